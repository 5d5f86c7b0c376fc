import { expect, test } from 'vitest'
import { findingsOfRule } from '../sites.ts'
import { holdsForWords, inDutch, inEnglish } from '../words.ts'

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

test.for(['glossary/forbidden'])('%s says nothing of the buttons of other businesses', (code) => {
  const frames = says('quiz-frames.yaml', 'unnamed: A seamless plan', 'unnamed: Een naadloos plan')
  expect(findingsOfRule(code, frames)).toEqual([])
})
