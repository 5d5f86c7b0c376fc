import type { SpokenWords } from '../language.ts'
import { fractionWords } from '../word-set.ts'

export const spokenWords: SpokenWords = {
  spokenTimes: {
    'half {h}': [[-30, 0]],
    'half{h}': [[-30, 0]],
    'kwart over {h}': [[15, 0]],
    'kwart voor {h}': [[-15, 0]],
    '{m}(?: minuten)? over half {h}': [[-30, 1]],
    '{m}(?: minuten)? voor half {h}': [[-30, -1]],
    '{m}(?: minuten)? over {h}': [[0, 1]],
    '{m}(?: minuten)? voor {h}': [[0, -1]],
    '{h} uur(?: {m})?': [[0, 1]],
  },
  fractions: fractionWords('derde kwart|vierde vijfde zesde zevende achtste negende tiende', {
    half: 1 / 2,
    halve: 1 / 2,
    helft: 1 / 2,
  }),
  plus: 'en|ën',
  ofUnit: '(?:van )?(?:een|het|de) |van |',
  partOf: 'op elke|op de|op|van elke|van de|van|uit de|uit|/',
  every: 'elke|iedere',
}
