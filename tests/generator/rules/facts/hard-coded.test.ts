import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { findingsOfPair, fixed } from '../pair.ts'

holdsFor('facts/hard-coded', {
  caught: [
    english('From €599 excluding VAT.'),
    english('Advance is €1,199.'),
    english('Custom work costs EUR 69 an hour.'),
    english('Custom work costs 69 euros an hour.'),
    english('Prices exclude 21% VAT.'),
    english('That is 21 percent.'),
    english('1,250 clients went before you.'),
    english('Core starts at €589.'),
    english('Advance starts at €1,299.'),
    english('Advance starts at €1,919.'),
    english('Core starts at €649, Advance at {{price.advance}}.'),
    dutch('Core kost sinds dit jaar € 649.'),
    ['You pay {{payment.start}} first', 'Je betaalt eerst 25%'],
    ['You pay 75% on delivery', 'Je betaalt {{payment.delivery}} bij oplevering'],
    dutch('Vanaf € 599,- exclusief btw.'),
    dutch('Advance kost € 1.199.'),
    dutch('Maatwerk is 69 euro per uur.'),
    dutch('Exclusief 21% btw.'),
    dutch('1.250 klanten gingen je voor.'),
    dutch('Core begint bij € 699.'),
    ['{{hosting.free}} and {{price.core}}', 'twaalf maanden en € 599'],
  ],
  clean: [
    english('From {{price.core}} excluding {{vat.rate}} VAT.'),
    english('A coffee costs €4.'),
    english('25% of visitors read on a phone.'),
    english('75% of the work is listening.'),
    english('Others ask €2,500.'),
    english('In 12 months or 2-3 weeks'),
    english('1000 AA Haarlem, since 2019'),
    english('Call 020 599 11 99.'),
    english('Room 599'),
    english('An oven for €689'),
    english('Advance is €600 more than Core.'),
    dutch('Advance kost € 600 meer dan Core.'),
    dutch('Een oven kost € 649.'),
    english('Core saves you €50 a month.'),
    english('At most 30%'),
    dutch('Vanaf {{price.core}} exclusief {{vat.rate}} btw.'),
    dutch('Een brood kost € 4,50.'),
    dutch('25% van de bezoekers leest op een telefoon.'),
    dutch('Kamer 69, artikel 21'),
    dutch('€ 10-50 per jaar'),
    dutch('In 2025 waren het er 1.300.'),
    dutch('Een oven van € 689'),
  ],
})

test('the same price is a warning with a fix, nearly the same one an error', () => {
  expect(
    findingsOfPair('facts/hard-coded', dutch('Core kost € 599, Advance € 1.299.')),
  ).toMatchObject([
    {
      severity: 'warning',
      message: '“€ 599” is written out; facts.yaml holds it as price.core.',
      hint: 'Write {{price.core}}.',
      related: [{ at: { file: 'content/facts.yaml', line: 2, column: 3 } }],
    },
    { severity: 'error', message: '“€ 1.299” is written out, but price.advance is € 1.199.' },
  ])
})

test.for([
  ['Vanaf € 599 per site', 'Vanaf {{price.core}} per site'],
  ['Vanaf € 599,- per site', 'Vanaf € 599,- per site'],
  ['Dus € 1.299 voor Advance', 'Dus € 1.299 voor Advance'],
] as const)('%s is mended to %s', ([text, mended]) => {
  expect(fixed('facts/hard-coded', dutch(text))[1]).toBe(mended)
})

test('a round percentage is known by the words it is used with', () => {
  const pair = [
    'Payment: {{payment.start}} when the project starts. Again: you pay 25% when the project starts.',
    'Betaling.',
  ] as const

  expect(findingsOfPair('facts/hard-coded', pair)).toMatchObject([
    { message: '“25%” is written out; facts.yaml holds it as payment.start.' },
  ])
})
