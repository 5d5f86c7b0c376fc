import { expect, test } from 'vitest'
import { findingsOfRule } from './sites.ts'
import { type Both, holdsForWords, inDutch, inEnglish } from './words.ts'

holdsForWords('glossary/forbidden', 'text', {
  caught: [
    inEnglish('Click here to see it.'),
    inEnglish('We utilise what you have.'),
    inEnglish('All the synergies'),
    inDutch('Onze prijsplannen'),
    inDutch('Het sluit naadloos aan.'),
  ],
  clean: [
    inEnglish('Click. Here you go.'),
    inEnglish('“Click here” says nothing, so we never write it.'),
    inDutch('Het prijspakket'),
    inDutch('De knop ‘klik hier’ kan beter.'),
    inDutch('https://voorbeeld.nl/klik-hier en verder'),
  ],
})

/** The small site with a glossary, and two texts in a file. */
const says = (file: string, en: string, nl: string) => ({
  'glossary.yaml': `terms:
  - { term: plan, translations: { nl: [pakket] } }

forbidden:
  en: [{ word: seamless, instead: how it works }]
`,
  [`en/${file}`]: en,
  [`nl/${file}`]: nl,
})

const inBank = says('quiz-banks/bread.yaml', 'keep: A seamless plan.', 'keep: Een naadloos plan.')

test('a word is forbidden in a bank of questions as on a page', () => {
  expect(findingsOfRule('glossary/forbidden', inBank)).toHaveLength(1)
})

test('a bank of questions, which other businesses publish, need not use our terms', () => {
  expect(findingsOfRule('glossary/term', inBank)).toEqual([])
})

test('a forbidden word may be on the buttons of other businesses', () => {
  const frames = says('quiz-frames.yaml', 'unnamed: A seamless plan', 'unnamed: Een naadloos plan')
  expect(findingsOfRule('glossary/forbidden', frames)).toEqual([])
})

holdsForWords('glossary/name', 'text', {
  caught: [
    inEnglish('Find us on Linkedin.'),
    inEnglish('Meet coach Noor.'),
    inDutch('Vind ons op Linkedin.'),
    inDutch('De site van coach Noor'),
    inDutch('Betalen via **iDeal**'),
  ],
  clean: [
    inEnglish('See https://linkedin.com/in/noor.'),
    inEnglish('With GOOGLE ADS'),
    inEnglish('Korenaar bakes, korenaar grows.'),
    inDutch('Mail naar linkedin@bakery.example.'),
    inDutch('Met Google\nAds erbij'),
  ],
})

const pair = (en: string, nl: string): Both => [en, nl]

holdsForWords('glossary/term', 'label', {
  caught: [
    pair('See the plans', 'Bekijk de abonnementen'),
    pair('Find us on LinkedIn', 'Vind ons op LinkedInn'),
    pair(
      'Every enquiry arrives in your own inbox within a minute, with all the answers that your visitor gave to the questions.',
      'Elke enquiry staat binnen een minuut in je eigen postvak, met alle antwoorden die je bezoeker op de vragen gaf.',
    ),
  ],
  clean: [
    pair('Plan a visit', 'Kom langs'),
    pair('See the price', 'Bekijk het tarief'),
    pair('Find us on LinkedIn', 'Vind ons op LinkedIn'),
    pair(
      'Which of our plans fits depends on your visitors, on what you sell and on how much of the work you want to do yourself.',
      'Welk plan past hangt af van je bezoekers, van wat je verkoopt en van hoeveel werk je zelf wilt doen.',
    ),
  ],
})
