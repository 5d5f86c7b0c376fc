import { expect, test } from 'vitest'
import { vocabularies } from '#generator/languages/index.ts'
import { compare } from './compare.ts'

/** A value as people say it and as they write it in digits, in each language. */
interface Value {
  readonly name: string
  readonly said: Phrases
  readonly written: Phrases
}

const languages = ['en', 'nl', 'de', 'fr'] as const

type Code = (typeof languages)[number]

type Phrases = Readonly<Record<Code, readonly string[]>>

const numbers: Readonly<Record<Code, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  nl: 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '),
  de: 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
}

const word = (code: Code, number: number) => numbers[code][number] ?? String(number)

const perLanguage = (phrasesIn: (code: Code) => readonly string[]): Phrases => ({
  en: phrasesIn('en'),
  nl: phrasesIn('nl'),
  de: phrasesIn('de'),
  fr: phrasesIn('fr'),
})

const fill = (
  templates: Phrases,
  parts: (code: Code) => Readonly<Record<string, string | number>>,
) =>
  perLanguage((code) =>
    templates[code].map((template) =>
      template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parts(code)[name])),
    ),
  )

const measure = (written: string, said: Phrases): Value => ({
  name: written,
  said,
  written: perLanguage(() => [written]),
})

const measures: readonly Value[] = [
  measure('500 g', {
    en: ['half a kilo', 'half a kilogram'],
    nl: ['een halve kilo'],
    de: ['ein halbes Kilo'],
    fr: ['un demi-kilo'],
  }),
  measure('1500 g', {
    en: ['one and a half kilos', 'a kilo and a half'],
    nl: ['anderhalve kilo'],
    de: ['anderthalb Kilo'],
    fr: ['un kilo et demi'],
  }),
  measure('250 ml', {
    en: ['a quarter of a litre', 'a quarter litre'],
    nl: ['een kwart liter'],
    de: ['ein viertel Liter'],
    fr: ['un quart de litre'],
  }),
  measure('2500 ml', {
    en: ['two and a half litres'],
    nl: ['tweeënhalve liter'],
    de: ['zweieinhalb Liter'],
    fr: ['deux litres et demi'],
  }),
  measure('50 cm', {
    en: ['half a metre'],
    nl: ['een halve meter'],
    de: ['ein halber Meter'],
    fr: ['un demi-mètre'],
  }),
  measure('500 kg', {
    en: ['half a tonne'],
    nl: ['een halve ton'],
    de: ['eine halbe Tonne'],
    fr: ['une demi-tonne'],
  }),
  {
    name: '500 metres',
    said: {
      en: ['half a kilometre'],
      nl: ['een halve kilometer'],
      de: ['ein halber Kilometer'],
      fr: ['un demi-kilomètre'],
    },
    written: { en: ['500 metres'], nl: ['500 meter'], de: ['500 Meter'], fr: ['500 mètres'] },
  },
]

const count = (number: number, said: Phrases): Value => ({
  name: String(number),
  said,
  written: perLanguage((code) => [new Intl.NumberFormat(code).format(number)]),
})

const counts: readonly Value[] = [
  count(250_000, {
    en: ['a quarter of a million'],
    nl: ['een kwart miljoen'],
    de: ['eine viertel Million'],
    fr: ['un quart de million'],
  }),
  count(500_000, {
    en: ['half a million'],
    nl: ['een half miljoen'],
    de: ['eine halbe Million'],
    fr: ['un demi-million'],
  }),
  count(1_500_000, {
    en: ['one and a half million', 'a million and a half'],
    nl: ['anderhalf miljoen'],
    de: ['anderthalb Millionen', 'eineinhalb Millionen'],
    fr: ['un million et demi'],
  }),
  count(2_500_000, {
    en: ['two and a half million'],
    nl: ['tweeënhalf miljoen', 'twee en een half miljoen'],
    de: ['zweieinhalb Millionen'],
    fr: ['deux millions et demi'],
  }),
]

const tens: readonly Readonly<Record<Code, readonly string[]>>[] = [
  {
    en: ['the twenties'],
    nl: ['de jaren twintig'],
    de: ['die zwanziger Jahre', 'die Zwanzigerjahre', 'die Zwanziger'],
    fr: ['les années vingt'],
  },
  {
    en: ['the sixties'],
    nl: ['de jaren zestig'],
    de: ['die sechziger Jahre', 'die Sechzigerjahre'],
    fr: ['les années soixante'],
  },
  {
    en: ['the eighties'],
    nl: ['de jaren tachtig'],
    de: ['die achtziger Jahre', 'die Achtzigerjahre'],
    fr: ['les années quatre-vingt', 'les années quatre-vingts'],
  },
  {
    en: ['the nineties', 'the nineteen-nineties', 'the nineteen nineties'],
    nl: ['de jaren negentig'],
    de: ['die neunziger Jahre', 'die Neunzigerjahre'],
    fr: ['les années quatre-vingt-dix'],
  },
]

