import { expect, test } from 'vitest'
import { holdsFor } from '../corpus.ts'
import { findingsOfPair } from '../pair.ts'

holdsFor('links/address-mismatch', {
  caught: [
    ['[Call](tel:+31201234567)', '[Bel](tel:+31201234568)'],
    ['On bakery.example', 'Op bakkerij.example'],
    ['Visit www.bakery.nl', 'Kijk op www.bakery.com'],
    ['Call us', 'Bel 020 123 45 67'],
    ['[Report](https://bakery.example/report)', '[Rapport](home)'],
  ],
  clean: [
    ['Call +31 20 123 45 67.', 'Bel 020 123 45 67.'],
    ['Mail hello@bakery.example', 'Mail {{company.email}}'],
    ['https://bakery.example/en/menu', 'https://bakery.example/nl/kaart'],
    ['https://bakery.example/?lang=en', 'https://bakery.example/?lang=nl'],
    ['e.g. bakery.com', 'bijv. bakkerij.nl'],
  ],
})

test.for([
  [
    'Mail a@bakery.nl',
    'Mail b@bakery.nl',
    'error',
    'Dutch has b@bakery.nl, English has a@bakery.nl.',
  ],
] as const)('%s | %s', ([en, nl, severity, message]) => {
  expect(findingsOfPair('links/address-mismatch', [en, nl])).toMatchObject([{ severity, message }])
})
