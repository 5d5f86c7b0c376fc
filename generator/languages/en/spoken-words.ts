import type { SpokenWords } from '../language.ts'
import { fractionWords } from '../word-set.ts'

export const spokenWords: SpokenWords = {
  spokenTimes: {
    // In Britain it is 8.30; readers of Dutch and German take it for 7.30.
    'half {h}': [
      [30, 0],
      [-30, 0],
    ],
    'half past {h}': [[30, 0]],
    '(?:a )?quarter (?:past|after) {h}': [[15, 0]],
    '(?:a )?quarter (?:to|before|till) {h}': [[-15, 0]],
    '{m}(?: minutes)? (?:past|after) {h}': [[0, 1]],
    '{m}(?: minutes)? (?:to|before|till) {h}': [[0, -1]],
    "{h} o['’]clock": [[0, 0]],
    '{h}(?: oh)? {m}': [[0, 1]],
  },
  fractions: fractionWords(
    'third|thirds quarter|quarters|fourth|fourths fifth|fifths sixth|sixths seventh|sevenths eighth|eighths ninth|ninths tenth|tenths',
    { half: 1 / 2, halves: 1 / 2 },
  ),
  plus: 'and',
  ofUnit: '(?:of )?(?:an?|the)[ -]|of ',
  partOf: 'out of every|out of|of every|in every|in|of|/',
  every: 'every|each',
}
