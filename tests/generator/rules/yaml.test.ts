import { expect, test } from 'vitest'
import { type Changes, checkSmallSite } from '../small-site.ts'
import { holdsForSites, sitesOf } from './sites.ts'

const facts = (value: string) => ({
  'facts.yaml': `price:\n  bread: { text: x }\n  rye: ${value}\n`,
})

const found = (value: string) =>
  checkSmallSite(facts(value)).diagnostics.filter(({ code }) => code === 'yaml/needs-quotes')

const traps = [
  '{ money: 649.500 }',
  '{ number: 0123 }',
  '{ text: Onze #brood }',
  '{ text: We are # 1 in bread }',
  '{ text: ‘Our bread’ }',
]

/** What is read as it is written, whatever another program might read. */
const plain = [
  '{ text: no }',
  "{ date: '2025-06-01' }",
  '{ money: 11.99 }',
  '{ text: “Good” and “better” }',
  '{ text: ’s Nachts gebakken }',
]

const inFlow = (value: string) => facts(`\n    ${value.slice(2, -2)}`)

holdsForSites('yaml/needs-quotes', {
  caught: sitesOf(traps, inFlow),
  clean: sitesOf(plain, inFlow),
})

test('marks that stand on the page become quotes; a number is left to its author', () => {
  expect(found('\n    text: “It’s good”')).toMatchObject([
    { severity: 'warning', at: { line: 4, column: 11 }, fix: { edits: [{ text: "'It’s good'" }] } },
  ])
  // An amount has a rule of its own.
  expect(found('\n    number: 1.199')).toMatchObject([{ severity: 'error' }])
  expect(found('\n    number: 1.199')[0]?.fix).toBeUndefined()
})

test('a text that is read as a number is told once, with the digits that were written', () => {
  const { diagnostics } = checkSmallSite(facts('\n    text: 0123'))
  expect(diagnostics).toMatchObject([
    {
      code: 'schema/wrong-type',
      hint: "Put it between quotes: '0123'.",
      fix: { edits: [{ text: "'0123'" }] },
    },
  ])
})

/** A page whose section ends in these lines, of which the first begins the text. */
const page = (lines: string): Changes => ({
  'nl/pages/home.yaml': `path: /
title: Bakkerij in Haarlem
description: Brood
sections:
  - type: text
    look: prose
    id: about
    heading: Brood
${lines}
`,
})

const text = (indicator: string, lines: readonly string[]) =>
  `    text: ${indicator}\n      Wij bakken ’s nachts.\n${lines.map((line) => `${line}\n`).join('')}`

const swallowed = [
  text('|', ['      tile: door']),
  text('|-', ['      - type: statement', '        id: end']),
  text('>-', ['      - id: end']),
  `    text: "Wij bakken\n      tile: key"`,
  `    text: 'Wij bakken\n      tile: door'`,
]

const fine = [
  text('>-', ['      Let op: op zondag zijn we dicht.']),
  text('|-', ['      zondag: gesloten']),
  text('|-', ['      - brood: elke dag', '      - koek: op zaterdag']),
  text('>-', ['      Zie https://bakery.example/side: daar.']),
  `    text: "Wij bakken: altijd"\n    tile: key`,
]

holdsForSites('yaml/swallowed-line', {
  caught: sitesOf(swallowed, page),
  clean: sitesOf(fine, page),
})
