import { expect, test } from 'vitest'
import { inBoth } from '../../edit.ts'
import { findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const terms = (text: string, placeholders = '') => `title: Terms
description: What we agree on
sections:
  - type: document
    id: terms
    heading: Terms
    contents: Contents
    dates: []
    clauses:
      - { id: law, heading: Law, text: '${text}' }
${placeholders}`

const declared = `    placeholders:
      - { id: country, text: country, why: The lawyer decides. }
`

test.for([{ name: 'a text without one', text: 'Dutch law.', placeholders: '', findings: [] }])(
  '$name',
  ({ text, placeholders, findings }) => {
    const expected = ['en', 'nl'].flatMap((language) =>
      findings.map((finding) => `content/${language}/pages/terms.yaml:${finding}`),
    )
    expect(findingsOf(inBoth('pages/terms.yaml', terms(text, placeholders)))).toEqual(expected)
  },
)

const two = `    placeholders:
      - { id: country, text: country, why: The lawyer decides. }
      - { id: court-city, text: city, why: The lawyer decides. }
`
const inTerms = (text: string, placeholders = '') =>
  inBoth('pages/terms.yaml', terms(text, placeholders))
const answer = (text: string) =>
  inBoth('faqs/home.yaml', `questions:\n  - { id: a, question: Why, answer: '${text}' }\n`)
const dutchTerms = (text: string, placeholders = '') => ({
  'en/pages/terms.yaml': terms('Dutch law.', placeholders),
  'nl/pages/terms.yaml': terms(text, placeholders),
})

holdsForSites('content/undeclared-placeholder', {
  caught: {
    'where none are declared': inTerms('The law of [[country]].'),
    'the Dutch word': dutchTerms('Het recht van [[land]].', declared),
    'a hyphen less': inTerms('[[courtcity]]', two),
    'in an answer, where none can be declared': answer('The law of [[country]].'),
    'next to a link': inTerms('[See](home) the law of [[land]].', declared),
  },
  clean: {
    'the small site': {},
    'one that is declared': inTerms('The law of [[country]].', declared),
    'a link around a word in brackets': inTerms('See [the [old] terms](home).'),
    'a fact': inTerms('It costs {{price.bread}}.'),
    'an answer without one': answer('Dutch law.'),
  },
})
