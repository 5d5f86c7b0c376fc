import { expect, test } from 'vitest'
import { type Changes, findingsOf } from '../small-site.ts'
import { holdsForSites, sitesOf } from './sites.ts'

const terms = (effective: string, updated: string) => `title: Terms
description: What we agree on
sections:
  - type: document
    id: terms
    heading: Terms
    contents: Contents
    dates:
      - { id: effective, label: Effective, value: '${effective}' }
      - { id: updated, label: Updated, value: '${updated}' }
    clauses:
      - { id: law, heading: Law, text: Dutch law. }
`

type Dates = readonly [effective: string, updated: string]

/** English and Dutch terms with these dates; the tests run on 21 November 2026. */
const dated = (en: Dates, nl: Dates, facts = ''): Changes => ({
  'facts.yaml': `price:\n  bread: { money: 4 }\n${facts}`,
  'en/pages/terms.yaml': terms(...en),
  'nl/pages/terms.yaml': terms(...nl),
})

const found = (...dates: Parameters<typeof dated>) =>
  findingsOf(dated(...dates)).filter((each) => each.includes(' legal/dates '))

const inOrder: Dates = ['1 June 2025', '20 June 2025']

const opVolgorde: Dates = ['1 juni 2025', '20 juni 2025']

const english = (...dates: Dates) => [dates, opVolgorde] as const

const dutch = (...dates: Dates) => [inOrder, dates] as const

const right = [
  english('In force since 1 June 2025', 'Last changed on 20 June 2025'),
  english('30 June 2025', 'June 2025'),
  english('1 September 2024', '2 October 2025, version 2.1'),
  dutch('Per 1 juni 2025', 'Laatst gewijzigd op 20 juni 2025'),
  dutch('op dag 1', 'na ondertekening'),
]

const wrong = [
  english('In force since 1 June 2025', 'Last changed on 20 April 2025'),
  english('December 2026', 'soon'),
  english('1st of January 2027', 'today'),
  dutch('Per 1 maart 2025', 'Gewijzigd op 28 februari 2025'),
  dutch('1 jan. 2027', 'binnenkort'),
]

holdsForSites('legal/dates', {
  caught: sitesOf(wrong, (dates) => dated(...dates)),
  clean: sitesOf(right, (dates) => dated(...dates)),
})

test('changed before it held', () => {
  expect(found(...english('1 June 2025', '20 May 2025'))).toEqual([
    'content/en/pages/terms.yaml:10:47 legal/dates It was last updated on 2025-05-20, before it came into effect on 2025-06-01.',
  ])
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
