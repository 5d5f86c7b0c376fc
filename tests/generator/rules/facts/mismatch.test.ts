import { expect, test } from 'vitest'
import { checkSmallSite } from '../../small-site.ts'
import { holdsFor } from '../corpus.ts'
import { findingsOfPair } from '../pair.ts'

holdsFor('facts/mismatch', {
  caught: [
    [
      'We are in the studio from 9 to 5, Monday to Friday.',
      'We zijn op werkdagen van 9.00 tot 18.00 uur in de studio.',
    ],
    ['We reply within 24 hours.', 'Binnen 48 uur heb je antwoord.'],
    [
      'The second round starts on 3 March 2026 at 2 pm.',
      'De tweede ronde begint op 3 maart 2026 om 15.00 uur.',
    ],
    ['1½ days of workshops', '2,5 dag workshops'],
    ['By 1 May at the latest', 'Uiterlijk 1 juni'],
    ['Between 6 and 8 pm', 'Tussen 6 en 8 uur ’s ochtends'],
  ],
  clean: [
    ['Rated 9.1 out of 10 by 64 clients', 'Klanten geven ons gemiddeld een 9,1 (64 beoordelingen)'],
    [
      'Open Monday to Friday from 9 am to 5:30 pm',
      'Open van maandag tot en met vrijdag, 9.00 tot 17.30 uur',
    ],
    [
      '7 out of 10 B2B buyers decide before they call.',
      '7 van de 10 zakelijke kopers zijn eruit voordat ze bellen.',
    ],
    [
      'Twenty-five people came, twice the number we expected.',
      'Er kwamen 25 mensen, twee keer zoveel als verwacht.',
    ],
    ['3 out of 4 visitors', 'driekwart van de bezoekers'],
    ['At 12:30 sharp', 'Stipt om half één'],
  ],
})

test.for([
  {
    pair: ['83% finish the quiz', '73% maakt de quiz af'],
    en: 'Dutch says 73%, English says 83%.',
    nl: 'Het Nederlands zegt 73%, het Engels zegt 83%.',
  },
  {
    pair: ['Usually 3-4 weeks.', 'Meestal 2 tot 3 weken.'],
    en: 'Dutch says 2 tot 3 weken, English says 3-4 weeks.',
    nl: 'Het Nederlands zegt 2 tot 3 weken, het Engels zegt 3-4 weeks.',
  },
  {
    pair: ['From {{price.core}}', 'Vanaf {{price.advance}}'],
    en: 'Dutch says € 1.199, English says €599.',
    nl: 'Het Nederlands zegt € 1.199, het Engels zegt €599.',
  },
  {
    pair: ['Paid within 14 days', 'Betaald na ontvangst'],
    en: 'English says 14 days, Dutch does not.',
    nl: 'Het Engels zegt 14 days, het Nederlands niet.',
  },
  {
    pair: ['A few rounds', '3 rondes of 4 gesprekken'],
    en: 'Dutch says 3 and 4, English does not.',
    nl: 'Het Nederlands zegt 3 en 4, het Engels niet.',
  },
] as const)('$en', ({ pair, en, nl }) => {
  expect(findingsOfPair('facts/mismatch', pair).map(({ message }) => message)).toEqual([en])
  expect(findingsOfPair('facts/mismatch', pair, 'nl').map(({ message }) => message)).toEqual([nl])
})

test('points at the figure in both files, and is bound to both texts', () => {
  const pair = ['Ready in 3 weeks.', 'Klaar in 4 weken.'] as const

  expect(findingsOfPair('facts/mismatch', pair)).toMatchObject([
    {
      severity: 'error',
      at: { file: 'content/nl/pages/home.yaml', line: 8, column: 21, end: { column: 28 } },
      related: [{ at: { file: 'content/en/pages/home.yaml', line: 8, column: 21 } }],
      values: { en: pair[0], nl: pair[1] },
    },
  ])
})

const questions = (items: readonly string[]) => `questions:\n${items.join('')}`
const item = (id: string, question: string, answer: string) =>
  `  - { id: ${id}, question: '${question}', answer: '${answer}' }\n`

const mismatches = (en: readonly string[], nl: readonly string[]) =>
  checkSmallSite({ 'en/faqs/home.yaml': questions(en), 'nl/faqs/home.yaml': questions(nl) })
    .diagnostics.filter(({ code }) => code === 'facts/mismatch')
    .map(({ path }) => path)

test('a figure may move from the question to the answer', () => {
  const english = [item('time', 'What can I have in 3 weeks?', 'One page.')]
  const dutch = [item('time', 'Wat krijg ik snel?', 'In 3 weken één pagina.')]

  expect(mismatches(english, dutch)).toEqual([])
})

test('a figure may not move to another question', () => {
  const english = [item('core', 'Core?', '3 weeks.'), item('pro', 'Pro?', '6 weeks.')]
  const dutch = [item('core', 'Core?', '6 weken.'), item('pro', 'Pro?', '3 weken.')]

  expect(mismatches(english, dutch)).toEqual(['questions[core].answer', 'questions[pro].answer'])
})
