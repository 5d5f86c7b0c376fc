import type { LanguageWords, Vocabulary } from './language.ts'

/** A pattern that matches nothing. */
const never = '(?!)'

/** What every language has: signs and international words. The figures of a language build on it. */
export const plainFigures: LanguageWords = {
  numbers: () => new Map(),
  units: {},
  times: [],
  percent: [],
  scales: {},
  currencies: { euro: 'EUR' },
  cents: [],
  measures: {},
  between: [],
  conjunctions: [],
  ordinals: [],
  outOf: ['/'],
  article: [],
  by: [],
  clock: [],
  halfDays: false,
  halves: { am: never, pm: never },
  past: {},
  spokenTimes: {},
  fractions: {},
  plus: never,
  ofUnit: never,
  partOf: never,
  every: never,
  decade: never,
  deadlines: [],
  rates: 'per|euros?',
  idioms: '24/7|50/50|1:1',
  compounds: [],
  sayings: {},
  roundedMoney: true,
  spacedMarks: true,
  version: [],
  sections: [],
  example: [],
  repeatable: [],
}

/** A vocabulary without words. That of a language builds on it. */
export const plainVocabulary: Vocabulary = {
  functionWords: new Set(),
  sharedWords: new Set(),
  registers: {},
  notRegister: undefined,
  determiners: new Set(),
  verbMarkers: new Set(),
  abbreviations: new Set(['etc', 'incl', 'excl', 'vs', 'inc', 'ltd']),
  sentenceCase: false,
  length: 1,
  stemsOf: (stem) => [stem],
  rights: new Set(),
  streets: [],
  endings: [],
}
