import { describe, expect, test } from 'vitest'
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
  expect(languageFormat('not a locale', 'EUR').decimal).toBe('.')
})

type Phrases = readonly (readonly [en: string, nl: string])[]

const same: Phrases = [
  ['9.1 out of 10', 'een 9,1'],
  ['Rated 4.8 out of 5', 'Gemiddeld een 4,8'],
  ['two thirds of visitors', '2/3 van de bezoekers'],
  ['4.9 out of 5 stars on Google (212 reviews)', 'een 4,9 op Google (212 reviews)'],
  ['10 times as many leads', 'tien keer zoveel leads'],
  ['half of your visitors', '50% van je bezoekers'],
  ['two dozen examples', '24 voorbeelden'],
  ['available 24/7', 'dag en nacht bereikbaar'],
  ['B2B and B2C', 'zakelijk en particulier'],
  ['1:1 coaching', 'een-op-een coaching'],
  ['5k€', '€ 5.000'],
  ['1.2 million visitors', '1,2 miljoen bezoekers'],
  ['2.5K followers', '2.500 volgers'],
  ['midnight', '00.00 uur'],
  ['7:30 pm', 'half acht ’s avonds'],
  ['Mon–Fri 9am–5:30pm', 'ma t/m vr 9.00–17.30 uur'],
  ['open seven days a week', 'elke dag open'],
  ['a 20km radius', 'een straal van 20 km'],
  ['iOS 17 and up', 'vanaf iOS 17'],
  ['the 21st of March', '21 maart'],
  ['our 25th anniversary', 'ons 25-jarig bestaan'],
  ['+31 (0)20 123 4567', '020-1234567'],
  ['zero set-up costs', '€ 0 opstartkosten'],
  ['1½ hours', 'anderhalf uur'],
  ['100+ projects', 'meer dan honderd projecten'],
  ['thousands of visitors', 'duizenden bezoekers'],
  ['365 days a year', 'het hele jaar door'],
  ['€600 - €800', 'tussen € 600 en € 800'],
  ['load in under 1.5 s', 'laadt binnen anderhalve seconde'],
  ['a 4-week plan', 'een vierwekenplan'],
  ['a two-day sprint', 'een tweedaagse sprint'],
  ['a 30-day money-back guarantee', '30 dagen bedenktijd'],
  ['No. 1 in Amsterdam', 'Nummer 1 in Amsterdam'],
  ['within 1 business day', 'binnen een werkdag'],
  ['a 20-minute call', 'een gesprekje van twintig minuten'],
  ['the first 3 months free', 'de eerste drie maanden gratis'],
  ['a 50/50 split', 'ieder de helft'],
  ['2FA', 'tweestapsverificatie'],
  ['1 January', 'nieuwjaarsdag 1 januari'],
  ['four figures', '4 cijfers'],
  ['one month’s notice', 'opzegtermijn van 1 maand'],
  ['From as little as €10', 'Al vanaf een tientje'],
  ['a hundred and fifty seats', '150 stoelen'],
  ["closed on New Year's Eve", 'op 31 december gesloten'],
]

describe('is the same figure', () => {
  test.for(same)('%s = %s', ([en, nl]) => {
    expect(compare(en, nl)).toEqual([[], []])
  })
})

const other: Phrases = [
  ['9 out of 10 clients', '8 van de 10 klanten'],
  ['From March 3 to March 9', 'Van 3 tot en met 10 maart'],
  ['See clause 4.2.', 'Zie artikel 4.3.'],
  ['a third of visitors', '1/4 van de bezoekers'],
  ['2x as fast', 'drie keer zo snel'],
  ['24/7 support', '12 uur per dag bereikbaar'],
  ['1.2 million visitors', '1,3 miljoen bezoekers'],
  ['9:15', 'kwart voor negen'],
  ['open 7 days a week', '6 dagen per week open'],
  ['the 19th century', 'de achttiende eeuw'],
  ['10 years', 'twee decennia'],
  ['3 May at 14:30', '3 mei om 15.30 uur'],
  ['€50/month for 12 months', '€ 50 per maand, 24 maanden lang'],
  ['1½ hours', '2½ uur'],
  ['2½ weeks', 'anderhalve week'],
  ['2,000 visitors', 'drieduizend bezoekers'],
  ['a three-page site', 'een site van 4 pagina’s'],
  ['two in three', '2 op de 4'],
  ['within 24 hours', 'binnen twee etmalen'],
  ['between 8 and 10 am', 'tussen 8.00 en 11.00 uur'],
  ['the 80/20 rule', 'de 70/30-regel'],
  ['€25', 'vijfendertig euro'],
  ['4 x 250 g', '4 x 350 g'],
  ['180 guests', 'honderdzeventig gasten'],
  ['from 1 to 30 May', 'de hele maand mei'],
  ['closed on New Year’s Day', 'op 2 januari gesloten'],
]

describe('is another figure', () => {
  test.for(other)('%s ≠ %s', ([en, nl]) => {
    expect(compare(en, nl)).not.toEqual([[], []])
  })
})
