import { expect, test } from 'vitest'
import { excerpt } from '#cli/report/excerpt.ts'

test.for<
  readonly [line: string, column: number, end: number | undefined, carets: string, text?: string]
>([
  ['a: bread', 4, 9, '   ^^^^^'],
  ['a: bread', 4, undefined, '   ^'],
  ['a: 面包 x', 4, 6, '   ^^^^'],
  ['a: 面包 x', 7, 8, '        ^'],
  ['a: 👩‍🍳 x', 10, 11, '      ^'],
  ['a: cre\u0300me', 8, 10, '      ^^'],
  ['ｱ\u200BＡ❤️ x', 7, 8, '      ^'],
  ['a:\tb', 4, 5, '    ^', 'a:  b'],
  ['\uFEFFa: b', 5, 6, '   ^'],
  ['abcdefghijklmnop', 2, 4, ' ^^', 'abcdefghij…'],
  ['abcdefghijklmnop', 12, 14, '      ^^', '…ghijklmnop'],
  ['abcdefghijklmnop', 2, 17, ' ^^^^^^^^^^', '…bcdefghijk…'],
])('%j, %i to %s', ([line, column, end, carets, text = line]) => {
  const shown = excerpt(line, { column, end, columns: 10 })

  expect([shown.text, `${shown.indent}${shown.carets}`]).toEqual([text, carets])
})
