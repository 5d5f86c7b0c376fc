import { expect, test } from 'vitest'
import { findingsOf } from '../small-site.ts'

const terms = (effective: string, updated: string) => `title: Terms
description: What we agree on
sections:
  - type: legal
    id: terms
    heading: Terms
    contents: Contents
    dates:
      - { id: effective, label: Effective, value: '${effective}' }
      - { id: updated, label: Updated, value: '${updated}' }
    clauses:
      - { id: law, heading: Law, text: Dutch law. }
`

/** What is found in English and Dutch terms with these dates; the tests run in November 2026. */
const found = (en: readonly [string, string], nl: readonly [string, string], facts = '') =>
  findingsOf({
    'facts.yaml': `price:\n  bread: { money: 4 }\n${facts}`,
    'en/pages/terms.yaml': terms(...en),
    'nl/pages/terms.yaml': terms(...nl),
  }).filter((each) => each.includes(' legal/dates '))

test.for([
  [
    ['1 June 2025', '20 June 2025'],
    ['1 juni 2025', '20 juni 2025'],
  ],
  [
    ['1 June 2025', '1 June 2025'],
    ['1 juni 2025', '1 juni 2025'],
  ],
  [
    ['June 1, 2025', '2025-06-20'],
    ['01-06-2025', '20-06-2025'],
  ],
  [
    ['21 November 2026', '21 November 2026'],
    ['21 november 2026', '21 november 2026'],
  ],
  [
    ['June 2025', 'soon'],
    ['juni 2025', 'binnenkort'],
  ],
] as const)('%s and %s are in order', ([en, nl]) => {
  expect(found(en, nl)).toEqual([])
})

test.for([
  {
    name: 'changed before it held',
    en: ['1 June 2025', '20 May 2025'],
    nl: ['1 juni 2025', '20 juni 2025'],
    findings: [
      'content/en/pages/terms.yaml:10:47 legal/dates It was last updated on 2025-05-20, before it came into effect on 2025-06-01.',
    ],
  },
  {
    name: 'holds from a day to come, in Dutch alone',
    en: ['1 June 2025', '20 June 2025'],
    nl: ['1 juni 2025', '20 juni 2027'],
    findings: ['content/nl/pages/terms.yaml:10:47 legal/dates 2027-06-20 is in the future.'],
  },
  {
    name: 'both dates to come',
    en: ['1 June 2028', '20 June 2028'],
    nl: ['1 juni 2025', '20 juni 2025'],
    findings: [
      'content/en/pages/terms.yaml:9:51 legal/dates 2028-06-01 is in the future.',
      'content/en/pages/terms.yaml:10:47 legal/dates 2028-06-20 is in the future.',
    ],
  },
] as const)('$name', ({ en, nl, findings }) => {
  expect(found(en, nl)).toEqual(findings)
})

test('a fact is told of once, where it is written', () => {
  const facts = `legal:
  effective: { date: '2025-06-01' }
  updated: { date: '2025-05-20' }
`
  const filled = ['{{legal.effective}}', '{{legal.updated}}'] as const

  expect(found(filled, filled, facts)).toEqual([
    'content/facts.yaml:5:20 legal/dates It was last updated on 2025-05-20, before it came into effect on 2025-06-01.',
  ])
})