const decades: readonly Value[] = [20, 60, 80, 90].map((decade, index) => ({
  name: `the ${decade}s`,
  said: tens[index] ?? { en: [], nl: [], de: [], fr: [] },
  written: fill(
    {
      en: ['the {decade}s', 'the ’{decade}s', 'the 19{decade}s'],
      nl: ['de jaren {decade}', 'de jaren ’{decade}', 'de jaren 19{decade}'],
      de: ['die {decade}er Jahre', 'die 19{decade}er Jahre', 'die {decade}er'],
      fr: ['les années {decade}', 'les années 19{decade}'],
    },
    () => ({ decade }),
  ),
}))

const minutes: Phrases = {
  en: ['It takes {minutes} minutes.', 'a {minutes}-minute call'],
  nl: ['Het duurt {minutes} minuten.'],
  de: ['Es dauert {minutes} Minuten.'],
  fr: ['Cela prend {minutes} minutes.'],
}

const duration = (total: number, said: Phrases): Value => ({
  name: `${total} minutes`,
  said,
  written: fill(minutes, () => ({ minutes: total })),
})

const durations: readonly Value[] = [
  duration(30, {
    en: ['half an hour'],
    nl: ['een half uur', 'een halfuur'],
    de: ['eine halbe Stunde'],
    fr: ['une demi-heure'],
  }),
  duration(45, {
    en: ['three quarters of an hour', 'three-quarters of an hour'],
    nl: ['drie kwartier'],
    de: ['drei Viertelstunden', 'eine Dreiviertelstunde'],
    fr: ["trois quarts d'heure", 'trois quarts d’heure'],
  }),
  duration(75, {
    en: ['an hour and a quarter', 'one and a quarter hours'],
    nl: ['een uur en een kwartier', 'vijf kwartier'],
    de: ['eine Stunde und fünfzehn Minuten', 'eineinviertel Stunden'],
    fr: ['une heure et quart', 'une heure et quinze minutes'],
  }),
  duration(90, {
    en: [
      'an hour and a half',
      'one and a half hours',
      'one hour and thirty minutes',
      '1 hour and 30 minutes',
    ],
    nl: ['anderhalf uur', 'een uur en dertig minuten', '1 uur en 30 minuten'],
    de: [
      'anderthalb Stunden',
      'eineinhalb Stunden',
      'eine Stunde und dreißig Minuten',
      '1 Stunde 30 Minuten',
    ],
    fr: ['une heure et demie', 'une heure et trente minutes', '1 heure 30 minutes'],
  }),
  duration(130, {
    en: ['two hours and ten minutes', 'two hours, ten minutes'],
    nl: ['twee uur en tien minuten'],
    de: ['zwei Stunden und zehn Minuten'],
    fr: ['deux heures et dix minutes', 'deux heures dix'],
  }),
  ...([2, 3, 4, 5, 8] as const).map((hours) =>
    duration(
      hours * 60 + 30,
      fill(
        {
          en: ['{hours} and a half hours', '{hours} hours and a half'],
          nl: [`{hours}${hours < 4 ? 'ën' : 'en'}half uur`, '{hours} en een half uur'],
          de: ['{hours}einhalb Stunden'],
          fr: ['{hours} heures et demie'],
        },
        (code) => ({ hours: word(code, hours) }),
      ),
    ),
  ),
]

const guests: Phrases = {
  en: ['{number} guests'],
  nl: ['{number} gasten'],
  de: ['{number} Gäste'],
  fr: ['{number} invités'],
}

const wordOf = (code: string, number: number) =>
  [...(vocabularies[code]?.numbers() ?? [])].find(([, value]) => value === number)?.[0] ?? 'no word'

/** Every seventh number below a thousand, as each language spells it first. */
const spelled: readonly Value[] = Array.from({ length: 140 }, (_, step) => {
  const value = 7 * step + 3
  return {
    name: String(value),
    said: fill(guests, (code) => ({ number: wordOf(code, value) })),
    written: fill(guests, () => ({ number: value })),
  }
})

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

