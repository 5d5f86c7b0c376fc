import { expect, test } from 'vitest'
import { checkSmallSiteWholly } from './small-site.ts'

type Pair = readonly [en: string, nl: string]

const businessTexts: readonly Pair[] = [
  ['We are closed on March 3.', 'Op 3 maart zijn we gesloten.'],
  ['Closed from 24 December until 2 January', 'Gesloten van 24 december tot en met 2 januari'],
  ['Registration closes 15 August at noon.', 'Aanmelden kan tot 15 augustus om 12.00 uur.'],
  ['© 2014–2026 Korenaar', '© 2014-2026 Korenaar'],
  ['PO Box 1234, 2000 AB Haarlem', 'Postbus 1234, 2000 AB Haarlem'],
  ['Zijlweg 245 A, 2015CL Haarlem', 'Zijlweg 245 A, 2015CL Haarlem'],
  ['Call 023 123 45 67.', 'Bel 023 123 45 67.'],
  [
    'The service number 0900-1234 costs €0.10 a minute.',
    'Servicenummer 0900-1234 kost € 0,10 per minuut.',
  ],
  ['Chamber of Commerce 12345678', 'KvK 12345678'],
  ['IBAN NL91 ABNA 0417 1643 00', 'IBAN NL91 ABNA 0417 1643 00'],
  ['Certified to ISO 9001:2015', 'Gecertificeerd volgens ISO 9001:2015'],
  ['a) what we store, b) why, c) for how long', 'a) wat we bewaren, b) waarom, c) hoe lang'],
  ['Mon–Fri 9:00–17:30', 'ma-vr 9.00-17.30 uur'],
  ['Thursday: late opening until 9 pm', 'Donderdag: koopavond tot 21.00 uur'],
  ['TLS 1.3 and HTTP/2', 'TLS 1.3 en HTTP/2'],
  ['Python 3.12, Django 5.0 and PostgreSQL 16', 'Python 3.12, Django 5.0 en PostgreSQL 16'],
  ['A tank of 1.5 litres', 'Een tank van 1,5 liter'],
  ['a ¾ inch pipe', 'een buis van ¾ inch'],
  ['A quarter (25%) comes back within a year.', 'Een kwart (25%) komt binnen een jaar terug.'],
  ['21% or 9% VAT', '21% of 9% btw'],
  ['A 1970s kitchen', 'Een keuken uit de jaren zeventig'],
  ['an eighteenth-century barn', 'een achttiende-eeuwse schuur'],
  ['We speak Dutch, English and Français.', 'We spreken Nederlands, English en Français.'],
  ['Choose a language: English or Nederlands', 'Kies een taal: English of Nederlands'],
  ['From €12.50 per person', 'Vanaf € 12,50 per persoon'],
  ['Pay in 3 instalments of €33.', 'Betaal in 3 termijnen van € 33.'],
  ['Twelve courses, one teacher', 'Twaalf cursussen, één docent'],
  ['Covid-19 changed our hours.', 'Covid-19 veranderde onze openingstijden.'],
  ['Hall U, row 12, seat 4', 'Zaal U, rij 12, stoel 4'],
  ['the F-35 and the A320', 'de F-35 en de A320'],
  ['© 2026 Bakkerij De Vries B.V.', '© 2026 Bakkerij De Vries B.V.'],
  ['’s-Gravenhekje 1, 1011 TG Amsterdam', '’s-Gravenhekje 1, 1011 TG Amsterdam'],
  ['½ price, 50% off', 'halve prijs, 50% korting'],
  ['Art. 6 para. 1 lit. f GDPR', 'Art. 6 lid 1 sub f AVG'],
  ['5-star hotel', 'vijfsterrenhotel'],
  ['2,000+ members', '2.000+ leden'],
]

const facts = `price:
  core: { money: 599 }
company:
  name: { text: Korenaar }
`

/** A page of one section for each text. */
const page = (texts: readonly string[]) => `title: A page of the bakery
description: Text
sections:
${texts.map((text, index) => `  - { type: text, look: statement, id: s${index}, tile: key, text: ${JSON.stringify(text)} }\n`).join('')}`

test('ordinary sentences of businesses say the same in both languages', () => {
  const { diagnostics } = checkSmallSiteWholly({
    'facts.yaml': facts,
    'glossary.yaml': 'register: { nl: je }\n',
    'en/pages/text.yaml': page(businessTexts.map(([english]) => english)),
    'nl/pages/text.yaml': page(businessTexts.map(([, dutch]) => dutch)),
  })
  const found = diagnostics.flatMap(({ path = '', code, message }) => {
    const [, index] = /^sections\[s(\d+)\]/.exec(path) ?? []
    return index === undefined
      ? []
      : [`${businessTexts[Number(index)]?.join(' | ')}: ${code} ${message}`]
  })
  expect(found).toEqual([])
})
