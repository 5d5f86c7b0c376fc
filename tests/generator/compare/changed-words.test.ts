import { expect, test } from 'vitest'
import { changedPart, changedWords } from '#generator/compare/changed-words.ts'

test.for([
  ['Usually 2-3 weeks', 'Usually 3-4 weeks', 'Usually [2-3] weeks', 'Usually [3-4] weeks'],
  ['one two', 'one', 'one [two]', 'one'],
  ['', 'new', '[]', '[new]'],
  ['every day, except on Sundays.', 'every day.', 'every day[, except on Sundays].', 'every day.'],
  ['call us now.', 'call us now!', 'call us now[.]', 'call us now[!]'],
  ['a, b', 'c, b', '[a], b', '[c], b'],
  ['the the cat', 'the cat', 'the [the] cat', 'the cat'],
  [
    'a b c d e f g h i j OLD k l m n o p q r s t',
    'a b c d e f g h i j NEW k l m n o p q r s t',
    '… c d e f g h i j [OLD] k l m n o p q r …',
    '… c d e f g h i j [NEW] k l m n o p q r …',
  ],
] as const)('%s → %s', ([before, after, was, is]) => {
  expect(changedWords(before, after)).toEqual([was, is])
})

test.for([
  ['Je moet bellen.', 'Je mag bellen.', 'moet', 'mag'],
  ['every day, except on Sundays.', 'every day.', 'except on Sundays', ''],
  ['call us.', 'call us, please!', '', 'please'],
  ['so.', 'so!', '', ''],
] as const)('%s → %s changed in', ([before, after, was, is]) => {
  expect(changedPart(before, after)).toEqual([was, is])
})
