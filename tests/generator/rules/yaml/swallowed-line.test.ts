import { expect, test } from 'vitest'
import type { Changes } from '../../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

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
  text('|', ['      side: start']),
  text('|-', ['      - type: statement', '        id: end']),
  text('>-', ['      - id: end']),
  `    text: "Wij bakken\n      side: end"`,
  `    text: 'Wij bakken\n      side: start'`,
]
const fine = [
  text('>-', ['      Let op: op zondag zijn we dicht.']),
  text('|-', ['      zondag: gesloten']),
  text('|-', ['      - brood: elke dag', '      - koek: op zaterdag']),
  text('>-', ['      Zie https://bakery.example/side: daar.']),
  `    text: "Wij bakken: altijd"\n    side: end`,
]

holdsForSites('yaml/swallowed-line', {
  caught: sitesOf(swallowed, page),
  clean: sitesOf(fine, page),
})

test('points at the line', () => {
  expect(
    findingsOfRule('yaml/swallowed-line', page(text('>-', ['      side: end']))),
  ).toMatchObject([
    {
      at: { line: 11, column: 7, end: { line: 11, column: 16 } },
      message: 'The line "side: end" is part of the text above it.',
      hint: 'If it is a key, start it in the same column as "text".',
    },
  ])
})
