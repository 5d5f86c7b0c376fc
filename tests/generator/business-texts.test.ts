import { expect, test } from 'vitest'
import { checkSmallSiteWholly } from './small-site.ts'

type Pair = readonly [en: string, nl: string]

/** Ordinary sentences of businesses with their translations, by what is in them. */
const businessTexts: Readonly<Record<string, readonly Pair[]>> = {
  dates: [
    ['We are closed on March 3.', 'Op 3 maart zijn we gesloten.'],
    ['Closed from 24 December until 2 January', 'Gesloten van 24 december tot en met 2 januari'],
    ['Registration closes 15 August at noon.', 'Aanmelden kan tot 15 augustus om 12.00 uur.'],
    ['Delivered on 03-06-2026', 'Geleverd op 03-06-2026'],
  ],
  copyright: [
    ['© 2014–2026 Korenaar', '© 2014-2026 Korenaar'],
    ['Copyright 2019-2026 Korenaar B.V.', 'Copyright 2019-2026 Korenaar B.V.'],
    ['Photographs © 2025 Anna de Wit', 'Foto’s © 2025 Anna de Wit'],
    ['(c) 2020 - 2026 Korenaar', '(c) 2020 - 2026 Korenaar'],
  ],
  addresses: [
    ['PO Box 1234, 2000 AB Haarlem', 'Postbus 1234, 2000 AB Haarlem'],
    ['Zijlweg 245 A, 2015CL Haarlem', 'Zijlweg 245 A, 2015CL Haarlem'],
    ['Bus 3 and bus 73 stop in front of the door.', 'Bus 3 en bus 73 stoppen voor de deur.'],
    ['Building C, room 2.14', 'Gebouw C, kamer 2.14'],
  ],
  numbersToCall: [
    ['Call 023 123 45 67.', 'Bel 023 123 45 67.'],
    ['Phone: +31 (0)23 123 45 67', 'Telefoon: 023-1234567'],
    ['In an emergency, call 112.', 'Bel 112 als er haast bij is.'],
    [
      'The service number 0900-1234 costs €0.10 a minute.',
      'Servicenummer 0900-1234 kost € 0,10 per minuut.',
    ],
  ],
  registrations: [
    ['Chamber of Commerce 12345678', 'KvK 12345678'],
    ['IBAN NL91 ABNA 0417 1643 00', 'IBAN NL91 ABNA 0417 1643 00'],
    ['Certified to ISO 9001:2015', 'Gecertificeerd volgens ISO 9001:2015'],
    ['Invoice F2026-014 is paid.', 'Factuur F2026-014 is betaald.'],
  ],
  law: [
    ['Article 6(1)(b) GDPR', 'Artikel 6, lid 1, onder b AVG'],
    ['See clause 4.2 of these terms.', 'Zie artikel 4.2 van deze voorwaarden.'],
    ['Article 11a and paragraph 2.1.3', 'Artikel 11a en paragraaf 2.1.3'],
    ['a) what we store, b) why, c) for how long', 'a) wat we bewaren, b) waarom, c) hoe lang'],
  ],
  hours: [
    ['Mon–Fri 9:00–17:30', 'ma-vr 9.00-17.30 uur'],
    ['Thursday: late opening until 9 pm', 'Donderdag: koopavond tot 21.00 uur'],
    ['Doors at 7 pm, start at 7:30 pm', 'Deuren open om 19.00 uur, aanvang 19.30 uur'],
    ['Tue-Sat: 08:00-14:00', 'di-za: 08:00-14:00'],
  ],
  versions: [
    ['Needs Node 20.11 or newer.', 'Vereist Node 20.11 of nieuwer.'],
    ['v1.2 and v1.3', 'v1.2 en v1.3'],
    ['TLS 1.3 and HTTP/2', 'TLS 1.3 en HTTP/2'],
    ['Python 3.12, Django 5.0 and PostgreSQL 16', 'Python 3.12, Django 5.0 en PostgreSQL 16'],
  ],
  sizes: [
    ['A4 or A5, 120 g/m²', 'A4 of A5, 120 g/m²'],
    ['1,250 m of cable', '1.250 m kabel'],
    ['A tank of 1.5 litres', 'Een tank van 1,5 liter'],
    ['a ¾ inch pipe', 'een buis van ¾ inch'],
  ],
  shares: [
    ['A quarter (25%) comes back within a year.', 'Een kwart (25%) komt binnen een jaar terug.'],
    ['1/3 in advance, 2/3 on delivery', '1/3 vooraf, 2/3 bij oplevering'],
    ['21% or 9% VAT', '21% of 9% btw'],
    ['100% organic', '100% biologisch'],
  ],
  decades: [
    ['A house from the 1930s', 'Een huis uit de jaren 30'],
    ['Music of the 80s and 90s', 'Muziek uit de jaren 80 en 90'],
    ['A 1970s kitchen', 'Een keuken uit de jaren zeventig'],
    ['an eighteenth-century barn', 'een achttiende-eeuwse schuur'],
  ],
  languages: [
    ['We speak Dutch, English and Français.', 'We spreken Nederlands, English en Français.'],
    ['English', 'English'],
    ['Choose a language: English or Nederlands', 'Kies een taal: English of Nederlands'],
  ],
  prices: [
    ['From €12.50 per person', 'Vanaf € 12,50 per persoon'],
    ['€ 25 an hour, minimum two hours', '€ 25 per uur, minimaal twee uur'],
    ['5 for €10', '5 voor € 10'],
    ['Pay in 3 instalments of €33.', 'Betaal in 3 termijnen van € 33.'],
  ],
  counts: [
    ['More than 1,500 people came.', 'Er kwamen ruim 1.500 mensen.'],
    ['A table for 2', 'Een tafel voor 2'],
    ['Twelve courses, one teacher', 'Twaalf cursussen, één docent'],
    ['Covid-19 changed our hours.', 'Covid-19 veranderde onze openingstijden.'],
  ],
  letters: [
    ['Plan B is plan A with rain.', 'Plan B is plan A met regen.'],
    ['Hall U, row 12, seat 4', 'Zaal U, rij 12, stoel 4'],
    ['Ms J. de Vries MSc', 'Mevrouw J. de Vries MSc'],
    ['the F-35 and the A320', 'de F-35 en de A320'],
  ],
  mixed: [
    ['© 2026 Bakkerij De Vries B.V.', '© 2026 Bakkerij De Vries B.V.'],
    ['’s-Gravenhekje 1, 1011 TG Amsterdam', '’s-Gravenhekje 1, 1011 TG Amsterdam'],
    ['Holiday: July 20 – August 9', 'Vakantie: 20 juli – 9 augustus'],
    ['March 3 at 10:30', '3 maart om 10.30 uur'],
    ['½ price, 50% off', 'halve prijs, 50% korting'],
    ['about 2/3, or 66%', 'ongeveer 2/3, of 66%'],
    ['Art. 6 para. 1 lit. f GDPR', 'Art. 6 lid 1 sub f AVG'],
    ['5-star hotel', 'vijfsterrenhotel'],
    ['2,000+ members', '2.000+ leden'],
    ['€2.5 million', '€ 2,5 miljoen'],
    ['+20%', '+20%'],
  ],
}

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

test.for(Object.entries(businessTexts))('%s say the same in both languages', ([, pairs]) => {
  const { diagnostics } = checkSmallSiteWholly({
    'facts.yaml': facts,
    'glossary.yaml': 'register: { nl: je }\n',
    'en/pages/text.yaml': page(pairs.map(([english]) => english)),
    'nl/pages/text.yaml': page(pairs.map(([, dutch]) => dutch)),
  })
  const found = diagnostics.flatMap(({ path = '', code, message }) => {
    const [, index] = /^sections\[s(\d+)\]/.exec(path) ?? []
    return index === undefined ? [] : [`${pairs[Number(index)]?.join(' | ')}: ${code} ${message}`]
  })
  expect(found).toEqual([])
})
