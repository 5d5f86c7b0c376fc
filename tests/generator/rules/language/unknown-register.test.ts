import { expect, test } from 'vitest'
import { edit } from '../../edit.ts'
import { type Changes, checkSmallSiteWholly, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const found = (changes: Changes) =>
  checkSmallSiteWholly(changes).diagnostics.flatMap(({ code, at, message, hint }) =>
    code === 'language/unknown-register' ? [`${at.file}:${at.line} ${message} ${hint}`] : [],
  )

const glossary = (register: string): Changes => ({ 'glossary.yaml': `register: ${register}\n` })
const page = (language: string, register: string) =>
  edit(`${language}/pages/home.yaml`, /^/, `register: ${register}\n`)

test.for([glossary('{ nl: je }')])(
  '%j is known, or nothing is known of the language',
  (changes) => {
    expect(found(changes)).toEqual([])
  },
)

test.for([
  [
    glossary('{ nl: jij }'),
    'content/glossary.yaml:1 Dutch has no form of address "jij". There are: je, u.',
  ],
] as const)('%j is not', ([changes, message]) => {
  expect(found(changes)).toEqual([message])
})

const german = (register: string) => ({
  ...edit('site.yaml', '[en, nl]', '[en, nl, de]'),
  'de/language.yaml': smallSite['nl/language.yaml'],
  'de/pages/home.yaml': `register: ${register}\n${smallSite['nl/pages/home.yaml']}`,
})

holdsForSites('language/unknown-register', {
  caught: {
    jij: glossary('{ nl: jij }'),
    'on a page, a capital': page('nl', 'U'),
  },
  clean: {
    'a language that nothing is known of': glossary('{ pl: Pan }'),
    'a German page': german('Sie'),
  },
})
