import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { findingsOfPair, fixed } from '../pair.ts'

holdsFor('facts/format', {
  caught: [
    dutch('Geldig tot 06/01/2025'),
    ['1.250 clients', '1.250 klanten'],
    ['1,250 km', '1,250 km'],
    english('From €1.199 excluding VAT'),
    english('After 1,5 hours you have a plan.'),
  ],
  clean: [
    dutch('Vanaf € 1.199,- exclusief btw'),
    english('Built on React 19.2 to WCAG 2.2'),
    ['1.250 hours of film', '1,250 uur film'],
    ['8 pm', '’s avonds 8 uur'],
    dutch('Zaterdag tot half 6, om 2 uur ’s middags koffie'),
  ],
})

test.for([[dutch('Nu € 1,199 per stuk'), 'Nu € 1.199 per stuk']] as const)(
  '%s is mended',
  ([pair, mended]) => {
    expect(fixed('facts/format', pair)[1]).toBe(mended)
  },
)

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
