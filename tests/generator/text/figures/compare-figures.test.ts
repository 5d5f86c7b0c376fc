import { describe, expect, test } from 'vitest'
import { createMemo } from '#generator/engine/memo.ts'
import { languageFormat } from '#generator/languages/language-format.ts'
import { compare } from './compare.ts'

const equal: readonly [string, string][] = [
  // Money
  ['From €1,199 excluding VAT', 'Vanaf € 1.199 exclusief btw'],
  ['€1,199', '€ 1.199,-'],
  ['EUR 599', '599 euro'],
  ['€599', '€599,00'],
  ['€12.50 a month', '€ 12,50 per maand'],
  ['between €10 and €50 a year', 'tussen de 10 en 50 euro per jaar'],
  ['about €10-50 a year', 'ongeveer € 10 tot € 50 per jaar'],
  ['€10–50', '€ 10-50'],
  ['€1.5 million in sales', '€ 1,5 miljoen omzet'],
  ['€2m', '2 miljoen euro'],
  ['€10k', '€ 10.000'],
  ['Custom work costs €69 an hour.', 'Maatwerk kost 69 euro per uur.'],
  ['€0 a month', 'gratis per maand'],
  ['It costs 5 euros.', 'Het kost vijf euro.'],
  ['from {{price.core}}', 'vanaf {{price.core}}'],
  ['from €599', 'vanaf {{price.core}}'],
  ['about {{hosting.yearly}} a year', 'zo’n € 10 tot 50 per jaar'],
  ['$99', '99 dollar'],
  ['£20', '20 pond'],
  ['save €1,234.56', 'bespaar € 1.234,56'],
  // Percent
  ['83% finish', '83 procent haalt het einde'],
  ['12.2% less', '12,2% minder'],
  ['83 percent', '83 %'],
  ['25% at the start, 75% on delivery', '75% bij oplevering, 25% bij de start'],
  ['{{payment.start}} at the start', '25% bij de start'],
  ['50% of visitors', 'de helft van de bezoekers'],
  ['20–30% lower', '20 tot 30 procent lager'],
  ['-30% in time', '30% minder tijd'],
  // Durations and ranges
  ['Usually 2-3 weeks.', 'Meestal 2 tot 3 weken.'],
  ['Usually 2–3 weeks.', 'Meestal twee tot drie weken.'],
  ['2 to 3 weeks', 'twee à drie weken'],
  ['a 30-minute call', 'een gesprek van een half uur'],
  ['a 30-minute call', 'een gesprek van 30 minuten'],
  ['a call of 30 min', 'een halfuur, oftewel 30 minuten'],
  ['within 48 hours', 'binnen 48 uur'],
  ['within 48 hours', 'binnen twee dagen'],
  ['for 12 months', 'een jaar lang'],
  ['the first 12 months', 'het eerste jaar'],
  ['the first {{hosting.free}}', 'de eerste 12 maanden'],
  ['for 14 days', 'twee weken lang'],
  ['90 minutes', 'anderhalf uur'],
  ['45 minutes', 'drie kwartier'],
  ['15 minutes', 'een kwartier'],
  ['within 2 working days', 'binnen twee werkdagen'],
  ['2 or 3 weeks', '2-3 weken'],
  ['2, 3 or 4 weeks', 'twee, drie of vier weken'],
  ['a 5-day course', 'een 5-daagse cursus'],
  ['a 24-hour service', 'een 24-uursdienst van 24 uur'],
  ['max. 2 s', 'max. 2 seconden'],
  ['in 400 ms', 'in 400 milliseconden'],
  ['6 months', 'een half jaar'],
  ['3 months', 'een kwartaal'],
  ['Ready in {{delivery.core}}', 'Klaar in 2-3 weken'],
  ['A fortnight of 14 days', 'Twee weken, dus 14 dagen'],
  // Dates and times
  ['1 June 2025', '1 juni 2025'],
  ['June 1, 2025', '1 juni 2025'],
  ['June 1st, 2025', '01-06-2025'],
  ['{{legal.effective}}', '1 juni 2025'],
  ['2025-06-20', '20 juni 2025'],
  ['in June 2025', 'in juni 2025'],
  ['on 3 May', 'op 3 mei'],
  ['1–3 June 2025', '1 tot en met 3 juni 2025'],
  ['Mon–Fri 9:00–17:00', 'ma-vr 9.00-17.00 uur'],
  ['9 am to 5 pm', 'van 9.00 tot 17.00 uur'],
  ['9am–5pm', 'van 9 tot 17 uur'],
  ['from 9 to 5', 'van 9 tot 5'],
  ['at 9:30 am', 'om 9.30 uur'],
  ['at 2 pm', 'om 2 uur ’s middags'],
  ['before 5 p.m.', 'voor 17:00'],
  ['80% by 2025', '80% in 2025'],
  // Counts, words, names
  ['3 questions', 'drie vragen'],
  ['One page, 1 goal', 'Eén pagina, één doel'],
  ['one page', '1 pagina'],
  ['2 revision rounds', 'twee correctierondes'],
  ['12 tiles', 'een dozijn tegels'],
  ['1,250 clients', '1.250 klanten'],
  ['1250 clients', '1.250 klanten'],
  ['10k followers', '10.000 volgers'],
  ['2× the enquiries', 'twee keer zoveel aanvragen'],
  ['2x faster', '2 keer sneller'],
  ['3 times a week', '3x per week'],
  ['the 1st step', 'de eerste stap'],
  ['the 2nd round', 'de 2e ronde'],
  ['the 21st century', 'de 21e eeuw'],
  ['rated 4.8 out of 5', 'gewaardeerd met een 4,8 van de 5'],
  ['24/7 online', 'dag en nacht online'],
  ['24/7 support', '24/7 bereikbaar'],
  ['WCAG 2.2 AA', 'WCAG 2.2 AA'],
  ['React 19 and Node 24.11.1', 'React 19 en Node 24.11.1'],
  ['GPT-4 and Web3', 'GPT-4 en Web3'],
  ['B2B services', 'zakelijke diensten'],
  ['on A4 paper', 'op A4'],
  ['top 10', 'top-10'],
  ['H1 and H2 headings', 'koppen H1 en H2'],
  ['Article 6(1) GDPR', 'artikel 6, lid 1 AVG'],
  ['1000 AA Amsterdam', '1000 AA Amsterdam'],
  ['KvK 12345678', '{{company.registration}}'],
  ['Call +31 20 123 45 67', 'Bel 020 123 45 67'],
  ['See https://example.com/2025/report', 'Zie het rapport'],
  ['[8 questions](quiz-8)', '[8 vragen](quiz-8)'],
  ['{count} of {total}', '{count} van {total}'],
  ['Step {step} of 5', 'Stap {step} van 5'],
  ['a score of 0 to 100', 'een score van 0 tot 100'],
  ['10 × 15 cm', '10 x 15 cm'],
  ['64% here, and 64% there', '64% hier en daar'],
  ['since 2019', 'sinds 2019'],
  ['{{company.name}} does it', 'Wij doen het'],
  ['You have 2.5 hours', 'Je hebt 2,5 uur'],
  ['two and a half hours (2.5)', 'tweeënhalf uur (2,5)'],
]

