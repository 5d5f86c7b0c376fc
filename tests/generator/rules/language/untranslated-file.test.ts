import { expect, test } from 'vitest'
import { type Changes, checkSmallSiteWholly, smallSite } from '../../small-site.ts'
import { thirdLanguage } from '../../third-language.ts'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

const english = [
  'How long does it take?',
  'Where is the bakery?',
  'What does a loaf cost?',
  'Who bakes at night?',
  'When do you deliver?',
]
const dutch = [
  'Hoe lang duurt het?',
  'Waar is de bakkerij?',
  'Wat kost een brood?',
  'Wie bakt er ’s nachts?',
  'Wanneer bezorgen jullie?',
]

/** A list of questions in which the Dutch file has these texts. */
const questions = (own: readonly string[], source: readonly string[] = english): Changes => {
  const list = (texts: readonly string[]) =>
    `questions:\n${texts.map((text, index) => `  - { id: q${index}, question: ${JSON.stringify(text)}, answer: ${JSON.stringify(text)} }\n`).join('')}`
  return {
    'en/faqs/home.yaml': list(source),
    'nl/faqs/home.yaml': list(own),
  }
}

/** The Dutch questions, of which the first few are those of the source. */
const translatedFrom = (count: number) => [...english.slice(0, count), ...dutch.slice(count)]

/** A page in Dutch that is a copy of the English one. */
const copied = (file: string): Changes => ({ [`nl/${file}`]: smallSite[`en/${file}`] })

holdsForSites('language/untranslated-file', {
  caught: {
    'a page': copied('pages/home.yaml'),
    'the words of the interface': copied('language.yaml'),
    ...sitesOf([], (language) => thirdLanguage({ code: language, from: 'en' })),
  },
  clean: {
    'the small site': {},
    'a third language': thirdLanguage({ code: 'de' }),
  },
})

test('a file of which most is translated is left to the texts themselves', () => {
  const { diagnostics } = checkSmallSiteWholly(questions(translatedFrom(2)))
  expect(diagnostics.filter(({ code: of }) => of === 'language/untranslated')).toHaveLength(4)
})

test('a copied language is told once per file, and how much it is', () => {
  const { diagnostics } = checkSmallSiteWholly(thirdLanguage({ code: 'pl', from: 'en' }))
  const found = diagnostics.filter(({ at }) => at.file.startsWith('content/pl/'))
  expect(found.map(({ at, code: of, message }) => `${at.file} ${of} ${message}`)).toEqual([
    `content/pl/language.yaml language/untranslated-file This file is not translated: 24 of 24 texts are still in English.`,
    `content/pl/navigation.yaml language/untranslated-file This file is not translated: 5 of 5 texts are still in English.`,
    `content/pl/pages/home.yaml language/untranslated-file This file is not translated: 3 of 3 texts are still in English.`,
  ])
})

test('a file of which more than half is not translated is told with both numbers', () => {
  const found = findingsOfRule('language/untranslated-file', questions(translatedFrom(3)))
  expect(found.map(({ message }) => message)).toEqual([
    'Most of this file is not translated: 6 of 10 texts are still in English.',
  ])
})
