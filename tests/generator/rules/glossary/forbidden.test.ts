import { expect, test } from 'vitest'
import { findingsOfRule } from '../sites.ts'
import { holdsForWords, inDutch, inEnglish } from '../words.ts'

holdsForWords('glossary/forbidden', 'text', {
  caught: [
    inEnglish('Click here to see it.'),
    inEnglish('To see the prices, **click here**.'),
    inEnglish('A seamless start'),
    inEnglish('We utilise what you have.'),
    inEnglish('He utilised it.'),
    inEnglish('All the synergies'),
    inEnglish('The synergy of it'),
    inEnglish('[Click here](home)'),
    inDutch('Klik hier voor de prijzen.'),
    inDutch('Onze prijsplannen'),
    inDutch('Kies een prijsplan.'),
    inDutch('Wij ontzorgen je.'),
    inDutch('Het sluit naadloos aan.'),
    inDutch('Een naadloze overgang'),
    inDutch('Plan een offertegesprek.'),
    inDutch('Twee offertegesprekken'),
    inDutch('Weten? *Klik hier!*'),
  ],
  clean: [
    inEnglish('Here you click through the prices.'),
    inEnglish('One click, and here it is.'),
    inEnglish('Click. Here you go.'),
    inEnglish('A seam is less than a hem.'),
    inEnglish('The utility room'),
    inEnglish('“Click here” says nothing, so we never write it.'),
    inEnglish('See `click here` in the code.'),
    inEnglish('We use what you have.'),
    inDutch('Hier klik je op de prijzen.'),
    inDutch('Een klik, hier of daar'),
    inDutch('Het prijspakket'),
    inDutch('Zonder zorgen'),
    inDutch('Zorgen voor later'),
    inDutch('Een offerte, een gesprek'),
    inDutch('De knop ‘klik hier’ kan beter.'),
    inDutch('Zonder naden'),
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

test.for(['glossary/forbidden', 'glossary/term'])(
  '%s says nothing of the buttons of other businesses',
  (code) => {
    const frames = says(
      'quiz-frames.yaml',
      'unnamed: A seamless plan',
      'unnamed: Een naadloos plan',
    )
    expect(findingsOfRule(code, frames)).toEqual([])
  },
)
