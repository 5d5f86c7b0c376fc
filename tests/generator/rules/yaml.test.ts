import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { findingsOf } from '../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from './sites.ts'

const facts = (value: string) => ({
  'facts.yaml': `price:\n  bread: { text: x }\n  rye: ${value}\n`,
})

holdsForSites('yaml/needs-quotes', {
  caught: sitesOf(
    ['{ number: 0123 }', '\n    text: Onze #brood', '\n    text: We are # 1 in bread'],
    facts,
  ),
  clean: sitesOf(
    [
      '{ text: no }',
      "{ date: '2025-06-01' }",
      '{ money: 11.99 }',
      '{ text: “Good” and “better” }',
      '{ text: ’s Nachts gebakken }',
    ],
    facts,
  ),
})

test('marks that stand on the page become quotes; a number is left to its author', () => {
  expect(findingsOfRule('yaml/needs-quotes', facts('\n    text: “It’s good”'))).toMatchObject([
    { severity: 'warning', at: { line: 4, column: 11 }, fix: { edits: [{ text: "'It’s good'" }] } },
  ])
  const [found] = findingsOfRule('yaml/needs-quotes', facts('\n    number: 1.199'))
  expect(found).toMatchObject({ severity: 'error' })
  expect(found?.fix).toBeUndefined()
})

test('a text that is read as a number is told once', () => {
  expect(findingsOf(facts('\n    text: 0123'))).toEqual([
    expect.stringContaining('schema/wrong-type'),
  ])
})

/** The home page, whose section ends in these lines. */
const page = (lines: string) =>
  edit('nl/pages/home.yaml', / {4}tile[^$]*/, `    look: prose\n    heading: Brood\n${lines}\n`)

const text = (indicator: string, ...lines: readonly string[]) =>
  `    text: ${indicator}\n      Wij bakken ’s nachts.\n${lines.map((line) => `      ${line}\n`).join('')}`

holdsForSites('yaml/swallowed-line', {
  caught: sitesOf(
    [text('|', 'tile: door'), text('>-', '- id: end'), `    text: "Wij bakken\n      tile: key"`],
    page,
  ),
  clean: sitesOf(
    [
      text('>-', 'Let op: op zondag zijn we dicht.'),
      text('|-', 'zondag: gesloten'),
      text('>-', 'Zie https://bakery.example/side: daar.'),
      `    text: "Wij bakken: altijd"\n    tile: key`,
    ],
    page,
  ),
})
