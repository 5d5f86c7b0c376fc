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

test.for([
  { name: 'a text without one', text: 'Dutch law.', placeholders: '', findings: [] },
  {
    name: 'one that is declared',
    text: 'The law of [[country]].',
    placeholders: declared,
    findings: [],
  },
  {
    name: 'one that is not declared',
    text: 'The law of [[country]].',
    placeholders: '',
    findings: [
      '10:52 content/undeclared-placeholder "[[country]]" is not declared under placeholders.',
    ],
  },
  {
    name: 'one that is declared under another name',
    text: 'The law of [[county]].',
    placeholders: declared,
    findings: [
      '10:52 content/undeclared-placeholder "[[county]]" is not declared under placeholders.',
    ],
  },
  {
    name: 'the same one twice, declared once',
    text: 'The law of [[country]], in [[country]].',
    placeholders: declared,
    findings: [],
  },
  { name: 'a link', text: 'See [the terms](home).', placeholders: '', findings: [] },
  {
    name: 'one in the words of another language',
    text: 'Het recht van [[land]].',
    placeholders: declared,
    findings: [
      '10:55 content/undeclared-placeholder "[[land]]" is not declared under placeholders.',
    ],
  },
  {
    name: 'one with a capital',
    text: 'The law of [[Country]].',
    placeholders: declared,
    findings: [
      '10:52 content/undeclared-placeholder "[[Country]]" is not declared under placeholders.',
    ],
  },
  {
    name: 'one that is declared and one that is not',
    text: 'The law of [[country]], court of [[city]].',
    placeholders: declared,
    findings: [
      '10:74 content/undeclared-placeholder "[[city]]" is not declared under placeholders.',
    ],
  },
])('$name', ({ text, placeholders, findings }) => {
  const expected = ['en', 'nl'].flatMap((language) =>
    findings.map((finding) => `content/${language}/pages/terms.yaml:${finding}`),
  )
  expect(findingsOf(inBoth('pages/terms.yaml', terms(text, placeholders)))).toEqual(expected)
})

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
    'another name': inTerms('The law of [[county]].', declared),
    'a plural': inTerms('The law of [[countries]].', declared),
    'a capital': inTerms('The law of [[Country]].', declared),
    'the Dutch word': dutchTerms('Het recht van [[land]].', declared),
    'in Dutch alone': dutchTerms('Het recht van [[country]] en [[stad]].', declared),
    'one of two': inTerms('[[country]], [[city]]', declared),
    'the first of two': inTerms('[[city]], [[country]]', declared),
    'a hyphen': inTerms('[[court-city]]', declared),
    'a hyphen less': inTerms('[[courtcity]]', two),
    'two that are not': inTerms('[[a]] and [[b]]', two),
    'in bold': inTerms('**[[city]]**', declared),
    'at the start': inTerms('[[city]] decides.', declared),
    'inside a list': inTerms('Either [[city]], or [[country]].', two),
    'in an answer, where none can be declared': answer('The law of [[country]].'),
    'next to a link': inTerms('[See](home) the law of [[land]].', declared),
  },
  clean: {
    'the small site': {},
    'no placeholders': inTerms('Dutch law.'),
    'no placeholders, though one is declared': inTerms('Dutch law.', declared),
    'one that is declared': inTerms('The law of [[country]].', declared),
    'the same one twice': inTerms('[[country]], [[country]]', declared),
    'both of two': inTerms('[[country]], [[court-city]]', two),
    'one of two': inTerms('[[court-city]]', two),
    'in bold': inTerms('**[[country]]**', declared),
    'in Dutch': dutchTerms('Het recht van [[country]].', declared),
    'single brackets': inTerms('The law [sic] applies.'),
    'a link': inTerms('See [the terms](home).'),
    'a link around a word in brackets': inTerms('See [the [old] terms](home).'),
    'a fact': inTerms('It costs {{price.bread}}.'),
    'a variable': inTerms('It costs {price}.'),
    'brackets that do not close': inTerms('The law of [[country.', declared),
    'brackets apart': inTerms('The law of [ [country] ].', declared),
    'an answer without one': answer('Dutch law.'),
  },
})
