import { expect, test } from 'vitest'
import { pretty } from '#cli/report/pretty.ts'
import type { Report } from '#cli/report/reporter.ts'
import type { Diagnostic } from '#generator/index.ts'

const diagnostic: Diagnostic = {
  id: 'f3a9c1',
  code: 'area/what',
  severity: 'error',
  message: 'Something is wrong.',
  at: { file: 'content/a.yaml', line: 12, column: 3 },
}

const print = (diagnostics: readonly Diagnostic[], line = 'a: b') => {
  const report: Report = {
    diagnostics,
    lines: () => Array<string>(12).fill(line),
    files: 9,
    duration: 0,
    hasColor: false,
  }
  return pretty(report)
}

test('a finding with all that it may have', () => {
  const related = [{ at: { file: 'content/b.yaml', line: 1, column: 2 }, message: 'It is here.' }]

  expect(print([{ ...diagnostic, path: 'a.b', hint: 'Mend it.', related }])).toBe(`\
✖ error  Something is wrong.  area/what
  --> content/a.yaml:12:3  a.b
12 | a: b
   |   ^
   = It is here. content/b.yaml:1:2
   = Fix: Mend it.

1 error. 9 files checked in 0.00 s.
`)
})

test('a place without a line shows none', () => {
  expect(print([diagnostic], '')).not.toContain('|')
})

test('the gravest comes last, else the order stays', () => {
  const printed = print([
    { ...diagnostic, message: 'First.' },
    { ...diagnostic, message: 'Second.', severity: 'info' },
    { ...diagnostic, message: 'Third.' },
    { ...diagnostic, message: 'Fourth.', severity: 'warning' },
  ])

  expect(printed.match(/\w+(?=\. {2}area)/g)).toEqual(['Second', 'Fourth', 'First', 'Third'])
})

test.for([1, 40, 80, 81, 99, 100, 101, 150, 240])(
  'the caret stands under column %i of a long line',
  (column) => {
    const line = Array.from({ length: 240 }, (_, index) =>
      String.fromCodePoint(0x100 + index),
    ).join('')
    const [, , text = '', caret = ''] = print(
      [{ ...diagnostic, at: { ...diagnostic.at, column } }],
      line,
    ).split('\n')

    expect(text[caret.indexOf('^')]).toBe(line[column - 1])
    expect(text.length).toBeLessThan(120)
  },
)
