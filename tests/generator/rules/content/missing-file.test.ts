import { expect, test } from 'vitest'
import { edit, editBoth, inBoth } from '../../edit.ts'
import { findingsOf, smallSite } from '../../small-site.ts'
import { bank, frames, quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

const faq = 'questions:\n  - { id: price, question: Why, answer: So }\n'
const figures =
  "figures:\n  - { id: phone, value: 64%, label: Phones, description: of visits, source: A count, asOf: '2025' }\n"

test.for([
  {
    name: 'every language has its files',
    changes: { ...inBoth('faqs/home.yaml', faq), ...inBoth('statistics/home.yaml', figures) },
    findings: [],
  },
  {
    name: 'a language without its words',
    changes: { 'nl/language.yaml': undefined },
    findings: ['content/site.yaml:3:12 content/missing-file Dutch has no language.yaml.'],
  },
  {
    name: 'the source language without its menus',
    changes: { 'en/navigation.yaml': undefined },
    findings: ['content/site.yaml:3:12 content/missing-file English has no navigation.yaml.'],
  },
  {
    name: 'a language that is listed and has no folder',
    changes: edit('site.yaml', '[en, nl]', '[en, nl, de]'),
    findings: ['content/site.yaml:3:12 content/missing-file German has no folder.'],
  },
  {
    name: 'a folder that has no settings of a language',
    changes: {
      'de/navigation.yaml': smallSite['nl/navigation.yaml'],
      'de/pages/home.yaml': smallSite['nl/pages/home.yaml'],
    },
    findings: [
      'content/de/navigation.yaml:1:1 content/missing-file The folder "de" is not among the languages of site.yaml, so nothing in it is published.',
    ],
  },
  {
    name: 'a language that has a folder and is not listed',
    changes: {
      'de/language.yaml': smallSite['nl/language.yaml'],
      'de/pages/home.yaml': smallSite['nl/pages/home.yaml'],
    },
    findings: [
      'content/de/language.yaml:1:1 content/missing-file The folder "de" is not among the languages of site.yaml, so nothing in it is published.',
    ],
  },
  {
    name: 'questions that were not translated',
    changes: { 'en/faqs/home.yaml': faq },
    findings: [
      'content/en/faqs/home.yaml:1:1 content/missing-file This file has no counterpart in Dutch.',
    ],
  },
  {
    name: 'figures that were not translated',
    changes: { 'en/statistics/home.yaml': figures },
    findings: [
      'content/en/statistics/home.yaml:1:1 content/missing-file This file has no counterpart in Dutch.',
    ],
  },
  {
    name: 'questions that are not in the source language',
    changes: { 'nl/faqs/home.yaml': faq },
    findings: ['content/nl/faqs/home.yaml:1:1 content/missing-file This file is in Dutch only.'],
  },
  {
    name: 'a folder that was not translated: told once',
    changes: {
      'en/faqs/home.yaml': faq,
      'en/faqs/plans.yaml': faq,
      'en/faqs/plans/core.yaml': faq,
    },
    findings: [
      'content/en/faqs/home.yaml:1:1 content/missing-file Dutch has none of the 3 files in content/nl/faqs.',
    ],
  },
  {
    name: 'a folder inside another that was not translated: told once',
    changes: {
      ...inBoth('faqs/home.yaml', faq),
      'en/faqs/plans/core.yaml': faq,
      'en/faqs/plans/mini.yaml': faq,
    },
    findings: [
      'content/en/faqs/plans/core.yaml:1:1 content/missing-file Dutch has none of the 2 files in content/nl/faqs/plans.',
    ],
  },
  {
    name: 'a folder that the source language lost: told once',
    changes: { 'nl/faqs/home.yaml': faq, 'nl/faqs/plans.yaml': faq },
    findings: [
      'content/nl/faqs/home.yaml:1:1 content/missing-file English has none of the 2 files in content/en/faqs.',
    ],
  },
  {
    name: 'two of three files of a folder',
    changes: {
      ...inBoth('faqs/home.yaml', faq),
      'en/faqs/a.yaml': faq.replace('price', 'a'),
      'en/faqs/b.yaml': faq.replace('price', 'b'),
    },
    findings: [
      'content/en/faqs/a.yaml:1:1 content/missing-file This file has no counterpart in Dutch.',
      'content/en/faqs/b.yaml:1:1 content/missing-file This file has no counterpart in Dutch.',
    ],
  },
  {
    name: 'all pages of a language',
    changes: {
      'en/pages/about.yaml': smallSite['en/pages/home.yaml']?.replace('path: /', 'unlisted: true'),
      'nl/pages/home.yaml': undefined,
    },
    findings: [
      'content/en/pages/home.yaml:1:1 content/missing-file Dutch has none of the 2 files in content/nl/pages.',
    ],
  },
  {
    name: 'a file that is meant for one language',
    changes: { 'en/faqs/home.yaml': `languages: [en]\n${faq}` },
    findings: [],
  },
  {
    name: 'a file that is meant for the translation',
    changes: { 'nl/faqs/home.yaml': `languages: [nl]\n${faq}` },
    findings: [],
  },
  {
    name: 'questions under another name: told once',
    changes: { 'en/faqs/prices.yaml': faq, 'nl/faqs/prijzen.yaml': faq },
    findings: [
      'content/nl/faqs/prijzen.yaml:1:1 content/missing-file This is content/en/faqs/prices.yaml in Dutch, under another name.',
    ],
  },
  {
    name: 'no facts, and texts that use them: told once',
    changes: {
      ...editBoth('pages/home.yaml', 'text: ', 'text: For {{price.bread}} '),
      'facts.yaml': undefined,
    },
    findings: [
      'content/facts.yaml:1:1 content/missing-file There is no facts.yaml, and 2 texts use what is in it.',
    ],
  },
  {
    name: 'no settings at all: only that',
    changes: { 'stand-ins.yaml': undefined, 'site.yaml': undefined },
    findings: ['content/site.yaml:1:1 content/missing-file There is no site.yaml.'],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})

const order = `fields:
  - { name: who, kind: text, label: Who }
submit: Send
processing: Sending
confirmation: { heading: Thanks, text: We bake. }
`
const dutchFile = (path: string) => smallSite[`nl/${path}`]
const inGerman = {
  ...edit('site.yaml', '[en, nl]', '[en, nl, de]'),
  'de/language.yaml': dutchFile('language.yaml'),
  'de/navigation.yaml': dutchFile('navigation.yaml'),
  'de/pages/home.yaml': dutchFile('pages/home.yaml'),
}
const catalog = 'plans: {}\nfeatures: {}\n'
const quiz = 'questions: []\n'

holdsForSites('content/missing-file', {
  caught: {
    'the words of Dutch': { 'nl/language.yaml': undefined },
    'the words of English': { 'en/language.yaml': undefined },
    'the menus of Dutch': { 'nl/navigation.yaml': undefined },
    'the menus of English': { 'en/navigation.yaml': undefined },
    'the words and menus of Dutch': {
      'nl/language.yaml': undefined,
      'nl/navigation.yaml': undefined,
    },
    'a folder for a listed language': edit('site.yaml', '[en, nl]', '[en, nl, de]'),
    'the menus of a language that is not listed': {
      'de/language.yaml': dutchFile('language.yaml'),
    },
    'the menus of a third language': { ...inGerman, 'de/navigation.yaml': undefined },
    'the Dutch questions': { 'en/faqs/home.yaml': faq },
    'Dutch questions in a folder': { 'en/faqs/plans/core.yaml': faq },
    'the English questions': { 'nl/faqs/home.yaml': faq },
    'the facts that a text has': {
      ...editBoth('pages/home.yaml', 'text: ', 'text: For {{price.bread}} '),
      'facts.yaml': undefined,
    },
    'the walls that a page has': {
      ...edit('site.yaml', /$/, 'footerWall: flower\n'),
      'walls.yaml': undefined,
    },
    'the Dutch figures': { 'en/statistics/home.yaml': figures },
    'the Dutch form': { 'en/forms/order.yaml': order },
    'the Dutch words of the plans': { 'en/catalog.yaml': catalog },
    'the Dutch quiz': { 'en/quizzes/audit.yaml': quiz },
    'the German questions': { ...inGerman, ...inBoth('faqs/home.yaml', faq) },
    'a file that has another name in Dutch': {
      'en/faqs/prices.yaml': faq,
      'nl/faqs/prijzen.yaml': faq,
    },
    'an ending in capitals': { 'en/faqs/home.yaml': faq, 'nl/faqs/Home.yaml': faq },
  },
  clean: {
    'a language that is none, which the schema reports': edit(
      'site.yaml',
      '[en, nl]',
      '[en, nl, nl_NL]',
    ),
    'the small site': {},
    'no facts, and no text that uses one': { 'facts.yaml': undefined },
    'no walls, and none that is used': { 'walls.yaml': undefined },
    'one language': {
      ...edit('site.yaml', '[en, nl]', '[en]'),
      'nl/language.yaml': undefined,
      'nl/navigation.yaml': undefined,
      'nl/pages/home.yaml': undefined,
    },
    'three languages': inGerman,
    'questions in both': inBoth('faqs/home.yaml', faq),
    'figures in both': inBoth('statistics/home.yaml', figures),
    'a form in both': inBoth('forms/order.yaml', order),
    'the words of the plans in both': inBoth('catalog.yaml', catalog),
    'a quiz in both': inBoth('quizzes/audit.yaml', quiz),
    'two lists of questions': {
      ...inBoth('faqs/home.yaml', faq),
      ...inBoth('faqs/plans.yaml', faq),
    },
    'a list in a folder': inBoth('faqs/plans/core.yaml', faq),
    'questions in all three': {
      ...inGerman,
      ...inBoth('faqs/home.yaml', faq),
      'de/faqs/home.yaml': faq,
    },
    'a page that has a rule of its own': { 'en/pages/about.yaml': smallSite['en/pages/home.yaml'] },
    'a tool builder in one language': quizSite({ frames, bank }),
    'an empty list in both': inBoth('faqs/home.yaml', 'questions: []\n'),
    'a file that cannot be read in Dutch': {
      'en/faqs/home.yaml': faq,
      'nl/faqs/home.yaml': 'questions: [\n',
    },
  },
})
