import { expect, test } from 'vitest'
import { bitsOf, type Mark, scan } from '#generator/text/scan.ts'

const marks = [
  'digit',
  'brace',
  'bracket',
  'markup',
  'address',
  'dots',
  'capitals',
  'capitalInside',
  'space',
  'sameInitials',
  'line',
] as const satisfies readonly Mark[]

const marksIn = (text: string) => marks.filter((mark) => (scan(text) & bitsOf([mark])) !== 0)

test.for<[string, readonly Mark[]]>([
  ['', []],
  ['We bake at night.', []],
  ['Wij bakken ’s nachts: “brood” – goed…', ['address']],
  ['Een café, één oven', ['sameInitials']],
  ['well-made bread', []],
  ['3 loaves', ['digit']],
  ['½ loaf', ['digit', 'sameInitials']],
  ['{name}', ['brace']],
  ['(fresh)', ['bracket']],
  ['[bread](home)', ['bracket', 'markup']],
  ['**bread**', ['markup']],
  ['- bread', ['markup']],
  ['bread & butter', ['markup']],
  ['a@b', ['address']],
  ['bakery.example', ['address']],
  ['and so on...', ['address', 'dots']],
  ['WEbsite', ['capitals', 'capitalInside']],
  ['ÉÉn brood', ['capitals', 'capitalInside', 'sameInitials']],
  ['Bread From Haarlem', ['capitalInside']],
  ['één Één', ['capitalInside', 'sameInitials']],
  [' bread', ['space']],
  ['bread ', ['space']],
  ['new  bread', ['space']],
  ['bread !', ['space']],
  ['new\tbread', ['space']],
  ['new\u00A0bread', ['space', 'sameInitials', 'capitalInside']],
  ['bread\u200B', ['space', 'sameInitials', 'capitalInside']],
  ['the the bread', ['sameInitials']],
  ['The the bread', ['sameInitials']],
  ['the\nthe bread', ['sameInitials', 'line']],
  ['the, the bread', []],
  ['一 一', ['sameInitials', 'capitalInside']],
])('%j may have %j', ([text, expected]) => {
  expect(marksIn(text)).toEqual(marks.filter((mark) => expected.includes(mark)))
})
