import { expect, test } from 'vitest'
import { edit, inBoth } from '../edit.ts'
import { findingsOf, smallSite } from '../small-site.ts'

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
    findings: [
      'content/site.yaml:3:12 content/missing-file The language "nl" has no language.yaml.',
    ],
  },
  {
    name: 'the source language without its menus',
    changes: { 'en/navigation.yaml': undefined },
    findings: [
      'content/site.yaml:3:12 content/missing-file The language "en" has no navigation.yaml.',
    ],
  },
  {
    name: 'a language that is listed and has no folder',
    changes: edit('site.yaml', '[en, nl]', '[en, nl, de]'),
    findings: [
      'content/en/pages/home.yaml:1:1 parity/missing-page Page "home" has no "de" version.',
      'content/site.yaml:3:12 content/missing-file The language "de" has no language.yaml.',
      'content/site.yaml:3:12 content/missing-file The language "de" has no navigation.yaml.',
    ],
  },
  {
    name: 'a language that has a folder and is not listed',
    changes: {
      'de/language.yaml': smallSite['nl/language.yaml'],
      'de/pages/home.yaml': smallSite['nl/pages/home.yaml'],
    },
    findings: [
      'content/site.yaml:3:12 content/missing-file The language "de" has no navigation.yaml.',
    ],
  },
  {
    name: 'questions that were not translated',
    changes: { 'en/faqs/home.yaml': faq },
    findings: [
      'content/en/faqs/home.yaml:1:1 content/missing-file This file has no counterpart in "nl".',
    ],
  },
  {
    name: 'figures that were not translated',
    changes: { 'en/statistics/home.yaml': figures },
    findings: [
      'content/en/statistics/home.yaml:1:1 content/missing-file This file has no counterpart in "nl".',
    ],
  },
  {
    name: 'no settings at all: only that',
    changes: { 'site.yaml': undefined },
    findings: ['content/site.yaml:1:1 content/missing-file There is no site.yaml.'],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})
