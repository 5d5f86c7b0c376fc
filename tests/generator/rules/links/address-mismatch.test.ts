import { expect, test } from 'vitest'
import { holdsFor } from '../corpus.ts'
import { findingsOfPair } from '../pair.ts'

holdsFor('links/address-mismatch', {
  caught: [
    ['Call 020 123 45 67.', 'Bel 020 123 45 76.'],
    ['Call +31 20 123 45 67.', 'Bel 020 123 45 76.'],
    ['Call 06 12345678.', 'Bel 06 12345679.'],
    ['Mail hello@bakery.example', 'Mail hallo@bakery.example'],
    ['Mail {{company.email}}', 'Mail hallo@bakery.example'],
    ['[Mail us](mailto:hello@bakery.example)', '[Mail ons](mailto:hello@bakkery.example)'],
    ['[Call](tel:+31201234567)', '[Bel](tel:+31201234568)'],
    ['See https://bakery.example/menu', 'Zie https://bakery.example/kaart'],
    ['[The law](https://example.com/law)', '[De wet](https://example.org/law)'],
    ['On bakery.example', 'Op bakkerij.example'],
    ['Visit www.bakery.nl', 'Kijk op www.bakery.com'],
    ['Mail hello@bakery.example', 'Mail ons'],
    ['Call us', 'Bel 020 123 45 67'],
    ['[Chat](https://wa.me/31612345678)', '[App](https://wa.me/31612345679)'],
    ['[Report](https://bakery.example/report)', '[Rapport](home)'],
    ['On github.com/bakery/site', 'Op github.com/bakery/sites'],
  ],
  clean: [
    ['Call 020 123 45 67.', 'Bel 020 - 123 45 67.'],
    ['Call +31 20 123 45 67.', 'Bel 020 123 45 67.'],
    ['Call +31 (0)6 12 34 56 78', 'Bel 06-12345678'],
    ['Call 0031 6 12345678', 'Bel 0612345678'],
    ['Mail hello@bakery.example', 'Mail {{company.email}}'],
    ['Mail Hello@Bakery.example.', 'Mail hello@bakery.example!'],
    ['[Mail](mailto:{{company.email}})', '[Mail](mailto:{{company.email}})'],
    ['https://bakery.example/en/menu', 'https://bakery.example/nl/kaart'],
    ['https://en.wikipedia.org/wiki/Bread', 'https://nl.wikipedia.org/wiki/Brood'],
    ['https://bakery.example/?lang=en', 'https://bakery.example/?lang=nl'],
    ['https://www.bakery.example/', 'http://bakery.example'],
    ['[Chat](https://wa.me/31612345678?text=Hi)', '[App](https://wa.me/31612345678?text=Hoi)'],
    ['[The menu](home)', '[De kaart](home)'],
    ['e.g. bakery.com', 'bijv. bakkerij.nl'],
    ['an ending such as .com', 'een einde zoals .nl'],
    ['yourwebsite.com', 'jouwwebsite.nl'],
    ['On 01-06-2025, at 9.30', 'Op 01-06-2025 om 9.30 uur'],
    ['KvK 12345678, 1000 AA', 'KvK 12345678, 1000 AA'],
    ['€1,199.00 or 12 months', '€ 1.199,00 of 12 maanden'],
    ['hello@bakery.example, again hello@bakery.example', 'hello@bakery.example'],
    ['Node.js and e.g. this', 'Node.js en bijv. dit'],
  ],
})

test.for([
  [
    'Mail a@bakery.nl',
    'Mail b@bakery.nl',
    'error',
    'Dutch has b@bakery.nl, English has a@bakery.nl.',
  ],
  ['Mail a@bakery.nl', 'Mail ons', 'warning', 'English has a@bakery.nl, Dutch does not.'],
] as const)('%s | %s', ([en, nl, severity, message]) => {
  expect(findingsOfPair('links/address-mismatch', [en, nl])).toMatchObject([{ severity, message }])
})
