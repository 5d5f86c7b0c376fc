import { describe, expect, test } from 'vitest'
import { vocabularies } from '#generator/languages/index.ts'
import { languageFormat } from '#generator/languages/language-format.ts'
import { readFacts } from '#generator/model/facts/facts.ts'
import { figuresOfTexts, unmatched } from '#generator/text/figures/compare-figures.ts'

const facts = readFacts({
  price: { core: { money: 599 }, pro: { money: 1999 } },
  hosting: { free: { number: 12, unit: 'month' }, yearly: { moneyRange: [10, 50] } },
  delivery: { core: { range: [2, 3], unit: 'week' } },
  payment: { start: { percent: 25 } },
  legal: { effective: { date: '2025-06-01' } },
  company: { name: { text: 'Tegelwerk' }, registration: { text: 'KvK 12345678' } },
})

const contexts = new Map(
  ['en-GB', 'nl-NL', 'de-DE', 'pl-PL'].map((locale) => [
    locale.slice(0, 2),
    { format: languageFormat(locale, 'EUR'), facts },
  ]),
)

function said(text: string, language: string) {
  const context = contexts.get(language)
  if (!context) throw new Error(language)
  return figuresOfTexts([text], context)
}

/** The figures of a text and of a translation that the other does not say. */
function compare(source: string, translation: string, language = 'nl', from = 'en') {
  const rest = unmatched(said(source, from), said(translation, language))
  return [rest.source, rest.translation].map((figures) => [
    ...new Set(figures.map(({ text }) => text)),
  ])
}

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.trim()))

const equal = rowsOf(`
€1,199 excluding VAT | € 1.199 exclusief btw
EUR 599 | 599 euro
€1.5 million in sales | € 1,5 miljoen omzet
€5m in sales | € 5 miljoen omzet
Custom work costs €69 an hour. | Maatwerk kost 69 euro per uur.
€0 a month | gratis per maand
It costs 5 euros. | Het kost vijf euro.
about {{hosting.yearly}} a year | zo’n € 10 tot 50 per jaar
€600 - €800 | tussen € 600 en € 800
£20 | 20 pond
83% finish | 83 procent haalt het einde
25% at the start, 75% on delivery | 75% bij oplevering, 25% bij de start
{{payment.start}} at the start | 25% bij de start
2/3 of visitors | twee derde van de bezoekers
3 in 10 visitors | 30% van de bezoekers
Usually 2–3 weeks. | Meestal twee tot drie weken.
a call of 30 min | een halfuur, oftewel 30 minuten
1 hour 30 minutes | anderhalf uur
1½ hours | anderhalf uur
for 12 months | een jaar lang
the first {{hosting.free}} | de eerste 12 maanden
within 2 working days | binnen twee werkdagen
a 4-week plan | een vierwekenplan
a two-day sprint of 2 days | een tweedaagse sprint
3 months | een kwartaal
Ready in {{delivery.core}} | Klaar in 2-3 weken
{{legal.effective}} | 1 juni 2025
the 21st of March | 21 maart
From March 3 to 9, 2026 | Van 3 tot en met 9 maart 2026
3 June 2026 | 03-06-2026
Mon–Fri 9am–5:30pm | ma-vr 9.00-17.30 uur
at 2 pm | om 2 uur ’s middags
7:30 pm | half acht ’s avonds
12:00 | noon and midday
midnight | 00.00 uur
open 7 days a week | elke dag open
2 revision rounds | twee correctierondes
two dozen examples | 24 voorbeelden
2.5K followers | 2.500 volgers
1.2 million visitors | 1,2 miljoen bezoekers
2x faster | 2 keer sneller
3 times a week | 3x per week
100+ projects | meer dan honderd projecten
the 21st century | de 21e eeuw
our 25th anniversary | ons 25-jarig bestaan
A kitchen of the 1970s | Een keuken uit de jaren zeventig
rated 4.8 out of 5 (212 reviews) | gemiddeld een 4,8 (212 reviews)
24/7 support | dag en nacht bereikbaar
B2B services | zakelijke diensten
iOS 17 and up | vanaf iOS 17
Article 6(1) GDPR | artikel 6, lid 1 AVG
KvK 12345678 | {{company.registration}}
+31 (0)20 123 4567 | 020-1234567
See https://example.com/2025/report | Zie het rapport
[8 questions](quiz-8) | [8 vragen](quiz-8)
Step {step} of 5 | Stap {step} van 5
{{company.name}} does it | Wij doen het
500 g | een halve kilo
`).map(([source = '', translation = '']) => [source, translation] as const)

