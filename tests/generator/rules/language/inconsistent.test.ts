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
/** The same on two pages. */
const onTwoPages = (first: Labels, second: Labels): Changes => {
  const { 'en/pages/home.yaml': en, 'nl/pages/home.yaml': nl } = buttons(...second)
  return { ...buttons(...first), 'en/pages/shop.yaml': en, 'nl/pages/shop.yaml': nl }
}

holdsForSites('language/inconsistent', {
  caught: {
    'two words for one button': buttons(['Order', 'Bestel'], ['Order', 'Koop']),
    'a stray among many': buttons(['Order', 'Bestel'], ['Order', 'Bestel'], ['Order', 'Koop nu']),
    'on two pages': onTwoPages(
      [['Book a call', 'Plan een gesprek']],
      [['Book a call', 'Boek een gesprek']],
    ),
    'in other capitals': buttons(['Order', 'Bestel'], ['ORDER', 'Koop']),
    'with a point': buttons(['Order now', 'Bestel nu'], ['Order now!', 'Koop nu!']),
    'with an arrow': buttons(['Order →', 'Bestel →'], ['Order', 'Koop']),
    'one left in English': buttons(['Download', 'Downloaden'], ['Download', 'Download']),
    'an article more': buttons(
      ['View plans', 'Bekijk pakketten'],
      ['View plans', 'Bekijk de pakketten'],
    ),
    'je and u': buttons(
      ['Start your audit', 'Start je audit'],
      ['Start your audit', 'Start uw audit'],
    ),
    'singular and plural': buttons(
      ['Read the story', 'Lees het verhaal'],
      ['Read the story', 'Lees de verhalen'],
    ),
    'a verb in another form': buttons(['Send', 'Verstuur'], ['Send', 'Versturen']),
    'two stray ones': buttons(['Next', 'Volgende'], ['Next', 'Verder'], ['Next', 'Door']),
    'two different buttons, one stray': buttons(
      ['Back', 'Terug'],
      ['Next', 'Verder'],
      ['Next', 'Door'],
    ),
    'an accent less': buttons(['One page', 'Eén pagina'], ['One page', 'Een pagina']),
    'a compound written apart': buttons(
      ['Free call', 'Gratis adviesgesprek'],
      ['Free call', 'Gratis advies gesprek'],
    ),
    'a typo': buttons(['Contact us', 'Neem contact op'], ['Contact us', 'Neem contakt op']),
  },
  clean: {
    'one word for one button': buttons(['Order', 'Bestel'], ['Order', 'Bestel']),
    'one button': buttons(['Order', 'Bestel']),
    'two buttons': buttons(['Order', 'Bestel'], ['Buy', 'Koop']),
    'two buttons that are one word in Dutch': buttons(
      ['Order', 'Bestel'],
      ['Place order', 'Bestel'],
    ),
    'other capitals': buttons(['Order', 'Bestel'], ['Order', 'bestel']),
    'an arrow more': buttons(['Order', 'Bestel'], ['Order', 'Bestel →']),
    'a point more': buttons(['Order', 'Bestel'], ['Order', 'Bestel!']),
    'a space more': buttons(['Order now', 'Bestel nu'], ['Order now', 'Bestel  nu']),
    'on two pages alike': onTwoPages(
      [['Book a call', 'Plan een gesprek']],
      [['Book a call', 'Plan een gesprek']],
    ),
    'a word more in both': buttons(['Order', 'Bestel'], ['Order bread', 'Koop brood']),
    'a plural in both': buttons(['Plan', 'Pakket'], ['Plans', 'Pakketten']),
    'a negation in both': buttons(['Show', 'Tonen'], ['Do not show', 'Niet meer tonen']),
    'names left alone': buttons(['LinkedIn', 'LinkedIn'], ['LinkedIn', 'LinkedIn']),
    'two English words for one': buttons(['Sign up', 'Aanmelden'], ['Register', 'Aanmelden']),
    'quotes of another kind': buttons(['“Yes”', '“Ja”'], ['"Yes"', '‘Ja’']),
    'texts that are no labels': {
      ...buttons(['Order', 'Bestel']),
      'en/faqs/home.yaml': 'questions:\n  - { id: a, question: Order, answer: Order }\n',
      'nl/faqs/home.yaml': 'questions:\n  - { id: a, question: Bestellen, answer: Koop }\n',
    },
  },
})
