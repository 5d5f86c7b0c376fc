import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { findingsOf } from '../small-site.ts'
import { quizSite } from './quiz-site.ts'
import { holdsForSites } from './sites.ts'
import { holdsForTexts } from './texts.ts'

holdsForTexts('placeholders/mismatch', {
  caught: [
    ['from {price}', 'vanaf {prijs}'],
    ['from', 'vanaf {price}'],
    ['© {year} {brand}', '© {year}'],
  ],
  clean: [
    ['Step {step} of {total}', '{total} stappen, dit is {step}'],
    ['A set {1, 2}', 'Een paar'],
  ],
})

const inWords = (language: string, key: string, text: string) =>
  edit(`${language}/language.yaml`, new RegExp(`${key}: .* .*`), `${key}: ${text}`)

test('a word that one language alone misspells is told once', () => {
  const changes = {
    ...inWords('en', 'from', 'from {price}'),
    ...inWords('nl', 'from', 'vanaf {prijs}'),
  }
  expect(findingsOf(changes).filter((each) => each.includes('placeholders/'))).toEqual([
    expect.stringContaining('placeholders/unknown'),
  ])
})

const nothing = (written: string) => `The site has nothing to fill in for "${written}" here.`

holdsForSites('placeholders/unknown', {
  told: {
    'where nothing is filled in': [
      inWords('nl', 'menu', "'{naam}'"),
      `nl/language.yaml:9 ${nothing('{naam}')}`,
    ],
    'the first of two': [
      inWords('en', 'stepOf', 'Step {at} of {total}'),
      `en/language.yaml:26 ${nothing('{at}')}`,
    ],
    'an item of a menu': [
      edit(
        'en/navigation.yaml',
        '{ label: Start, to: home }',
        "{ label: '{plna} box', from: plans }",
      ),
      `en/navigation.yaml:2 ${nothing('{plna}')}`,
    ],
    'the frame of quizzes': [
      quizSite({ frames: { intro: 'A quiz by {business}.' } }),
      `en/quiz-frames.yaml:1 ${nothing('{business}')}`,
    ],
    'a bank of questions, which has none': [
      quizSite({ bank: { keep: 'Hold on to {bread}.' } }),
      `en/quiz-banks/bread.yaml:1 ${nothing('{bread}')}`,
    ],
  },
  clean: {
    'the small site': {},
    'a price': inWords('en', 'from', 'from {price}'),
    'a tool builder': quizSite(),
  },
})
