import { expect, test } from 'vitest'
import { vocabularies } from '#generator/languages/index.ts'
import { compare } from './compare.ts'

const languages = ['en', 'nl', 'de'] as const

type Code = (typeof languages)[number]

/** A value as people say it and as they write it in digits, in each language. */
interface Value {
  readonly said: Phrases
  readonly written: Phrases
}

type Phrases = Readonly<Record<Code, readonly string[]>>

const perLanguage = (phrasesIn: (code: Code) => readonly string[]): Phrases => ({
  en: phrasesIn('en'),
  nl: phrasesIn('nl'),
  de: phrasesIn('de'),
})

/** The ways to say something, between slashes, in a column for each language. */
const columns = (line: string): Phrases => {
  const cells = line.split('|').map((cell) => cell.trim().split(' / '))
  return perLanguage((code) => cells[languages.indexOf(code)] ?? [])
}

const fill = (phrases: Phrases, parts: (code: Code) => Readonly<Record<string, string | number>>) =>
  perLanguage((code) =>
    phrases[code].map((phrase) =>
      phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parts(code)[name])),
    ),
  )

/** A value a line: what fills `{}` where it is written, and how it is said. */
const table = (written: Phrases, lines: string): readonly Value[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [value = '', ...said] = line.split(' | ')
      return {
        said: columns(said.join('|')),
        written: fill(written, () => ({ value: value.trim() })),
      }
    })

const numbers: Readonly<Record<Code, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  nl: 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '),
  de: 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
}

const word = (code: Code, number: number) => numbers[code][number] ?? String(number)

const plain = columns('{value} | {value} | {value}')

const measures = table(
  plain,
  `
500 g | half a kilo / half a kilogram | een halve kilo | ein halbes Kilo | un demi-kilo
1500 g | one and a half kilos / a kilo and a half | anderhalve kilo | anderthalb Kilo | un kilo et demi
250 ml | a quarter of a litre / a quarter litre | een kwart liter | ein viertel Liter | un quart de litre
2500 ml | two and a half litres | tweeënhalve liter | zweieinhalb Liter | deux litres et demi
50 cm | half a metre | een halve meter | ein halber Meter | un demi-mètre
500 kg | half a tonne | een halve ton | eine halbe Tonne | une demi-tonne
500 m | half a kilometre | een halve kilometer | ein halber Kilometer | un demi-kilomètre`,
)

const counts = table(
  plain,
  `
250000 | a quarter of a million | een kwart miljoen | eine viertel Million
500000 | half a million | een half miljoen | eine halbe Million
1500000 | one and a half million / a million and a half | anderhalf miljoen | anderthalb Millionen / eineinhalb Millionen
2500000 | two and a half million | tweeënhalf miljoen / twee en een half miljoen | zweieinhalb Millionen`,
).map(({ said, written }) => ({
  said,
  written: perLanguage((code) => [new Intl.NumberFormat(code).format(Number(written[code][0]))]),
}))

const decades = table(
  columns(
    'the {value}s / the ’{value}s / the 19{value}s | de jaren {value} / de jaren ’{value} / de jaren 19{value} | die {value}er Jahre / die 19{value}er Jahre / die {value}er',
  ),
  `
20 | the twenties | de jaren twintig | die zwanziger Jahre / die Zwanzigerjahre / die Zwanziger
60 | the sixties | de jaren zestig | die sechziger Jahre / die Sechzigerjahre
80 | the eighties | de jaren tachtig | die achtziger Jahre / die Achtzigerjahre
90 | the nineties / the nineteen-nineties / the nineteen nineties | de jaren negentig | die neunziger Jahre / die Neunzigerjahre`,
)

const minutes = columns(
  'It takes {value} minutes. / a {value}-minute call | Het duurt {value} minuten. | Es dauert {value} Minuten.',
)

const durations = [
  ...table(
    minutes,
    `
30 | half an hour | een half uur / een halfuur | eine halbe Stunde
45 | three quarters of an hour / three-quarters of an hour | drie kwartier | drei Viertelstunden / eine Dreiviertelstunde
75 | an hour and a quarter / one and a quarter hours | een uur en een kwartier / vijf kwartier | eine Stunde und fünfzehn Minuten / eineinviertel Stunden
90 | an hour and a half / one and a half hours / one hour and thirty minutes / 1 hour and 30 minutes | anderhalf uur / een uur en dertig minuten / 1 uur en 30 minuten | anderthalb Stunden / eineinhalb Stunden / eine Stunde und dreißig Minuten / 1 Stunde 30 Minuten
130 | two hours and ten minutes / two hours, ten minutes | twee uur en tien minuten | zwei Stunden und zehn Minuten`,
  ),
  ...[2, 3, 4, 5, 8].map((hours) => ({
    said: fill(
      columns(
        `{hours} and a half hours / {hours} hours and a half | {hours}${hours < 4 ? 'ën' : 'en'}half uur / {hours} en een half uur | {hours}einhalb Stunden`,
      ),
      (code) => ({ hours: word(code, hours) }),
    ),
    written: fill(minutes, () => ({ value: hours * 60 + 30 })),
  })),
]

