import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { findingsOfRule } from '../sites.ts'

holdsFor('text/placeholder', {
  caught: [
    english('These terms hold from [date].'),
    english('The law of [country] applies.'),
    english('Hello [YOUR NAME], welcome'),
    english('Dear {name}, welcome'),
    english('Dear {NAME}, welcome'),
    english('Dear <YOUR NAME>, welcome'),
    english('Dear %FIRST_NAME%, welcome'),
    english('Dear {CLIENT_NAME}, welcome'),
    english('Dear @@NAME@@, welcome'),
    english('From [CITY] to [TOWN]'),
    english('We work for [NAME OF THE CLIENT, AS IN THE CONTRACT].'),
    dutch('We komen naar [STAD].'),
    dutch('Beste [NAAM], welkom'),
    dutch('Beste [VOORNAAM EN ACHTERNAAM VAN DE KLANT]'),
    english('TODO: write this'),
    english('Price: TBD'),
    english('Delivery TBC'),
    english('Lorem ipsum dolor sit amet'),
    english('Mail info@example.com'),
    english('Signed: ______'),
    english('From €XXX'),
    english('About 20 ??? clients'),
    english('Placeholder text'),
    english('Your text here'),
    english('<<insert quote>>'),
    english('EN: Plan a call'),
    dutch('Deze voorwaarden gelden vanaf [datum].'),
    dutch('Het recht van [land] geldt.'),
    dutch('[NL] Plan een gesprek'),
    dutch('Prijs: n.n.b.'),
    dutch('Hier komt nog tekst'),
    dutch('Vul hier je naam in'),
    dutch('Beste {naam}, welkom'),
    dutch('Mail naar info@voorbeeld.nl'),
    dutch('TODO vertalen'),
    dutch('Voorbeeldtekst'),
    dutch('xxx'),
  ],
  clean: [
    english('Read [our terms](terms) first.'),
    english('A guide [PDF] to download'),
    english('“We love [sic] it […]”'),
    english('A footnote [1] and [2]'),
    english('From {{price.core}} excluding VAT'),
    english('A to-do list for your site'),
    english('All your todos in one place'),
    english('Mail hello@bakery.example'),
    english('Size XXL and XL'),
    english('What? Really?! Yes.'),
    english('snake_case and __init__'),
    english('We write the text here in Haarlem'),
    english('Example: a bakery in Haarlem'),
    english('In English: plan a call'),
    english('xx, the team'),
    english('Download [ZIP] or [DOCX]'),
    english('100% NEW and 50% OFF%'),
    english('Our <em>NEW</em> bread'),
    dutch('Lees [onze voorwaarden](home).'),
    dutch('Een gids [PDF]'),
    dutch('Vanaf {{price.core}} exclusief btw'),
    dutch('Bijvoorbeeld een bakker in Haarlem'),
    dutch('Een voorbeeld: de bakker'),
    dutch('Vul hier je gegevens aan'),
    dutch('Hier komt je site tot leven'),
    dutch('Maat XXL'),
    dutch('Wat?! Ja.'),
    dutch('Zo ziet jouw tekst hieronder eruit'),
    dutch('Nederlands: plan een gesprek'),
  ],
})

test.for([
  ['{plan}', []],
  ['{plans}', ['“{plans}” is still to be filled in.']],
] as const)('a heading that the site fills in may have %s', ([name, messages]) => {
  const found = findingsOfRule('text/placeholder', {
    'en/pages/plans.yaml': `title: Plans
description: Of the bakery
sections:
  - { type: plans, look: explorer, id: features, heading: 'In ${name}', plan: core }
`,
  })

  expect(found.map(({ message }) => message)).toEqual(messages)
})
