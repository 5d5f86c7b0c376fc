import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { findingsOf, smallSite } from '../small-site.ts'

const page = smallSite['en/pages/home.yaml']?.replace('path: /\n', '') ?? ''

test.for([
  {
    name: 'a page in every language',
    changes: { 'en/pages/about.yaml': page, 'nl/pages/about.yaml': page },
    findings: [],
  },
  {
    name: 'a page in the source language only',
    changes: { 'en/pages/about.yaml': page },
    findings: [
      'content/en/pages/about.yaml:1:1 parity/missing-page Page "about" has no "nl" version.',
    ],
  },
  {
    name: 'a page in a translation only',
    changes: { 'nl/pages/plans/core.yaml': page },
    findings: [
      'content/nl/pages/plans/core.yaml:1:1 parity/missing-page Page "plans/core" has no "en" version.',
    ],
  },
  {
    name: 'a page that is meant to be in one language',
    changes: { 'en/pages/about.yaml': `languages: [en]\n${page}` },
    findings: [],
  },
  {
    name: 'a page that says it is in both and is in one',
    changes: { 'en/pages/about.yaml': `languages: [en, nl]\n${page}` },
    findings: [
      'content/en/pages/about.yaml:1:1 parity/missing-page Page "about" has no "nl" version.',
    ],
  },
  {
    name: 'a page that two of three languages lack',
    changes: {
      ...edit('site.yaml', '[en, nl]', '[en, nl, de]'),
      'de/language.yaml': smallSite['nl/language.yaml'],
      'de/navigation.yaml': smallSite['nl/navigation.yaml'],
      'de/pages/home.yaml': smallSite['nl/pages/home.yaml'],
      'en/pages/about.yaml': page,
    },
    findings: [
      'content/en/pages/about.yaml:1:1 parity/missing-page Page "about" has no "nl" version.',
      'content/en/pages/about.yaml:1:1 parity/missing-page Page "about" has no "de" version.',
    ],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})