const different: readonly [string, string, string[], string[]][] = [
  ['From €1,199', 'Vanaf € 1.299', ['€1,199'], ['€ 1.299']],
  ['25% at the start, 75% on delivery', '25% bij de start, 25% bij oplevering', ['75%'], ['25%']],
  ['2-3 weeks', '3-4 weken', ['2-3 weeks'], ['3-4 weken']],
  ['48 hours', '24 uur', ['48 hours'], ['24 uur']],
  ['within 30 days', 'binnen een maand', ['30 days'], []],
  ['2 working days', '2 dagen', ['2 working days'], ['2 dagen']],
  ['3 questions', 'vier vragen', ['3'], []],
  ['a few questions', '10 vragen', [], ['10']],
  ['1 June 2025', '10 juni 2025', ['1 June 2025'], ['10 juni 2025']],
  ['3 April 2026', '04-03-2026', ['3 April 2026'], ['04-03-2026']],
  ['9 am', 'om 10.00 uur', ['9 am'], ['10.00 uur']],
  ['9:15', 'kwart voor negen', ['9:15'], []],
  ['{{price.core}}', '{{price.pro}}', ['€599'], ['€ 1.999']],
  ['{{price.core}}', '€ 589', ['€599'], ['€ 589']],
  ['since 2019', 'sinds 2018', ['2019'], ['2018']],
  ['2× the enquiries', '3× zoveel aanvragen', ['2×'], ['3×']],
  ['HTML5', 'HTML4', ['HTML5'], ['HTML4']],
  ['24/7 support', '12 uur per dag bereikbaar', [], ['12 uur']],
  ['12 months at €10 a year', '€ 10 per jaar', ['12 months'], []],
  ['€10 a year', '12 maanden € 10', [], ['12 maanden']],
  ['the 2nd round', 'de derde ronde', ['2nd'], []],
  ['4.8 out of 5', '4,8 van de 10', ['5'], ['10']],
  ['a third of visitors', '1/4 van de bezoekers', [], ['1', '4']],
  ['from 1 to 30 May', 'de hele maand mei', ['1', '30 May'], []],
  ['See clause 4.2.', 'Zie artikel 4.3.', ['4.2'], ['4.3']],
  ['1.2 million visitors', '1,3 miljoen bezoekers', ['1.2 million'], ['1,3 miljoen']],
  ['4 x 250 g', '4 x 350 g', ['250 g'], ['350 g']],
  ['€25', 'vijfendertig euro', ['€25'], []],
]

test.for(equal)('%s = %s', ([source, translation]) => {
  expect(compare(source, translation, translation === 'noon and midday' ? 'en' : 'nl')).toEqual([
    [],
    [],
  ])
})

test.for(different)('%s ≠ %s', ([source, translation, left, right]) => {
  expect(compare(source, translation)).toEqual([left, right])
})

test('a language without a file of words is read by what Intl knows of it', () => {
  expect(compare('€1,199 in 2-3 weeks', '1199 € za 2-3 tygodnie', 'pl')).toEqual([[], []])
  expect(compare('3 pages on 1 June 2025', 'trzy strony 1 czerwca 2025', 'pl')).toEqual([[], []])
  expect(compare('€1,199', '1299 €', 'pl')).toEqual([['€1,199'], ['1299 €']])
})

test('what is no locale is read as English', () => {
  expect(languageFormat('not a locale', 'EUR').decimal).toBe('.')
})

const languages = ['en', 'nl', 'de']

