import { expect, test } from 'vitest'
import { checkSmallSiteWholly } from '../small-site.ts'

const page = (title: string, ...labels: readonly string[]) => `path: /
title: ${title}
description: ${title}
sections:
  - type: call-to-action
    id: start
    heading: ${title}
    actions:
${labels.map((label) => `      - { label: ${label}, to: home }\n`).join('')}`

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
