import { expect, test } from 'vitest'
import { type Changes, checkSmallSiteWholly } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const page = (title: string, ...labels: readonly string[]) => `path: /
title: ${title}
description: ${title}
sections:
  - type: action
    id: start
    heading: ${title}
    actions:
${labels.map((label) => `      - { label: ${label}, to: home }\n`).join('')}    look: band
`

const inconsistent = (dutch: readonly string[]) =>
  checkSmallSiteWholly({
    'en/pages/home.yaml': page('Bakery', 'Order', 'Order'),
    'nl/pages/home.yaml': page('Bakkerij', ...dutch),
  }).diagnostics.filter(({ code }) => code === 'language/inconsistent')

test('one word for one button', () => {
  expect(inconsistent(['Bestel', 'Bestel'])).toEqual([])
})

test('two words for one button are told once, with the other one', () => {
  expect(inconsistent(['Bestel', 'Koop'])).toMatchObject([
    {
      at: { file: 'content/nl/pages/home.yaml', line: 10 },
      message: '"Order" is "Koop" here, and "Bestel" elsewhere in Dutch.',
      related: [{ at: { line: 9 } }],
      values: { en: 'Order', nl: 'Koop' },
    },
  ])
})

type Labels = readonly (readonly [en: string, nl: string])[]

/** A page whose buttons have these labels. */
const buttons = (...labels: Labels): Changes => ({
  'en/pages/home.yaml': page('Bakery', ...labels.map(([en]) => JSON.stringify(en))),
  'nl/pages/home.yaml': page('Bakkerij', ...labels.map(([, nl]) => JSON.stringify(nl))),
})

holdsForSites('language/inconsistent', {
  caught: {
    'two words for one button': buttons(['Order', 'Bestel'], ['Order', 'Koop']),
    'a compound written apart': buttons(
      ['Free call', 'Gratis adviesgesprek'],
      ['Free call', 'Gratis advies gesprek'],
    ),
  },
  clean: {
    'a negation in both': buttons(['Show', 'Tonen'], ['Do not show', 'Niet meer tonen']),
    'texts that are no labels': {
      ...buttons(['Order', 'Bestel']),
      'en/faqs/home.yaml': 'questions:\n  - { id: a, question: Order, answer: Order }\n',
      'nl/faqs/home.yaml': 'questions:\n  - { id: a, question: Bestellen, answer: Koop }\n',
    },
  },
})
