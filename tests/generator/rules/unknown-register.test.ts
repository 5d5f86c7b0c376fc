import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { type Changes, checkSmallSiteWholly } from '../small-site.ts'

const found = (changes: Changes) =>
  checkSmallSiteWholly(changes).diagnostics.flatMap(({ code, at, message, hint }) =>
    code === 'language/unknown-register' ? [`${at.file}:${at.line} ${message} ${hint}`] : [],
  )

const glossary = (register: string): Changes => ({ 'glossary.yaml': `register: ${register}\n` })
const page = (language: string, register: string) =>
  edit(`${language}/pages/home.yaml`, /^/, `register: ${register}\n`)

test.for([
  glossary('{ nl: je }'),
  glossary('{ nl: u }'),
  glossary('{ de: Sie }'),
  page('nl', 'je'),
  page('nl', 'u'),
])('%j is known, or nothing is known of the language', (changes) => {
  expect(found(changes)).toEqual([])
})

test.for([
  [
    glossary('{ nl: jij }'),
    'content/glossary.yaml:1 Dutch has no way to address readers that is called "jij". There are: je, u.',
  ],
  [
    page('nl', 'U'),
    'content/nl/pages/home.yaml:1 Dutch has no way to address readers that is called "U". Did you mean "u"?',
  ],
  [
    page('nl', 'formeel'),
    'content/nl/pages/home.yaml:1 Dutch has no way to address readers that is called "formeel". There are: je, u.',
  ],
] as const)('%j is not', ([changes, message]) => {
  expect(found(changes)).toEqual([message])
})
