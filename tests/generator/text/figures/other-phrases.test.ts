import { describe, expect, test } from 'vitest'
import { compare } from './compare.ts'

type Phrases = readonly (readonly [en: string, nl: string])[]

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
