import { expect, test } from 'vitest'
import { excerpt } from '#cli/report/pretty/excerpt.ts'
import { displayWidth } from '#cli/report/terminal-text.ts'

test.for([
  { line: 'a: bread', column: 4, end: 9, shown: ['a: bread', '   ^^^^^'] },
  { line: 'a: bread', column: 4, end: undefined, shown: ['a: bread', '   ^'] },
  { line: 'a: bread', column: 4, end: 4, shown: ['a: bread', '   ^'] },
  { line: 'a:', column: 3, end: undefined, shown: ['a:', '  ^'] },
  { line: 'a: 面包 x', column: 4, end: 6, shown: ['a: 面包 x', '   ^^^^'] },
  { line: 'a: 面包 x', column: 7, end: 8, shown: ['a: 面包 x', '        ^'] },
  { line: 'a: 👩‍🍳 x', column: 10, end: 11, shown: ['a: 👩‍🍳 x', '      ^'] },
  { line: 'a: cre\u0300me', column: 8, end: 10, shown: ['a: cre\u0300me', '      ^^'] },
  { line: 'a:\tb', column: 4, end: 5, shown: ['a:  b', '    ^'] },
  { line: '\uFEFFa: b', column: 5, end: 6, shown: ['\uFEFFa: b', '   ^'] },
  { line: 'abcdefghijklmnop', column: 2, end: 4, columns: 10, shown: ['abcdefghij…', ' ^^'] },
  {
    line: 'abcdefghijklmnop',
    column: 12,
    end: 14,
    columns: 10,
    shown: ['…ghijklmnop', '      ^^'],
  },
  {
    line: 'abcdefghijklmnop',
    column: 2,
    end: 17,
    columns: 10,
    shown: ['…bcdefghijk…', ' ^^^^^^^^^^'],
  },
])('$line, $column to $end', ({ line, column, end, columns = 40, shown }) => {
  const { text, indent, carets } = excerpt(line, { column, end, columns })

  expect([text, `${indent}${carets}`]).toEqual(shown)
})

test('a long line is cut to the part around the range, with the carets under it', () => {
  const line = Array.from({ length: 240 }, (_, index) => String.fromCodePoint(0x100 + index)).join(
    '',
  )

  for (let column = 1; column <= 240; column += 1) {
    const { text, indent, carets } = excerpt(line, { column, end: undefined, columns: 60 })
    expect(text[indent.length]).toBe(line[column - 1])
    expect(carets).toBe('^')
    expect(displayWidth(text)).toBeLessThanOrEqual(62)
  }
})

test.for([
  ['é', 1],
  ['面', 2],
  ['ｱ', 1],
  ['Ａ', 2],
  ['가', 2],
  ['♥', 1],
  ['❤️', 2],
  ['1️⃣', 2],
  ['🇳🇱', 2],
  ['👩‍🍳', 2],
  ['\u200B', 0],
] as const)('%s takes %d columns', ([text, columns]) => {
  expect(displayWidth(text)).toBe(columns)
})
