import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { pretty } from '#cli/report/pretty.ts'
import { displayWidth } from '#cli/report/terminal.ts'
import { blank, finding, kept, mismatch, missing, reportOf, stale } from './sample.ts'

const screen = { hasColor: false, columns: 100, scrolls: true }

test('findings as people at a terminal read them', () => {
  expect(pretty(reportOf())).toBe(`\
ℹ note  A space stands after the last word.                               text/space-at-end · 0b2e77

  nl  content/nl/pages/prices.yaml:5:29
   5 │     note: Meestal 2-3 weken.
     │                             ^

  Fix it   Remove the space. Or have it done:  npm run -s diptych -- validate --fix
  Keep it  If it is meant to be so:  npm run -s diptych -- keep 0b2e77 "why it is meant to be so"
  More     npm run -s diptych -- explain text/space-at-end

⚠ warning  The English text changed; the Dutch text did not.              translation/stale · 8c17d0

  Prices › Bread › Note

  nl  content/nl/pages/prices.yaml:5:11
  English was   Usually [2-3] weeks.
  English is    Usually [3-4] weeks.
  Dutch still   Meestal 2-3 weken.

  Fix it   Change the Dutch, or accept it as it is.
  Keep it  If both say the same:  npm run -s diptych -- keep 8c17d0 "why it is meant to be so"
  More     npm run -s diptych -- explain translation/stale

✖ error  Dutch says 73%, English says 83%.                                   facts/mismatch · f3a9c1

  Prices › Bread › Value

  nl  content/nl/pages/prices.yaml:4:13
   4 │     value: "73%"
     │             ^^^ here
  en  content/en/pages/prices.yaml:4:13
   4 │     value: "83%"
     │             ^^^ and here

  Fix it   Make both the same number.
  Keep it  If it is meant to be so:  npm run -s diptych -- keep f3a9c1 "why it is meant to be so"
  More     npm run -s diptych -- explain facts/mismatch

1 to fix, 1 to look at, 1 to know, 1 kept on purpose.   5 files, 2 languages, 1,412 texts, 0.9 s.
Dutch: 1,409 of 1,412 texts translated, 6 out of date. Start with Prices › Bread › Note.
`)
})

test('without colour the text is the same', () => {
  const coloured = pretty(
    reportOf([mismatch, stale, blank], { screen: { ...screen, hasColor: true } }),
  )

  expect(coloured).toContain('\u001B[31m✖ error\u001B[39m')
  expect(stripVTControlCharacters(coloured)).toBe(pretty(reportOf()))
})

const idsIn = (text: string) => text.match(/(?<=· )[\w-]+/g)

test('the most severe comes last on a terminal, else first; what one page has stays together', () => {
  const ids = (scrolls: boolean) =>
    idsIn(pretty(reportOf([stale, mismatch, blank], { screen: { ...screen, scrolls } })))
  expect(ids(true)).toEqual(['0b2e77', '8c17d0', 'f3a9c1'])
  expect(ids(false)).toEqual(['f3a9c1', '8c17d0', '0b2e77'])

  const place = (file: string, severity: 'error' | 'warning') =>
    finding({ file: `content/nl/${file}.yaml`, severity, id: `${file}-${severity}` })
  const report = reportOf([place('a', 'error'), place('b', 'warning'), place('a', 'warning')])
  expect(idsIn(pretty(report))).toEqual(['b-warning', 'a-warning', 'a-error'])
})

test.for([
  [100, ['a', 'b', 'c']],
  [20, ['a', 'b']],
  [1, ['b']],
] as const)('in %i lines the most severe are shown: %j', ([lines, shown]) => {
  const each = (id: string, severity: 'error' | 'warning') =>
    finding({ file: `content/nl/${id}.yaml`, id, severity, hint: 'Do this.' })
  const found = [each('a', 'warning'), each('b', 'error'), each('c', 'warning')]
  const text = pretty(reportOf(found, { screen: { ...screen, scrolls: false, lines } }))
  expect(idsIn(text)?.toSorted()).toEqual(shown)
  expect(text.includes(`${3 - shown.length} not shown`)).toBe(shown.length < 3)
})

test.for([
  {
    name: 'a code that nobody may keep',
    diagnostic: { ...mismatch, code: 'schema/x' },
    line: 'Keep',
  },
  { name: 'a finding without a hint', diagnostic: { ...mismatch, hint: '' }, line: 'Fix it' },
  {
    name: 'a line that is not there',
    diagnostic: { ...kept, at: { file: 'content/gone.yaml', line: 1, column: 1 } },
    line: '│',
  },
])('$name: no line "$line"', ({ diagnostic, line }) => {
  expect(pretty(reportOf([mismatch]))).toContain(line)
  expect(pretty(reportOf([diagnostic]))).not.toContain(line)
})

test('control characters in content are made visible', () => {
  const nasty = {
    ...mismatch,
    message: 'It says \u001B[2J\u0007\u202Eevil\nand more.',
    related: [],
  }
  const text = () => '\n\n\nvalue: "\u001B]0;title\u0007"'
  const printed = pretty(reportOf([nasty], { text }))

  expect(printed).toContain('It says ␛[2J␇␡evil and more.')
  expect(printed).toContain('value: "␛]0;title␇"')
  expect(printed).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_C}/u)
})

test.for([38, 200])('no prose is wider than %i columns', (columns) => {
  const message = 'A word or two. '.repeat(12).trim()
  const long = { ...mismatch, message, hint: 'Do this. '.repeat(20) }
  const printed = pretty(reportOf([long, stale], { screen: { ...screen, columns } }))
  const prose = printed.split('\n').filter((line) => !/npm run|content\//.test(line))

  expect(Math.max(...prose.map(displayWidth))).toBeLessThanOrEqual(Math.min(columns, 100))
  // A text stands below its label where there is no room beside it.
  expect(printed.includes('  English was\n    Usually [2-3] weeks.')).toBe(columns === 38)
})

test('the other places of a name stand under it, by file', () => {
  const text = pretty(reportOf([missing], { screen }))

  expect(text).toMatch(
    /\n {2}It stands here too, by line:\n {4}content\/en\/catalog\.yaml:8, 12\n( {4}content\/nl\S+:7\n){7} {4}and 5 more places\n/,
  )
  expect(text).toContain('1 to fix, 1 kept on purpose.')
})
