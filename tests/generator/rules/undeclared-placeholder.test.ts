import { expect, test } from 'vitest'
import { inBoth } from '../edit.ts'
import { findingsOf } from '../small-site.ts'

const terms = (text: string, placeholders = '') => `title: Terms
description: What we agree on
sections:
  - type: legal
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
