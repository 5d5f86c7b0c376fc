import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { findingsOfPair, fixed } from '../pair.ts'

holdsFor('facts/format', {
  caught: [
    dutch('Advance kost € 1,199.'),
    dutch('Vanaf €1,199.00 exclusief btw'),
    dutch('Hosting kost € 12.50 per maand.'),
    dutch('12.2% minder overhead'),
    dutch('Na 1.5 uur heb je een plan.'),
    dutch('Geldig vanaf 1 June 2025'),
    dutch('Op June 1, 2025 gaan we live.'),
    dutch('Bel ons voor 5 pm.'),
    dutch('Open van 9 am tot 17.00 uur'),
    dutch('Geldig tot 06/01/2025'),
    dutch('€ 1,5 of €2.5 miljoen'),
    ['1,199 clients', '1,199 klanten'],
    ['1.250 clients', '1.250 klanten'],
    ['1,250 km', '1,250 km'],
    ['1.250 hours', '1.250 uur'],
    english('From €1.199 excluding VAT'),
    english('It costs € 599,- once.'),
    english('After 1,5 hours you have a plan.'),
    english('12,2% less overhead'),
    english('€12,50 a month'),
    english('Valid until 06/01/2025'),
    english('Since 1 juni 2025'),
    english('EUR 1.999'),
  ],
  clean: [
    dutch('Vanaf € 1.199,- exclusief btw'),
    dutch('€ 599,00 of €599'),
    dutch('€ 1.234,56'),
    dutch('12,2% minder'),
    dutch('1,5 uur en 2,5 dag'),
    dutch('Volgens WCAG 2.2 en HTTP 1.1'),
    dutch('We bouwen met React 19.2 en versie 3.10'),
    dutch('Open van 9.00 tot 17.30 uur'),
    dutch('Om 12.30 ben je er'),
    dutch('KvK 12345678, in 2025'),
    dutch('Postcode 1000 AA, 1.250 klanten'),
    dutch('1 juni 2025 en 01-06-2025'),
    dutch('Artikel 11.7a van de wet'),
    dutch('Node 24.11.1'),
    dutch('24/7 bereikbaar, 3/4 van de tijd'),
    dutch('{{price.advance}} per keer'),
    english('From €1,199 excluding VAT'),
    english('€1,234.56 and €12.50'),
    english('12.2% less, 4.8 out of 5'),
    english('Built on React 19.2 to WCAG 2.2'),
    english('1,250 clients and 1250 more'),
    english('1 June 2025, June 1, 2025 and 2025-06-01'),
    english('On 20/06/2025 and on 13/01/2025'),
    english('9 am to 5.30 pm'),
    english('Pages 1, 2 and 3'),
    ['1.250 kg', '1,250 kg'],
    ['1.250 hours of film', '1,250 uur film'],
    ['8 pm', '’s avonds 8 uur'],
    dutch('Zaterdag tot half 6, om 2 uur ’s middags koffie'),
    dutch('1½ uur, 85 m² en k€ 5'),
  ],
})

test.for([
  [dutch('Nu € 1,199 per stuk'), 'Nu € 1.199 per stuk'],
  [dutch('Dus 12.5% en € 3.50'), 'Dus 12,5% en € 3,50'],
  [dutch('Op 1 June 2025.'), 'Op 1 juni 2025.'],
] as const)('%s is mended', ([pair, mended]) => {
  expect(fixed('facts/format', pair)[1]).toBe(mended)
})

test('a price is an error, another number a warning', () => {
  expect(findingsOfPair('facts/format', dutch('€ 1,199 of 12.5%'))).toMatchObject([
    {
      severity: 'error',
      message: '“€ 1,199” is not how Dutch writes it.',
      hint: 'Write “€ 1.199”.',
    },
    { severity: 'warning', message: '“12.5%” is not how Dutch writes it.' },
  ])
})
