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

type Phrases = readonly (readonly [en: string, nl: string])[]

const same: Phrases = [
  ['9.1 out of 10', 'een 9,1'],
  ['Clients give us 9.1 out of 10', 'Klanten geven ons een 9,1'],
  ['Rated 4.8 out of 5', 'Gemiddeld een 4,8'],
  ['9 out of 10 clients come back', 'negen op de tien klanten komen terug'],
  ['two thirds of visitors', '2/3 van de bezoekers'],
  ['a 4.9-star rating', 'een beoordeling van 4,9 sterren'],
  ['4.9 out of 5 stars on Google (212 reviews)', 'een 4,9 op Google (212 reviews)'],
  ['2x as fast', 'twee keer zo snel'],
  ['10 times as many leads', 'tien keer zoveel leads'],
  ['50% off', 'de helft goedkoper'],
  ['half of your visitors', '50% van je bezoekers'],
  ['a dozen pages', 'een stuk of twaalf pagina’s'],
  ['two dozen examples', '24 voorbeelden'],
  ['twelve hundred guests', '1200 gasten'],
  ['available 24/7', 'dag en nacht bereikbaar'],
  ['24/7 support', '24 uur per dag bereikbaar'],
  ['B2B and B2C', 'zakelijk en particulier'],
  ['one-on-one coaching', '1-op-1-coaching'],
  ['1:1 coaching', 'een-op-een coaching'],
  ['1-to-1 advice', 'persoonlijk advies'],
  ['5k€', '€ 5.000'],
  ['k€ 5', '€ 5.000'],
  ['1.2 million visitors', '1,2 miljoen bezoekers'],
  ['€1.2bn', '€ 1,2 miljard'],
  ['2.5K followers', '2.500 volgers'],
  ['at 8 in the evening', 'om 20.00 uur'],
  ['midnight', '00.00 uur'],
  ['8:30', 'half negen ’s ochtends'],
  ['7:30 pm', 'half acht ’s avonds'],
  ['quarter past nine', 'kwart over negen'],
  ['Mon–Fri 9am–5:30pm', 'ma t/m vr 9.00–17.30 uur'],
  ['Monday to Friday, 9 to 5', 'maandag tot en met vrijdag van 9.00 tot 17.00 uur'],
  ['open seven days a week', 'elke dag open'],
  ['20 km from Amsterdam', '20 kilometer van Amsterdam'],
  ['a 20km radius', 'een straal van 20 km'],
  ['85 sq m', '85 m²'],
  ['iOS 17 and up', 'vanaf iOS 17'],
  ['Node.js 24', 'Node.js 24'],
  ['the 21st of March', '21 maart'],
  ['our 100th project', 'ons honderdste project'],
  ['our 25th anniversary', 'ons 25-jarig bestaan'],
  ['Friday 5 June 2026', 'vrijdag 5 juni 2026'],
  ['+31 (0)20 123 4567', '020-1234567'],
  ['0900 1234 (€0.45 per call)', '0900-1234 (€ 0,45 per gesprek)'],
  ['zero set-up costs', '€ 0 opstartkosten'],
  ['0% interest', 'renteloos'],
  ['1½ hours', 'anderhalf uur'],
  ['a couple of weeks', 'een paar weken'],
  ['100+ projects', 'meer dan honderd projecten'],
  ['some 40 sites', 'een veertigtal sites'],
  ['thousands of visitors', 'duizenden bezoekers'],
  ['1,500 words', 'vijftienhonderd woorden'],
  ['365 days a year', 'het hele jaar door'],
  ['12 monthly payments of €50', '12 maandelijkse termijnen van € 50'],
  ['€600 - €800', 'tussen € 600 en € 800'],
  ['1 GB of storage', '1 GB opslag'],
  ['load in under 1.5 s', 'laadt binnen anderhalve seconde'],
  ['a 3-step plan', 'een plan in drie stappen'],
  ['a 4-week plan', 'een vierwekenplan'],
  ['a 10-page website', 'een tienpaginawebsite van 10 pagina’s'],
  ['a two-day sprint', 'een tweedaagse sprint'],
  ['a 5-star review', 'een vijfsterrenreview'],
  ['a 30-day money-back guarantee', '30 dagen bedenktijd'],
  ['100% custom', 'volledig op maat'],
  ['No. 1 in Amsterdam', 'Nummer 1 in Amsterdam'],
  ['number one in Amsterdam', 'nr. 1 in Amsterdam'],
  ['within 1 business day', 'binnen een werkdag'],
  ['next day', 'binnen 1 dag'],
  ['a 20-minute call', 'een gesprekje van twintig minuten'],
  ['4 x 250 g', '4 × 250 g'],
  ['the first 3 months free', 'de eerste drie maanden gratis'],
  ['the 80/20 rule', 'de 80/20-regel'],
  ['a 50/50 split', 'ieder de helft'],
  ['4K video', '4K-video'],
  ['2FA', 'tweestapsverificatie'],
  ['360° view', 'rondom zicht van 360 graden'],
  ['1 January', 'nieuwjaarsdag 1 januari'],
  ['May 2025', 'mei 2025'],
  ['four figures', '4 cijfers'],
  ["a week's work", 'een week werk'],
  ['one month’s notice', 'opzegtermijn van 1 maand'],
  ['cancel monthly', 'maandelijks opzegbaar'],
  ['From as little as €10', 'Al vanaf een tientje'],
  ['180 guests', 'honderdtachtig gasten'],
  ['a hundred and fifty seats', '150 stoelen'],
  ['62,000 bottles', '62 000 flessen'],
  ['53 cm wide and 10 metres long', '0,53 bij 10 m'],
  ['until September 15', 't/m 15/09'],
  ['from 1 to 31 May', 'de hele maand mei'],
  ['the 1600s', 'de 17e eeuw'],
  ['the 14th century', 'de XIVe eeuw'],
  ['twelve and a half euros a head', '€ 12,50 per persoon'],
  ['Five euros a wash; ten are forty-five.', '€ 5 per keer, € 45 voor tien.'],
  ['Tickets are ten euros; children pay half.', 'Een kaartje kost € 10, kinderen betalen € 5.'],
  ["closed on New Year's Eve", 'op 31 december gesloten'],
  ['since the turn of the millennium', 'sinds 2000'],
]

