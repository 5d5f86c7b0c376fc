import { describe, expect, test } from 'vitest'
import { createMemo } from '#generator/engine/memo.ts'
import { languageFormat } from '#generator/languages/language-format.ts'
import { compare } from './compare.ts'

const equal: readonly [string, string][] = [
  // Money
  ['From €1,199 excluding VAT', 'Vanaf € 1.199 exclusief btw'],
  ['EUR 599', '599 euro'],
  ['€1.5 million in sales', '€ 1,5 miljoen omzet'],
  ['Custom work costs €69 an hour.', 'Maatwerk kost 69 euro per uur.'],
  ['€0 a month', 'gratis per maand'],
  ['It costs 5 euros.', 'Het kost vijf euro.'],
  ['about {{hosting.yearly}} a year', 'zo’n € 10 tot 50 per jaar'],
  ['$99', '99 dollar'],
  ['£20', '20 pond'],
  // Percent
  ['83% finish', '83 procent haalt het einde'],
  ['25% at the start, 75% on delivery', '75% bij oplevering, 25% bij de start'],
  ['{{payment.start}} at the start', '25% bij de start'],
  ['50% of visitors', 'de helft van de bezoekers'],
  // Durations and ranges
  ['Usually 2–3 weeks.', 'Meestal twee tot drie weken.'],
  ['a 30-minute call', 'een gesprek van een half uur'],
  ['a call of 30 min', 'een halfuur, oftewel 30 minuten'],
  ['for 12 months', 'een jaar lang'],
  ['the first {{hosting.free}}', 'de eerste 12 maanden'],
  ['within 2 working days', 'binnen twee werkdagen'],
  ['a 5-day course', 'een 5-daagse cursus'],
  ['3 months', 'een kwartaal'],
  ['Ready in {{delivery.core}}', 'Klaar in 2-3 weken'],
  ['A fortnight of 14 days', 'Twee weken, dus 14 dagen'],
  // Dates and times
  ['{{legal.effective}}', '1 juni 2025'],
  ['in June 2025', 'in juni 2025'],
  ['Mon–Fri 9:00–17:00', 'ma-vr 9.00-17.00 uur'],
  ['at 2 pm', 'om 2 uur ’s middags'],
  ['before 5 p.m.', 'voor 17:00'],
  // Counts, words, names
  ['One page, 1 goal', 'Eén pagina, één doel'],
  ['2 revision rounds', 'twee correctierondes'],
  ['12 tiles', 'een dozijn tegels'],
  ['10k followers', '10.000 volgers'],
  ['2× the enquiries', 'twee keer zoveel aanvragen'],
  ['2x faster', '2 keer sneller'],
  ['3 times a week', '3x per week'],
  ['the 21st century', 'de 21e eeuw'],
  ['rated 4.8 out of 5', 'gewaardeerd met een 4,8 van de 5'],
  ['24/7 online', 'dag en nacht online'],
  ['24/7 support', '24/7 bereikbaar'],
  ['B2B services', 'zakelijke diensten'],
  ['H1 and H2 headings', 'koppen H1 en H2'],
  ['Article 6(1) GDPR', 'artikel 6, lid 1 AVG'],
  ['KvK 12345678', '{{company.registration}}'],
  ['Call +31 20 123 45 67', 'Bel 020 123 45 67'],
  ['See https://example.com/2025/report', 'Zie het rapport'],
  ['[8 questions](quiz-8)', '[8 vragen](quiz-8)'],
  ['{count} of {total}', '{count} van {total}'],
  ['Step {step} of 5', 'Stap {step} van 5'],
  ['{{company.name}} does it', 'Wij doen het'],
  ['two and a half hours (2.5)', 'tweeënhalf uur (2,5)'],
]

const different: readonly [string, string, string[], string[]][] = [
  ['From €1,199', 'Vanaf € 1.299', ['€1,199'], ['€ 1.299']],
  ['25% at the start, 75% on delivery', '25% bij de start, 25% bij oplevering', ['75%'], ['25%']],
  ['2-3 weeks', '3-4 weken', ['2-3 weeks'], ['3-4 weken']],
  ['48 hours', '24 uur', ['48 hours'], ['24 uur']],
  ['within 30 days', 'binnen een maand', ['30 days'], []],
  ['2 working days', '2 dagen', ['2 working days'], ['2 dagen']],
  ['3 questions', 'vier vragen', ['3'], []],
  ['10 questions', 'een paar vragen', ['10'], []],
  ['a few questions', '10 vragen', [], ['10']],
  ['1 June 2025', '10 juni 2025', ['1 June 2025'], ['10 juni 2025']],
  ['9 am', 'om 10.00 uur', ['9 am'], ['10.00 uur']],
  ['{{price.core}}', '{{price.pro}}', ['€599'], ['€ 1.999']],
  ['{{price.core}}', '€ 589', ['€599'], ['€ 589']],
  ['since 2019', 'sinds 2018', ['2019'], ['2018']],
  ['2× the enquiries', '3× zoveel aanvragen', ['2×'], ['3×']],
  ['HTML5', 'HTML4', ['HTML5'], ['HTML4']],
  ['24/7', '24/6', [], ['24', '6']],
  ['12 months at €10 a year', '€ 10 per jaar', ['12 months'], []],
  ['€10 a year', '12 maanden € 10', [], ['12 maanden']],
  ['the 2nd round', 'de derde ronde', ['2nd'], []],
  ['a 30-minute call', 'een gesprek van een uur', ['30-minute'], []],
  ['4.8 out of 5', '4,8 van de 10', ['5'], ['10']],
]

describe('says the same', () => {
  test.for(equal)('%s = %s', ([source, translation]) => {
    expect(compare(source, translation)).toEqual([[], []])
  })
})

describe('says something else', () => {
  test.for(different)('%s ≠ %s', ([source, translation, left, right]) => {
    expect(compare(source, translation)).toEqual([left, right])
  })
})

test('a language without a file of words is read by what Intl knows of it', () => {
  expect(compare('€1,199 in 2-3 weeks', '1.199 € in 2–3 Wochen', 'de')).toEqual([[], []])
  expect(compare('three pages', 'drei Seiten', 'de')).toEqual([[], []])
  expect(compare('3 pages on 1 June 2025', 'drei Seiten am 1. Juni 2025', 'de')).toEqual([[], []])
  expect(compare('€1,199', '1.299 €', 'de')).toEqual([['€1,199'], ['1.299 €']])
})

test('what is no locale is read as English', () => {
  expect(languageFormat('not a locale', 'EUR', createMemo()).decimal).toBe('.')
})
