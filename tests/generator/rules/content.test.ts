import { catalogSite } from '../catalog-site.ts'
import { edit, editBoth, inBoth } from '../edit.ts'
import { type Changes, schemas, smallSite } from '../small-site.ts'
import { form } from './pieces.ts'
import { holdsForSites, sitesOf } from './sites.ts'

const catalog = (from: string, to: string) => ({
  ...catalogSite,
  'catalog.yaml': (catalogSite['catalog.yaml'] ?? '').replace(from, to),
})

const figure = (id: string) =>
  `  - { id: ${id}, value: 64%, label: Phone, description: of visits }\n`

holdsForSites('content/duplicate-id', {
  told: {
    'two fields of a form': [
      { 'en/forms/order.yaml': form('{ name: who, kind: email, label: A }') },
      'en/forms/order.yaml:3 The name "who" is used twice in this list.',
    ],
    'two plans': [
      catalog('id: large,', 'id: small,'),
      'catalog.yaml:3 The id "small" is used twice in this list.',
    ],
  },
  clean: {
    'figures that say the same': inBoth(
      'statistics/home.yaml',
      `figures:\n${figure('phone')}${figure('desk')}`,
    ),
  },
})

const home = smallSite['en/pages/home.yaml'] ?? ''

const named = (name: string) => ({
  [`en/pages/${name}.yaml`]: home.replace('path: /', 'path: /other'),
})

holdsForSites('content/file-name', {
  caught: {
    ...sitesOf(['about - kopie', 'shop/Our Shop'], named),
    'a list of questions': { 'nl/faqs/Veel gevraagd.yaml': 'questions: []\n' },
  },
  clean: sitesOf(['über-uns', 'про-нас', 'shop/our_shop-2'], named),
})

const faq = 'questions:\n  - { id: price, question: Why, answer: So }\n'

holdsForSites('content/missing-file', {
  caught: {
    'a folder for a listed language': edit('site.yaml', '[en, nl]', '[en, nl, de]'),
    'the home page': { 'nl/pages/home.yaml': undefined },
    'the Dutch questions': { 'en/faqs/home.yaml': faq },
    'the English questions': { 'nl/faqs/home.yaml': faq },
    'the facts that a text has': {
      ...editBoth('pages/home.yaml', 'text: ', 'text: For {{price.bread}} '),
      'facts.yaml': undefined,
    },
  },
  clean: {
    'the small site': {},
    'a page that is meant for one': { 'en/pages/about.yaml': `languages: [en]\n${home}` },
  },
})

/** A drawer with an entry for each word, which says what it opens. */
const entries = (...menus: readonly (string | undefined)[]): Changes =>
  edit(
    'en/navigation.yaml',
    'drawer:\n',
    `drawer:\n${menus.map((each, index) => `  - { label: Menu ${index}${each === undefined ? '' : `, menu: ${each}`} }\n`).join('')}`,
  )

holdsForSites('content/more-than-one', {
  caught: {
    'two popular plans': catalog('page: plans/small', 'page: plans/small, popular: true'),
    'two menus of the plans': entries('plans', 'plans'),
  },
  clean: {
    'a plan that is not': catalog('page: plans/small', 'page: plans/small, popular: false'),
    'one menu': entries('plans', undefined),
  },
})

const shop = (section: object) =>
  inBoth(
    'pages/shop.yaml',
    JSON.stringify({ title: 'Shop', description: 'What we sell', sections: [section] }),
  )

const [question] = schemas.files.get('sections/faq.schema.json')?.examples ?? []

/** A page that shows questions, which English has. */
const asking = (languages = '') => ({
  ...shop({ ...Object(question), faq: 'prices' }),
  'en/faqs/prices.yaml': `${languages}${faq}`,
})

holdsForSites('content/needed-file', {
  caught: {
    'a hero for a plan without plans': shop({
      ...{ type: 'hero', look: 'offer', id: 'top', lines: ['Bread'], plan: 'small' },
    }),
    'Dutch questions that are meant for English only': asking('languages: [en]\n'),
  },
  clean: {
    'the small site': {},
    'questions in one language, which content/missing-file reports': asking(),
  },
})

/** Forms and quizzes, each as the folder and the name of its file. */
const site = (form: string, quiz: string): Changes => ({
  [`${form.replace('/', '/forms/')}.yaml`]: 'fields: []\n',
  [`${quiz.replace('/', '/quizzes/')}.yaml`]: 'questions: []\n',
})

holdsForSites('content/taken-name', {
  caught: { 'of one language': site('en/order', 'nl/order') },
  clean: {
    'another name': site('en/order', 'en/order-quiz'),
    'questions of that name': { ...site('en/x', 'en/order'), 'en/faqs/order.yaml': faq },
  },
})

const terms = (text: string, ...placeholders: readonly string[]) => `title: Terms
description: What we agree on
sections:
  - type: document
    id: terms
    heading: Terms
    contents: Contents
    dates: []
    clauses: [{ id: law, heading: Law, text: '${text}' }]
    placeholders: [${placeholders.map((id) => `{ id: ${id}, text: ${id}, why: The lawyer decides. }`).join(', ')}]
`

const inTerms = (...of: Parameters<typeof terms>) => ({ 'nl/pages/terms.yaml': terms(...of) })

const answer = (text: string) =>
  inBoth('faqs/home.yaml', `questions:\n  - { id: a, question: Why, answer: '${text}' }\n`)

holdsForSites('content/undeclared-placeholder', {
  told: {
    'the Dutch word': [
      inTerms('Het recht van [[land]].', 'country'),
      'nl/pages/terms.yaml:9 "[[land]]" is not declared under placeholders.',
    ],
  },
  caught: {
    'where none are declared': inTerms('The law of [[country]].'),
    'in an answer, where none can be declared': answer('The law of [[country]].'),
    'next to a link': inTerms('[See](home) the law of [[land]].', 'country'),
  },
  clean: {
    'one that is declared': inTerms('The law of [[country]].', 'country'),
    'a link around a word in brackets': inTerms('See [the [old] terms](home).'),
  },
})