const fractions: readonly Value[] = (
  [
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [1, 5],
    [2, 5],
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

const ratios: readonly Value[] = (
  [
    [1, 2],
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [3, 10],
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

const halves: Value = {
  name: 'half',
  said: {
    en: ['half of visitors', 'half the visitors', 'a half of visitors'],
    nl: ['de helft van de bezoekers'],
    de: ['die Hälfte der Besucher'],
    fr: ['la moitié des visiteurs'],
  },
  written: fill(percentages, () => percentOf(1 / 2)),
}

const time = (hour: number, minute: number, said: Phrases): readonly Value[] =>
  [hour, hour + 12].map((each) => ({
    name: `${each}:${minute}`,
    said,
    written: fill(
      {
        en: [
          'at {hour}:{minute}',
          ...(each > 12 ? [`at ${hour}:{minute} pm`] : ['at {hour}:{minute} am']),
        ],
        nl: ['om {hour}.{minute} uur', 'om {hour}:{minute}'],
        de: ['um {hour}.{minute} Uhr', 'um {hour}:{minute}'],
        fr: ['à {hour} h {minute}', 'à {hour}h{minute}', 'à {hour}:{minute}'],
      },
      () => ({ hour: each, minute: String(minute).padStart(2, '0') }),
    ),
  }))

const hours = [2, 7, 9]

const times: readonly Value[] = hours.flatMap((hour) => {
  const spoken = (templates: Phrases) =>
    fill(templates, (code) => ({ hour: word(code, hour), next: word(code, hour + 1) }))
  return [
    ...time(
      hour,
      30,
      spoken({
        en: ['at half past {hour}', 'at half {hour}', 'at {hour} thirty'],
        nl: ['om half {next}', 'om {hour} uur dertig'],
        de: ['um halb {next}', 'um {hour} Uhr dreißig'],
        fr: ['à {hour} heures et demie', 'à {hour} heures trente'],
      }),
    ),
    ...time(
      hour,
      15,
      spoken({
        en: ['at quarter past {hour}', 'at a quarter past {hour}'],
        nl: ['om kwart over {hour}'],
        de: ['um Viertel nach {hour}', 'um viertel {next}'],
        fr: ['à {hour} heures et quart', 'à {hour} heures quinze'],
      }),
    ),
    ...time(
      hour,
      45,
      spoken({
        en: ['at a quarter to {next}', 'at quarter to {next}', 'at {hour} forty-five'],
        nl: ['om kwart voor {next}'],
        de: ['um Viertel vor {next}', 'um drei viertel {next}', 'um dreiviertel {next}'],
        fr: ['à {next} heures moins le quart', 'à {hour} heures quarante-cinq'],
      }),
    ),
    ...time(
      hour,
      50,
      spoken({
        en: ['at ten to {next}', 'at {hour} fifty'],
        nl: ['om tien voor {next}'],
        de: ['um zehn vor {next}'],
        fr: ['à {next} heures moins dix'],
      }),
    ),
    ...time(
      hour,
      25,
      spoken({
        en: ['at twenty-five past {hour}'],
        nl: ['om vijf voor half {next}'],
        de: ['um fünf vor halb {next}'],
        fr: ['à {hour} heures vingt-cinq'],
      }),
    ),
  ]
})

/** Values of each dimension: two of one dimension differ. */
const dimensions: Readonly<Record<string, readonly Value[]>> = {
  fractions: [...fractions, halves],
  ratios,
  counts,
  spelled,
  durations,
  times,
  measures,
  decades,
}

type Pair = readonly [source: string, translation: string, from: string, to: string]

/** Every way to say a value in one language beside every way to write another in the other, both ways round. */
function pairsOf(said: Value, written: Value): readonly Pair[] {
  return languages.flatMap((from) =>
    languages
      .filter((to) => to !== from)
      .flatMap((to) =>
        said.said[from].flatMap((spoken) =>
          written.written[to].flatMap((digits): readonly Pair[] => [
            [spoken, digits, from, to],
            [digits, spoken, to, from],
          ]),
        ),
      ),
  )
}

const differs = ([source, translation, from, to]: Pair) =>
  compare(source, translation, to, from).some((rest) => rest.length > 0)

const isSame = (a: Value, b: Value) =>
  a.written.en[0] === b.written.en[0] || a.said.en[0] === b.said.en[0]

const shown = ([source, translation, from, to]: Pair) => `${from} ${source} · ${to} ${translation}`

test.for(Object.entries(dimensions))('%s in words and in digits are equal', ([, values]) => {
  const pairs = values.flatMap((value) => pairsOf(value, value))
  expect(pairs.length).toBeGreaterThan(50)
  expect(pairs.filter(differs).map(shown)).toEqual([])
})

test.for(Object.entries(dimensions))('%s that differ are told', ([, values]) => {
  const pairs = values.flatMap((value, index) => {
    const other = values[(index + 1) % values.length] ?? value
    return isSame(value, other) ? [] : pairsOf(value, other)
  })
  expect(pairs.length).toBeGreaterThan(50)
  expect(pairs.filter((pair) => !differs(pair)).map(shown)).toEqual([])
})