describe('is the same figure', () => {
  test.for(same)('%s = %s', ([en, nl]) => {
    expect(compare(en, nl)).toEqual([[], []])
  })
})

const other: Phrases = [
  ['9 out of 10 clients', '8 van de 10 klanten'],
  ['Closed on March 3.', 'Op 4 maart gesloten.'],
  ['From March 3 to March 9', 'Van 3 tot en met 10 maart'],
  ['July 20 to 31, 2026', '20 tot en met 30 juli 2026'],
  ['See clause 4.2.', 'Zie artikel 4.3.'],
  ['Version 2.0 is out.', 'Versie 2.1 is er.'],
  ['a third of visitors', '1/4 van de bezoekers'],
  ['twice as fast', '3 keer zo snel'],
  ['2x as fast', 'drie keer zo snel'],
  ['half a dozen pages', '12 pagina’s'],
  ['24/7 support', '12 uur per dag bereikbaar'],
  ['1-on-1 coaching', '2-op-1 coaching'],
  ['1.2 million visitors', '1,3 miljoen bezoekers'],
  ['8 pm', '’s ochtends 8 uur'],
  ['9:15', 'kwart voor negen'],
  ['Mon–Fri 9am–5:30pm', 'ma t/m vr 9.00–17.00 uur'],
  ['open 7 days a week', '6 dagen per week open'],
  ['20 km', '20 mijl'],
  ['the 19th century', 'de achttiende eeuw'],
  ['our 25th anniversary', 'ons 20-jarig bestaan'],
  ['10 years', 'twee decennia'],
  ['Q3 2025', 'het vierde kwartaal van 2025'],
  ['3 May at 14:30', '3 mei om 15.30 uur'],
  ['5 Jun 2026', '5 jul. 2026'],
  ['€50/month for 12 months', '€ 50 per maand, 24 maanden lang'],
  ['100+ projects', 'meer dan tweehonderd projecten'],
  ['1½ hours', '2½ uur'],
  ['1½ hours', '2,5 uur'],
  ['2½ weeks', 'anderhalve week'],
  ['one and a half times as many', '2,5 keer zoveel'],
  ['2,000 visitors', 'drieduizend bezoekers'],
  ['a 3-step plan', 'een plan in vier stappen'],
  ['a three-page site', 'een site van 4 pagina’s'],
  ['a 5-star review', 'een viersterrenreview'],
  ['two in three', '2 op de 4'],
  ['No. 1 in Amsterdam', 'Nummer 2 in Amsterdam'],
  ['within 24 hours', 'binnen twee etmalen'],
  ['a 15-minute call', 'een halfuurtje bellen'],
  ['between 8 and 10 am', 'tussen 8.00 en 11.00 uur'],
  ['21% VAT', '9% btw'],
  ['the 80/20 rule', 'de 70/30-regel'],
  ['aged 18+', 'vanaf 16 jaar'],
  ['€25', 'vijfendertig euro'],
  ['400 ms', '400 seconden'],
  ['4 x 250 g', '4 x 350 g'],
  ['180 guests', 'honderdtachttien gasten'],
  ['180 guests', 'honderdzeventig gasten'],
  ['62,000 bottles', '62 500 flessen'],
  ['53 cm wide and 10 metres long', '0,35 bij 10 m'],
  ['until September 15', 't/m 15/10'],
  ['from 1 to 30 May', 'de hele maand mei'],
  ['the 1600s', 'de 16e eeuw'],
  ['ten are forty-five', '€ 45 voor tien'],
  ['Tickets are ten euros; children pay half.', 'Een kaartje kost € 10, kinderen betalen € 4.'],
  ['closed on New Year’s Day', 'op 2 januari gesloten'],
]

describe('is another figure', () => {
  test.for(other)('%s ≠ %s', ([en, nl]) => {
    expect(compare(en, nl)).not.toEqual([[], []])
  })
})