const guests = columns('{number} guests | {number} gasten | {number} Gäste')

const wordOf = (code: string, number: number) =>
  [...(vocabularies[code]?.numbers() ?? [])].find(([, value]) => value === number)?.[0] ?? 'no word'

/** Every seventh number below a thousand, as each language spells it first. */
const spelled: readonly Value[] = Array.from({ length: 140 }, (_, step) => {
  const value = 7 * step + 3
  return {
    said: fill(guests, (code) => ({ number: wordOf(code, value) })),
    written: fill(guests, () => ({ number: value })),
  }
})

const percentages = columns(
  '{value}% of visitors / {value} percent of visitors | {value}% van de bezoekers / {value} procent van de bezoekers | {value} % der Besucher / {value} Prozent der Besucher',
)

const fractions = table(
  percentages,
  `
33 | one third of visitors / one-third of visitors | één derde van de bezoekers | ein Drittel der Besucher
67 | two thirds of visitors / two-thirds of visitors | twee derde van de bezoekers / tweederde van de bezoekers | zwei Drittel der Besucher
25 | one quarter of visitors / one-quarter of visitors | één kwart van de bezoekers | ein Viertel der Besucher
75 | three quarters of visitors / three-quarters of visitors | drie kwart van de bezoekers / driekwart van de bezoekers | drei Viertel der Besucher
20 | one fifth of visitors / one-fifth of visitors | één vijfde van de bezoekers | ein Fünftel der Besucher
40 | two fifths of visitors / two-fifths of visitors | twee vijfde van de bezoekers | zwei Fünftel der Besucher
10 | one tenth of visitors / one-tenth of visitors | één tiende van de bezoekers | ein Zehntel der Besucher
30 | three tenths of visitors / three-tenths of visitors | drie tiende van de bezoekers | drei Zehntel der Besucher
50 | half of visitors / half the visitors / a half of visitors | de helft van de bezoekers | die Hälfte der Besucher`,
)

const ratio = columns(
  '{part} in {whole} visitors / {part} out of {whole} visitors / {part} of every {whole} visitors | {part} op de {whole} bezoekers / {part} van de {whole} bezoekers | {part} von {whole} Besuchern',
)

const ratios = (
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
  const written = fill(percentages, () => ({ value: Math.round((part / whole) * 100) }))
  const inWords = fill(ratio, (code) => ({ part: word(code, part), whole: word(code, whole) }))
  return [
    { said: inWords, written },
    { said: fill(ratio, () => ({ part, whole })), written },
  ]
})

const clock = columns(
  'at {hour}:{minute} | om {hour}.{minute} uur / om {hour}:{minute} | um {hour}.{minute} Uhr / um {hour}:{minute}',
)

const spokenTimes = `
30 | at half past {hour} / at half {hour} / at {hour} thirty | om half {next} / om {hour} uur dertig | um halb {next} / um {hour} Uhr dreißig
15 | at quarter past {hour} / at a quarter past {hour} | om kwart over {hour} | um Viertel nach {hour} / um viertel {next}
45 | at a quarter to {next} / at quarter to {next} / at {hour} forty-five | om kwart voor {next} | um Viertel vor {next} / um drei viertel {next} / um dreiviertel {next}
50 | at ten to {next} / at {hour} fifty | om tien voor {next} | um zehn vor {next}
25 | at twenty-five past {hour} | om vijf voor half {next} | um fünf vor halb {next}`

/** Twice a day. */
const times = [2, 7, 9].flatMap((hour) =>
  table(plain, spokenTimes).flatMap(({ said, written }) =>
    [hour, hour + 12].map((each) => ({
      said: fill(said, (code) => ({
        hour: word(code, hour),
        next: word(code, hour + 1),
      })),
      written: fill(
        {
          ...clock,
          en: [...clock.en, each > 12 ? `at ${hour}:{minute} pm` : 'at {hour}:{minute} am'],
        },
        () => ({ hour: each, minute: `${written.en[0]}` }),
      ),
    })),
  ),
)

/** Values of each dimension: two of one dimension differ. */
const dimensions: Readonly<Record<string, readonly Value[]>> = {
  fractions,
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
