import { expect, test } from 'vitest'
import { catalogSite } from '../catalog-site.ts'
import { edit, editBoth, inBoth } from '../edit.ts'
import { type Changes, schemas, smallSite } from '../small-site.ts'
import { form } from './form.ts'
import { findingsOfRule, holdsForSites, sitesOf } from './sites.ts'

const figures = (...ids: readonly string[]) =>
  `figures:\n${ids.map((id) => `  - { id: ${id}, value: 64%, label: Phone, description: of visits }\n`).join('')}`

const catalog = (from: string, to: string) => ({
  ...catalogSite,
  'catalog.yaml': (catalogSite['catalog.yaml'] ?? '').replace(from, to),
})

holdsForSites('content/duplicate-id', {
  caught: {
    'two fields of a form': inBoth(
      'forms/order.yaml',
      form('{ name: who, kind: email, label: A }'),
    ),
    'two plans': catalog('id: large,', 'id: small,'),
  },
  clean: {
    'nothing but the small site': {},
    'figures that say the same': inBoth('statistics/home.yaml', figures('phone', 'desk')),
  },
})

const home = smallSite['en/pages/home.yaml'] ?? ''

const otherPage = home.replace('path: /', 'path: /other')

const named = (name: string) => ({ [`en/pages/${name}.yaml`]: otherPage })

holdsForSites('content/file-name', {
  caught: {
    ...sitesOf([...['our team'], ...['about - kopie', 'über uns', 'shop/Our Shop'], ...[]], named),
    'a list of questions': { 'nl/faqs/Veel gevraagd.yaml': 'questions: []\n' },
  },
  clean: {
    ...sitesOf([...['über-uns', 'про-нас'], ...['shop/our-shop', 'версія-2', 'our_team']], named),
  },
})

const faq = 'questions:\n  - { id: price, question: Why, answer: So }\n'

holdsForSites('content/missing-file', {
  caught: {
    'a folder for a listed language': edit('site.yaml', '[en, nl]', '[en, nl, de]'),
    'the Dutch questions': { 'en/faqs/home.yaml': faq },
    'the English questions': { 'nl/faqs/home.yaml': faq },
    'the facts that a text has': {
      ...editBoth('pages/home.yaml', 'text: ', 'text: For {{price.bread}} '),
      'facts.yaml': undefined,
    },
  },
  clean: {
    'the small site': {},
    'a page that has a rule of its own': { 'en/pages/about.yaml': smallSite['en/pages/home.yaml'] },
  },
})

/** A catalogue with a plan for each word, which says whether it is popular. */
const plans = (...popular: readonly (string | undefined)[]): Changes => ({
  ...catalogSite,
  'catalog.yaml': `plans:\n${popular
    .map(
      (each, index) =>
        `  - { id: plan-${index}, price: price.small, page: plans/small${each === undefined ? '' : `, popular: ${each}`} }\n`,
    )
    .join('')}features: []\n`,
})

type Menu = 'header' | 'drawer'

/** A menu with an entry for each word, which says whether it is highlighted. */
const menu = (
  name: Menu,
  highlights: readonly (string | undefined)[],
  languages: readonly ('en' | 'nl')[] = ['en', 'nl'],
): Changes =>
  Object.fromEntries(
    languages.map((language) => [
      `${language}/navigation.yaml`,
      smallSite[`${language}/navigation.yaml`]?.replace(
        `${name}:\n  - { label: Start, to: home }\n`,
        `${name}:\n${highlights.map((each, index) => `  - { label: Entry ${index}, to: home${each === undefined ? '' : `, highlight: ${each}`} }\n`).join('')}`,
      ),
    ]),
  )

/** A drawer with an entry for each word, which says what it opens. */
const entries = (...menus: readonly (string | undefined)[]): Changes => ({
  'en/navigation.yaml': smallSite['en/navigation.yaml']?.replace(
    'drawer:\n',
    `drawer:\n${menus.map((each, index) => `  - { label: Menu ${index}${each === undefined ? '' : `, menu: ${each}`} }\n`).join('')}`,
  ),
})

holdsForSites('content/more-than-one', {
  caught: {
    'the first and the last': plans('true', undefined, 'true'),
    'two entries in English': menu('header', ['true', 'true'], ['en']),
    'two menus of the plans': entries('plans', 'plans'),
  },
  clean: {
    'the small site': {},
    'plans that are not': plans('false', 'false', 'false'),
    'one menu': entries('plans', undefined),
  },
})

type Wanted = string | Readonly<Record<string, unknown>>

const pageOf = (...sections: readonly Wanted[]) =>
  JSON.stringify({ title: 'Shop', description: 'What we sell', sections: sections.map(example) })

/** A section, or an example of its type. */
const example = (type: Wanted) =>
  typeof type === 'object'
    ? type
    : (schemas.files.get(`sections/${type}.schema.json`)?.examples?.[0] ?? { type, id: type })

const shop = (...sections: readonly Wanted[]) => inBoth('pages/shop.yaml', pageOf(...sections))

const priceFaq = 'questions:\n  - { id: price, question: Why, answer: So }\n'

/** Pages that show questions. */
const asking = (faqs: string) => ({
  'en/pages/shop.yaml': pageOf('faq').replaceAll(/"faq":"[^"]*"/g, `"faq":"${faqs}"`),
  'nl/pages/shop.yaml': pageOf('faq').replaceAll(/"faq":"[^"]*"/g, `"faq":"${faqs}"`),
})

holdsForSites('content/needed-file', {
  caught: {
    'a hero for a plan without plans': shop({
      type: 'hero',
      look: 'offer',
      id: 'top',
      lines: ['Bread'],
      plan: 'small',
    }),
    'Dutch questions that are meant for English only': {
      ...asking('prices'),
      'en/faqs/prices.yaml': `languages: [en]\n${priceFaq}`,
    },
  },
  clean: {
    'the small site': {},
    'questions in one language, which content/missing-file reports': {
      ...asking('prices'),
      'en/faqs/prices.yaml': priceFaq,
    },
  },
})

const fields = 'fields: []\n'

const noQuestions = 'questions: []\n'

/** Forms and quizzes, each as the folder and the name of its file. */
const site = (forms: readonly string[], quizzes: readonly string[]): Changes => ({
  ...Object.fromEntries(forms.map((form) => [`${form.replace('/', '/forms/')}.yaml`, fields])),
  ...Object.fromEntries(
    quizzes.map((quiz) => [`${quiz.replace('/', '/quizzes/')}.yaml`, noQuestions]),
  ),
})

const names = ['order', 'free-audit', 'über-uns']

holdsForSites('content/taken-name', {
  caught: {
    ...sitesOf(names, (name) => site([`en/${name}`], [`en/${name}`])),
    'a form of one language': site(['en/order'], ['nl/order']),
    'among other quizzes': site(['en/ask'], ['en/taste', 'en/ask']),
  },
  clean: {
    ...sitesOf(names, (name) => site([`en/${name}`], [`en/${name}-quiz`])),
    'forms alone': site(['en/order', 'nl/order'], []),
    'questions of that name': { ...site([], ['en/order']), 'en/faqs/order.yaml': noQuestions },
  },
})

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

test('an undeclared placeholder is told where it stands in its text', () => {
  const [{ at } = {}] = findingsOfRule(
    'content/undeclared-placeholder',
    inTerms('The law of [[country]].'),
  )
  const line =
    inTerms('The law of [[country]].')['en/pages/terms.yaml']?.split('\n')[(at?.line ?? 0) - 1]
  expect(line?.slice((at?.column ?? 0) - 1)).toMatch(/^\[\[country/)
})