const different: readonly [string, string, string[], string[]][] = [
  ['From €1,199', 'Vanaf € 1.299', ['€1,199'], ['€ 1.299']],
  ['€599', '€ 5,99', ['€599'], ['€ 5,99']],
  ['€12.50', '€ 12,05', ['€12.50'], ['€ 12,05']],
  ['83%', '73%', ['83%'], ['73%']],
  ['12.2%', '12%', ['12.2%'], ['12%']],
  ['25% at the start, 75% on delivery', '25% bij de start, 25% bij oplevering', ['75%'], ['25%']],
  ['2-3 weeks', '3-4 weken', ['2-3 weeks'], ['3-4 weken']],
  ['€10-50', '€ 10-60', ['€10-50'], ['€ 10-60']],
  ['14 days', '14 weken', ['14 days'], ['14 weken']],
  ['48 hours', '24 uur', ['48 hours'], ['24 uur']],
  ['within 30 days', 'binnen een maand', ['30 days'], []],
  ['2 working days', '2 dagen', ['2 working days'], ['2 dagen']],
  ['3 questions', 'vier vragen', ['3'], []],
  ['10 questions', 'een paar vragen', ['10'], []],
  ['a few questions', '10 vragen', [], ['10']],
  ['1 June 2025', '10 juni 2025', ['1 June 2025'], ['10 juni 2025']],
  ['1 June 2025', '1 juli 2025', ['1 June 2025'], ['1 juli 2025']],
  ['1 June 2025', '1 juni 2026', ['1 June 2025'], ['1 juni 2026']],
  ['9 am', 'om 10.00 uur', ['9 am'], ['10.00 uur']],
  ['5 pm', 'om 16.00 uur', ['5 pm'], ['16.00 uur']],
  ['{{price.core}}', '{{price.pro}}', ['€599'], ['€ 1.999']],
  ['{{price.core}}', '€ 589', ['€599'], ['€ 589']],
  ['since 2019', 'sinds 2018', ['2019'], ['2018']],
  ['2× the enquiries', '3× zoveel aanvragen', ['2×'], ['3×']],
  ['WCAG 2.2', 'WCAG 2.1', ['2.2'], ['2.1']],
  ['HTML5', 'HTML4', ['HTML5'], ['HTML4']],
  ['24/7', '24/6', [], ['24', '6']],
  ['€5', '5%', ['€5'], ['5%']],
  ['12 months at €10 a year', '€ 10 per jaar', ['12 months'], []],
  ['€10 a year', '12 maanden € 10', [], ['12 maanden']],
  ['€10k', '€ 1.000', ['€10k'], ['€ 1.000']],
  ['the 2nd round', 'de derde ronde', ['2nd'], []],
  ['a 30-minute call', 'een gesprek van een uur', ['30-minute'], []],
  ['4.8 out of 5', '4,8 van de 10', ['5'], ['10']],
  ['Node 24.11.1', 'Node 24.11.2', ['24.11.1'], ['24.11.2']],
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