/** Values in digits in each language, and how each says them in words. */
const values = rowsOf(`
30 minutes | 30 minuten | 30 Minuten | half an hour | een half uur / een halfuur | eine halbe Stunde
45 minutes | 45 minuten | 45 Minuten | three quarters of an hour | drie kwartier | drei Viertelstunden
90 minutes | 90 minuten | 90 Minuten | an hour and a half / one hour and thirty minutes | anderhalf uur / een uur en dertig minuten | anderthalb Stunden / eine Stunde und dreißig Minuten
150 minutes | 150 minuten | 150 Minuten | two and a half hours | tweeënhalf uur / twee en een half uur | zweieinhalb Stunden
270 minutes | 270 minuten | 270 Minuten | four and a half hours | vierenhalf uur | viereinhalb Stunden
1500 g | 1500 g | 1500 g | one and a half kilos / a kilo and a half | anderhalve kilo | anderthalb Kilo
250 ml | 250 ml | 250 ml | a quarter of a litre | een kwart liter | ein viertel Liter
500,000 | 500.000 | 500.000 | half a million | een half miljoen | eine halbe Million
67% of them | 67% ervan | 67 % davon | two thirds of them / two-thirds of them | twee derde ervan / tweederde ervan | zwei Drittel davon
75% of them | 75% ervan | 75 % davon | three quarters of them / three in four of them | driekwart ervan / drie op de vier | drei Viertel davon / drei von vier
10% of them | 10% ervan | 10 % davon | one tenth of them / one in ten of them | één tiende ervan / één op de tien | ein Zehntel davon / eine von zehn
50% of them | 50% ervan | 50 % davon | half of them | de helft ervan | die Hälfte davon
at 7:30 / at 7:30 am | om 7.30 uur / om 7:30 | um 7.30 Uhr | at half past seven | om half acht | um halb acht
at 14:15 / at 2:15 pm | om 14.15 uur / om 14:15 | um 14.15 Uhr | at quarter past two / at a quarter past two | om kwart over twee | um Viertel nach zwei
at 9:45 | om 9.45 uur | um 9.45 Uhr | at a quarter to ten | om kwart voor tien | um Viertel vor zehn
180 guests | 180 gasten | 180 Gäste | a hundred and eighty guests / one hundred eighty guests | honderdtachtig gasten | hundertachtzig Gäste / einhundertachtzig Gäste
the 23rd day | de 23e dag | der 23. Tag | the twenty-third day | de drieëntwintigste dag | am dreiundzwanzigsten Tag
6 times | 6 keer | 6 mal | sixfold | zesmaal | sechsmal
`).map((cells) => cells.map((cell) => cell.split(' / ')))

/** Every way to say a value in one language beside every way to write another in the other, both ways round. */
const pairsOf = (words: readonly string[][], digits: readonly string[][]) =>
  languages.flatMap((from, own) =>
    languages.flatMap((to, other) =>
      from === to
        ? []
        : (words[own + 3] ?? []).flatMap((spoken) =>
            (digits[other] ?? []).flatMap((written) => [
              [spoken, written, to, from] as const,
              [written, spoken, from, to] as const,
            ]),
          ),
    ),
  )

const differing = (pairs: readonly (readonly [string, string, string, string])[]) =>
  pairs.filter((pair) => compare(...pair).some((rest) => rest.length > 0))

describe.for(values.entries().toArray())('%j', ([place, value]) => {
  test('is the same in words', () => {
    expect(differing(pairsOf(value, value))).toEqual([])
  })

  test('is not the next', () => {
    const next = pairsOf(value, values[(place + 1) % values.length] ?? [])
    expect(next.filter((pair) => !differing([pair]).includes(pair))).toEqual([])
  })
})

test.for(Object.entries(vocabularies))(
  'every number below a thousand has a word in %s',
  ([, of]) => {
    const known = new Set(of.numbers().values())
    expect(
      Array.from({ length: 1000 }, (_, value) => value).filter((value) => !known.has(value)),
    ).toEqual([])
  },
)
