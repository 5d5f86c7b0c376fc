import { type Code, fill, type Phrases, type Value, word } from './phrases.ts'

/** The fractions with this denominator: one, and several. */
const denominators: Readonly<Record<number, Readonly<Record<Code, readonly [string, string]>>>> = {
  3: {
    en: ['third', 'thirds'],
    nl: ['derde', 'derde'],
    de: ['Drittel', 'Drittel'],
    fr: ['tiers', 'tiers'],
  },
  4: {
    en: ['quarter', 'quarters'],
    nl: ['kwart', 'kwart'],
    de: ['Viertel', 'Viertel'],
    fr: ['quart', 'quarts'],
  },
  5: {
    en: ['fifth', 'fifths'],
    nl: ['vijfde', 'vijfde'],
    de: ['Fünftel', 'Fünftel'],
    fr: ['cinquième', 'cinquièmes'],
  },
  8: {
    en: ['eighth', 'eighths'],
    nl: ['achtste', 'achtste'],
    de: ['Achtel', 'Achtel'],
    fr: ['huitième', 'huitièmes'],
  },
  10: {
    en: ['tenth', 'tenths'],
    nl: ['tiende', 'tiende'],
    de: ['Zehntel', 'Zehntel'],
    fr: ['dixième', 'dixièmes'],
  },
}

const percentages: Phrases = {
  en: ['{percent}% of visitors', '{percent} percent of visitors'],
  nl: ['{percent}% van de bezoekers', '{percent} procent van de bezoekers'],
  de: ['{percent} % der Besucher', '{percent} Prozent der Besucher'],
  fr: ['{percent} % des visiteurs', '{percent} pour cent des visiteurs'],
}

const percentOf = (share: number) => ({ percent: Math.round(share * 100) })

export const fractions: readonly Value[] = (
  [
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [1, 5],
    [2, 5],
    [4, 5],
    [1, 8],
    [7, 8],
    [1, 10],
    [3, 10],
  ] as const
).map(([part, whole]) => ({
  name: `${part}/${whole} as a fraction`,
  said: fill(
    {
      en: ['{part} {whole} of visitors', '{part}-{whole} of visitors'],
      nl: [
        '{part} {whole} van de bezoekers',
        ...(part > 1 && whole < 5 ? ['{part}{whole} van de bezoekers'] : []),
      ],
      de: ['{part} {whole} der Besucher'],
      fr: ['{part} {whole} des visiteurs'],
    },
    (code) => ({
      part: word(code, part),
      whole: denominators[whole]?.[code][part > 1 ? 1 : 0] ?? '',
    }),
  ),
  written: fill(percentages, () => percentOf(part / whole)),
}))

export const ratios: readonly Value[] = (
  [
    [1, 2],
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [2, 5],
    [3, 10],
    [7, 10],
    [9, 10],
  ] as const
).flatMap(([part, whole]) => {
  const templates: Phrases = {
    en: [
      '{part} in {whole} visitors',
      '{part} out of {whole} visitors',
      '{part} of every {whole} visitors',
    ],
    nl: ['{part} op de {whole} bezoekers', '{part} van de {whole} bezoekers'],
    de: ['{part} von {whole} Besuchern'],
    fr: ['{part} visiteurs sur {whole}', '{part} sur {whole}'],
  }
  const name = `${part} in ${whole}`
  const inWords = fill(templates, (code) => ({ part: word(code, part), whole: word(code, whole) }))
  const inDigits = fill(templates, () => ({ part, whole }))
  const written = fill(percentages, () => percentOf(part / whole))
  return [
    { name: `${name} in words`, said: inWords, written },
    { name: `${name} in digits`, said: inDigits, written },
  ]
})

export const halves: Value = {
  name: 'half',
  said: {
    en: ['half of visitors', 'half the visitors', 'a half of visitors'],
    nl: ['de helft van de bezoekers'],
    de: ['die Hälfte der Besucher'],
    fr: ['la moitié des visiteurs'],
  },
  written: fill(percentages, () => percentOf(1 / 2)),
}

const everyNth = (percent: number, said: Phrases): Value => ({
  name: `${percent}% as every so many`,
  said,
  written: fill(percentages, () => ({ percent })),
})

export const shares: readonly Value[] = [
  everyNth(50, {
    en: ['every second visitor'],
    nl: ['elke tweede bezoeker', 'iedere tweede bezoeker'],
    de: ['jeder zweite Besucher'],
    fr: ['un visiteur sur deux'],
  }),
  everyNth(33, {
    en: ['every third visitor'],
    nl: ['elke derde bezoeker', 'iedere derde bezoeker'],
    de: ['jeder dritte Besucher'],
    fr: ['un visiteur sur trois'],
  }),
  everyNth(20, {
    en: ['every fifth visitor'],
    nl: ['elke vijfde bezoeker'],
    de: ['jeder fünfte Besucher'],
    fr: ['un visiteur sur cinq'],
  }),
]
