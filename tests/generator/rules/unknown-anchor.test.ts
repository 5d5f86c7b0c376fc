import { expect, test } from 'vitest'
import { editBoth } from '../edit.ts'
import { type Changes, findingsOf } from '../small-site.ts'

const legal = (clause: string) => `title: Terms
description: Terms
sections:
  - type: legal
    id: terms
    heading: Terms
    contents: Contents
    dates: []
    clauses:
      - { id: ${clause}, heading: Law, text: The law applies. }
`
const linkTo = (target: string): Changes =>
  editBoth('pages/home.yaml', /$/, `    link: { label: More, to: '${target}' }\n`)

const found = (changes: Changes) =>
  findingsOf(changes).filter((finding) => finding.includes('links/anchor'))

const terms = { 'en/pages/terms.yaml': legal('law'), 'nl/pages/terms.yaml': legal('law') }
const half = { 'en/pages/terms.yaml': legal('law'), 'nl/pages/terms.yaml': legal('wet') }

test.for(['home#about', '#about', 'terms#terms', 'terms#law', 'home', 'https://a.example/#b', '#'])(
  '%s leads somewhere',
  (target) => {
    expect(found({ ...terms, ...linkTo(target) })).toEqual([])
  },
)

test.for(['home#abuot', '#nowhere', 'terms#about', 'terms#laws', 'home#About'])(
  '%s leads nowhere, in either language',
  (target) => {
    expect(found({ ...terms, ...linkTo(target) })).toHaveLength(2)
  },
)

test('a part of a page at another of its addresses', () => {
  const aliased = {
    'en/pages/terms.yaml': `aliases: [/rules]\n${legal('law')}`,
    'nl/pages/terms.yaml': `aliases: [/rules]\n${legal('law')}`,
  }
  expect(found({ ...aliased, ...linkTo('rules#law') })).toEqual([])
  expect(found({ ...aliased, ...linkTo('rules#wal') })).toHaveLength(2)
})

test('a part that one language lacks', () => {
  expect(found({ ...half, ...linkTo('terms#law') })).toEqual([
    'content/nl/pages/home.yaml:9:36 links/anchor The page "terms" has no part "law" in Dutch.',
  ])
})

test('a link in a text', () => {
  const callout = `  - type: callout
    id: call
    tile: key
    text: See [us](home#abuot).
    action: { label: Home, to: home }
`
  expect(found(editBoth('pages/home.yaml', /$/, callout))).toEqual([
    'content/en/pages/home.yaml:12:24 links/anchor The page "home" has no part "abuot" in English.',
    'content/nl/pages/home.yaml:12:24 links/anchor The page "home" has no part "abuot" in Dutch.',
  ])
})
