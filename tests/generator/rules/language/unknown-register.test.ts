import { expect, test } from 'vitest'
import { edit, inBoth } from '../../edit.ts'
import { type Changes, checkSmallSiteWholly, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

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
    'content/glossary.yaml:1 Dutch has no form of address "jij". There are: je, u.',
  ],
  [
    page('nl', 'U'),
    'content/nl/pages/home.yaml:1 Dutch has no form of address "U". Did you mean "u"?',
  ],
  [
    page('nl', 'formeel'),
    'content/nl/pages/home.yaml:1 Dutch has no form of address "formeel". There are: je, u.',
  ],
] as const)('%j is not', ([changes, message]) => {
  expect(found(changes)).toEqual([message])
})

const about = (register: string) =>
  inBoth(
    'pages/about.yaml',
    `register: ${register}\n${smallSite['nl/pages/home.yaml']?.replace('path: /\n', '')}`,
  )
const german = (register: string) => ({
  ...edit('site.yaml', '[en, nl]', '[en, nl, de]'),
  'de/language.yaml': smallSite['nl/language.yaml'],
  'de/pages/home.yaml': `register: ${register}\n${smallSite['nl/pages/home.yaml']}`,
})

holdsForSites('language/unknown-register', {
  caught: {
    jij: glossary('{ nl: jij }'),
    jullie: glossary('{ nl: jullie }'),
    'a capital': glossary('{ nl: U }'),
    'a capital of the other': glossary('{ nl: Je }'),
    'a word for it': glossary('{ nl: formeel }'),
    'an English word for it': glossary('{ nl: formal }'),
    'both at once': glossary("{ nl: 'je/u' }"),
    'a space': glossary("{ nl: 'je ' }"),
    'two languages, one of them wrong': glossary('{ de: Sie, nl: gij }'),
    'the German way in Dutch': glossary('{ nl: Sie }'),
    'on a page, a capital': page('nl', 'U'),
    'on a page, a word for it': page('nl', 'formeel'),
    'on a page, jij': page('nl', 'jij'),
    'on a page of its own': { 'nl/pages/about.yaml': about('uw')['nl/pages/about.yaml'] },
    'on one of two pages': {
      ...page('nl', 'u'),
      'nl/pages/about.yaml': about('tutoyeren')['nl/pages/about.yaml'],
    },
    'in the glossary, while a page is right': { ...glossary('{ nl: jij }'), ...page('nl', 'u') },
  },
  clean: {
    'no glossary': {},
    je: glossary('{ nl: je }'),
    u: glossary('{ nl: u }'),
    quotes: glossary("{ nl: 'u' }"),
    'a language that nothing is known of': glossary('{ pl: Pan }'),
    'how German speaks to strangers': glossary('{ de: Sie }'),
    French: glossary('{ fr: vous }'),
    'a language that is not on the site': glossary('{ nl: je, de: du }'),
    'no registers': glossary('{}'),
    'a glossary without them': { 'glossary.yaml': 'names: [Korenaar]\n' },
    'a page': page('nl', 'u'),
    'a page that says what the site says': { ...glossary('{ nl: je }'), ...page('nl', 'je') },
    'a page that differs from the site': { ...glossary('{ nl: je }'), ...page('nl', 'u') },
    'two pages that differ': {
      ...page('nl', 'u'),
      'nl/pages/about.yaml': about('je')['nl/pages/about.yaml'],
    },
    'a German page': german('Sie'),
    'a German page in another way': german('du'),
    'a glossary that cannot be read': { 'glossary.yaml': 'register: [\n' },
  },
})
