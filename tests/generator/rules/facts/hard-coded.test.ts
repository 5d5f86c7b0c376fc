import { expect, test } from 'vitest'
import { dutch, english, holdsFor } from '../corpus.ts'
import { findingsOfPair, fixed } from '../pair.ts'

holdsFor('facts/hard-coded', {
  caught: [
    english('Custom work costs 69 euros an hour.'),
    english('Prices exclude 21% VAT.'),
    dutch('Core kost sinds dit jaar € 649.'),
    ['You pay {{payment.start}} first', 'Je betaalt eerst 25%'],
    ['{{hosting.free}} and {{price.core}}', 'twaalf maanden en € 599'],
  ],
  clean: [
    english('From {{price.core}} excluding {{vat.rate}} VAT.'),
    english('25% of visitors read on a phone.'),
    english('1000 AA Haarlem, since 2019'),
    dutch('25% van de bezoekers leest op een telefoon.'),
    dutch('Kamer 69, artikel 21'),
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
