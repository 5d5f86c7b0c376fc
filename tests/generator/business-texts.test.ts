import { expect, test } from 'vitest'
import { checkSmallSiteWholly } from './small-site.ts'

type Pair = readonly [en: string, nl: string]

/** Ordinary sentences of businesses with their translations, by what is in them. */
const businessTexts: Readonly<Record<string, readonly Pair[]>> = {
  dates: [
    ['We are closed on March 3.', 'Op 3 maart zijn we gesloten.'],
    ['Open day: June 14', 'Open dag: 14 juni'],
    ['Closed from 24 December until 2 January', 'Gesloten van 24 december tot en met 2 januari'],
    ['King’s Day, April 27, is a day off.', 'Koningsdag, 27 april, is een vrije dag.'],
    ['Registration closes 15 August at noon.', 'Aanmelden kan tot 15 augustus om 12.00 uur.'],
    ['The report of 2024/25 is online.', 'Het verslag over 2024/25 staat online.'],
    ['Delivered on 03-06-2026', 'Geleverd op 03-06-2026'],
    ['May 5 and May 6', '5 en 6 mei'],
  ],
  copyright: [
    ['© 2014–2026 Korenaar', '© 2014-2026 Korenaar'],
    ['© 2026 Korenaar. All rights reserved.', '© 2026 Korenaar. Alle rechten voorbehouden.'],
    ['Copyright 2019-2026 Korenaar B.V.', 'Copyright 2019-2026 Korenaar B.V.'],
    ['© Korenaar 2026', '© Korenaar 2026'],
    ['Photographs © 2025 Anna de Wit', 'Foto’s © 2025 Anna de Wit'],
    ['© 2026 Korenaar | Made in Haarlem', '© 2026 Korenaar | Gemaakt in Haarlem'],
    ['(c) 2020 - 2026 Korenaar', '(c) 2020 - 2026 Korenaar'],
  ],
  addresses: [
    ['PO Box 1234, 2000 AB Haarlem', 'Postbus 1234, 2000 AB Haarlem'],
    ['Spaarne 15 bis, second floor', 'Spaarne 15 bis, tweede verdieping'],
    ['Zijlweg 245 A, 2015CL Haarlem', 'Zijlweg 245 A, 2015CL Haarlem'],
    ['10 Downing Street, London SW1A 2AA', '10 Downing Street, London SW1A 2AA'],
    ['Bus 3 and bus 73 stop in front of the door.', 'Bus 3 en bus 73 stoppen voor de deur.'],
    ['Platform 14b, Utrecht Centraal', 'Perron 14b, Utrecht Centraal'],
    ['Building C, room 2.14', 'Gebouw C, kamer 2.14'],
    ['Visiting address: 1e Middenweg 12', 'Bezoekadres: 1e Middenweg 12'],
  ],
  numbersToCall: [
    ['Call 023 123 45 67.', 'Bel 023 123 45 67.'],
    ['Call +31 23 123 45 67 on weekdays.', 'Bel op werkdagen 023 123 45 67.'],
    ['Phone: +31 (0)23 123 45 67', 'Telefoon: 023-1234567'],
    ['Mobile +31 6 12345678', 'Mobiel +31 6 12345678'],
    ['In an emergency, call 112.', 'Bel 112 als er haast bij is.'],
    ['Free number: 0800 1234', 'Gratis nummer: 0800 1234'],
    [
      'The service number 0900-1234 costs €0.10 a minute.',
      'Servicenummer 0900-1234 kost € 0,10 per minuut.',
    ],
    ['WhatsApp: 06-12345678', 'WhatsApp: 06-12345678'],
  ],
  registrations: [
    ['Chamber of Commerce 12345678', 'KvK 12345678'],
    ['VAT number NL001234567B01', 'Btw-nummer NL001234567B01'],
    ['IBAN NL91 ABNA 0417 1643 00', 'IBAN NL91 ABNA 0417 1643 00'],
    ['BIG number 19012345601', 'BIG-nummer 19012345601'],
    ['Certified to ISO 9001:2015', 'Gecertificeerd volgens ISO 9001:2015'],
    ['We meet ISO 27001 and NEN 7510.', 'We voldoen aan ISO 27001 en NEN 7510.'],
    ['Invoice F2026-014 is paid.', 'Factuur F2026-014 is betaald.'],
    ['Licence DKE-12-345', 'Vergunning DKE-12-345'],
  ],
  law: [
    ['Article 6(1)(b) GDPR', 'Artikel 6, lid 1, onder b AVG'],
    [
      'Section 6:74 et seq. of the Civil Code applies.',
      'Artikel 6:74 en verder van het BW is van toepassing.',
    ],
    ['See clause 4.2 of these terms.', 'Zie artikel 4.2 van deze voorwaarden.'],
    ['Regulation (EU) 2016/679', 'Verordening (EU) 2016/679'],
    ['Article 11a and paragraph 2.1.3', 'Artikel 11a en paragraaf 2.1.3'],
    ['ECLI:NL:HR:2021:1778', 'ECLI:NL:HR:2021:1778'],
    ['a) what we store, b) why, c) for how long', 'a) wat we bewaren, b) waarom, c) hoe lang'],
    ['Chapter 5, § 12', 'Hoofdstuk 5, § 12'],
  ],
  hours: [
    ['Mon–Fri 9:00–17:30', 'ma-vr 9.00-17.30 uur'],
    ['Open from 9 to 5', 'Open van 9 tot 5'],
    ['Thursday: late opening until 9 pm', 'Donderdag: koopavond tot 21.00 uur'],
    ['We answer the phone between 8:30 and noon.', 'We nemen op tussen 8.30 en 12.00 uur.'],
    ['Doors at 7 pm, start at 7:30 pm', 'Deuren open om 19.00 uur, aanvang 19.30 uur'],
    ['Open 24 hours a day', '24 uur per dag open'],
    ['Tue-Sat: 08:00-14:00', 'di-za: 08:00-14:00'],
    ['Evenings by appointment', '’s Avonds op afspraak'],
  ],
  versions: [
    ['Needs Node 20.11 or newer.', 'Vereist Node 20.11 of nieuwer.'],
    ['We build with WordPress 6.4.2.', 'We bouwen met WordPress 6.4.2.'],
    ['v1.2 and v1.3', 'v1.2 en v1.3'],
    ['Accessible to WCAG 2.2, level AA', 'Toegankelijk volgens WCAG 2.2, niveau AA'],
    ['TLS 1.3 and HTTP/2', 'TLS 1.3 en HTTP/2'],
    ['Bluetooth 5.3 and Wi-Fi 6', 'Bluetooth 5.3 en wifi 6'],
    ['Python 3.12, Django 5.0 and PostgreSQL 16', 'Python 3.12, Django 5.0 en PostgreSQL 16'],
    ['HTML5, CSS3 and ES2023', 'HTML5, CSS3 en ES2023'],
  ],
  sizes: [
    ['A4 or A5, 120 g/m²', 'A4 of A5, 120 g/m²'],
    ['Sizes S, M, L and XL', 'Maten S, M, L en XL'],
    ['1,250 m of cable', '1.250 m kabel'],
    ['75 cl, 12.5% alcohol', '75 cl, 12,5% alcohol'],
    ['A tank of 1.5 litres', 'Een tank van 1,5 liter'],
    ['Baked at 230 °C for 40 minutes', '40 minuten gebakken op 230 °C'],
    ['a ¾ inch pipe', 'een buis van ¾ inch'],
    ['16:9 or 4:3', '16:9 of 4:3'],
  ],
  shares: [
    ['A quarter (25%) comes back within a year.', 'Een kwart (25%) komt binnen een jaar terug.'],
    ['¾ of our clients, some 75%, return.', '¾ van onze klanten, zo’n 75%, komt terug.'],
    ['1/3 in advance, 2/3 on delivery', '1/3 vooraf, 2/3 bij oplevering'],
    ['4 out of 5, so 80%', '4 van de 5, dus 80%'],
    ['21% or 9% VAT', '21% of 9% btw'],
    ['up 0.5 percentage points to 2.5%', '0,5 procentpunt omhoog naar 2,5%'],
    ['100% organic', '100% biologisch'],
    ['Nearly all, 98.6%, said yes.', 'Bijna iedereen, 98,6%, zei ja.'],
  ],
  decades: [
    ['A house from the 1930s', 'Een huis uit de jaren 30'],
    ['In the nineties we were students.', 'In de jaren negentig waren we student.'],
    ['Music of the 80s and 90s', 'Muziek uit de jaren 80 en 90'],
    ['the roaring twenties', 'de roerige jaren twintig'],
    ['A 1970s kitchen', 'Een keuken uit de jaren zeventig'],
    ['The early 2000s', 'Het begin van de jaren 2000'],
    ['an eighteenth-century barn', 'een achttiende-eeuwse schuur'],
    ['the ’60s', 'de jaren ’60'],
  ],
  languages: [
    ['We speak Dutch, English and Français.', 'We spreken Nederlands, English en Français.'],
    ['This page is also available in Nederlands.', 'Deze pagina is er ook in het English.'],
    ['English', 'English'],
    ['Nederlands', 'Nederlands'],
    ['Deutsch', 'Deutsch'],
    ['Lessons in Dutch (Nederlands), level B1', 'Lessen Nederlands, niveau B1'],
    ['Choose a language: English or Nederlands', 'Kies een taal: English of Nederlands'],
    ['IELTS 6.5 or Cambridge C1', 'IELTS 6.5 of Cambridge C1'],
  ],
  prices: [
    ['From €12.50 per person', 'Vanaf € 12,50 per persoon'],
    ['€1,299 excluding VAT', '€ 1.299 exclusief btw'],
    ['€ 25 an hour, minimum two hours', '€ 25 per uur, minimaal twee uur'],
    ['$20 (about €18)', '$ 20 (ongeveer € 18)'],
    ['5 for €10', '5 voor € 10'],
    ['a budget of 10k to 15k', 'een budget van 10k tot 15k'],
    ['Pay in 3 instalments of €33.', 'Betaal in 3 termijnen van € 33.'],
    ['€45 per visit', '€ 45,- per bezoek'],
  ],
  counts: [
    ['More than 1,500 people came.', 'Er kwamen ruim 1.500 mensen.'],
    ['Children from 4 to 12', 'Kinderen van 4 tot 12 jaar'],
    ['A table for 2', 'Een tafel voor 2'],
    ['Rated 4.9 by 212 guests', 'Beoordeeld met een 4,9 door 212 gasten'],
    ['Twelve courses, one teacher', 'Twaalf cursussen, één docent'],
    ['2026 will be a good year.', '2026 wordt een goed jaar.'],
    ['Covid-19 changed our hours.', 'Covid-19 veranderde onze openingstijden.'],
    ['the 80/20 rule', 'de 80/20-regel'],
  ],
  letters: [
    ['Plan B is plan A with rain.', 'Plan B is plan A met regen.'],
    ['Energy label A++', 'Energielabel A++'],
    ['Hall U, row 12, seat 4', 'Zaal U, rij 12, stoel 4'],
    ['Category B licence', 'Rijbewijs B'],
    ['Ms J. de Vries MSc', 'Mevrouw J. de Vries MSc'],
    ['PhD at the TU Delft', 'Gepromoveerd aan de TU Delft'],
    ['the F-35 and the A320', 'de F-35 en de A320'],
    ['CEO, CFO and HR', 'CEO, CFO en HR'],
  ],
  mixed: [
    ['© 2026 Bakkerij De Vries B.V.', '© 2026 Bakkerij De Vries B.V.'],
    ['Herengracht 182\n1016 BR Amsterdam', 'Herengracht 182\n1016 BR Amsterdam'],
    ['’s-Gravenhekje 1, 1011 TG Amsterdam', '’s-Gravenhekje 1, 1011 TG Amsterdam'],
    ['Sunday, June 7: open day', 'Zondag 7 juni: open dag'],
    ['Holiday: July 20 – August 9', 'Vakantie: 20 juli – 9 augustus'],
    ['Holiday: 20–31 July 2026', 'Vakantie: 20-31 juli 2026'],
    ['March 3 at 10:30', '3 maart om 10.30 uur'],
    ['the mid-1980s', 'halverwege de jaren 80'],
    ['½ price, 50% off', 'halve prijs, 50% korting'],
    ['⅓ (33%) of all orders', '⅓ (33%) van alle bestellingen'],
    ['about 2/3, or 66%', 'ongeveer 2/3, of 66%'],
    ['English (UK)', 'English (UK)'],
    ['English / Nederlands / Deutsch', 'English / Nederlands / Deutsch'],
    ['OpenSSL 3.0.13 or later', 'OpenSSL 3.0.13 of later'],
    ['Art. 6 para. 1 lit. f GDPR', 'Art. 6 lid 1 sub f AVG'],
    ['8 a.m. to 6 p.m.', '8.00 tot 18.00 uur'],
    ['5-star hotel', 'vijfsterrenhotel'],
    ['two-bedroom flat of 75 m2', 'driekamerappartement van 75 m²'],
    ['2,000+ members', '2.000+ leden'],
    ['#1 bakery', 'de nummer 1 onder de bakkers'],
    ['€2.5 million', '€ 2,5 miljoen'],
    ['-5 °C', '-5 °C'],
    ['+20%', '+20%'],
    ['SEPA creditor ID NL12ZZZ123456780000', 'SEPA-incassant-ID NL12ZZZ123456780000'],
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
