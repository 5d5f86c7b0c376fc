import type { SpokenWords } from '../language.ts'
import { fractionWords, wordList } from '../word-set.ts'

export const spokenWords: SpokenWords = {
  spokenTimes: {
    'halb {h}': [[-30, 0]],
    'viertel nach {h}': [[15, 0]],
    'viertel vor {h}': [[-15, 0]],
    'viertel {h}': [[-45, 0]],
    'drei ?viertel {h}': [[-15, 0]],
    '{m}(?: minuten)? nach halb {h}': [[-30, 1]],
    '{m}(?: minuten)? vor halb {h}': [[-30, -1]],
    '{m}(?: minuten)? nach {h}': [[0, 1]],
    '{m}(?: minuten)? vor {h}': [[0, -1]],
    '{h} uhr(?: {m})?': [[0, 1]],
  },
  fractions: fractionWords('drittel viertel fünftel sechstel siebtel achtel neuntel zehntel', {
    ...Object.fromEntries(
      wordList('halb halbe halben halber halbes hälfte').map((word) => [word, 1 / 2]),
    ),
  }),
  plus: 'und',
  ofUnit: '(?:eines|einer|einem|des|der) |',
  partOf: 'von den|von je|von|aus|auf|in|/',
  every: 'jede[mnrs]?',
}
