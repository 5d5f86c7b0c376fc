import { expect, test } from 'vitest'
import { catalogSite } from '../catalog-site.ts'
import { edit, editBoth, inBoth } from '../edit.ts'
import { type Changes, checkSmallSite } from '../small-site.ts'
import { holdsForSites } from './sites.ts'

const file = (path: string, from: string | RegExp, to: string): Changes => ({
  [path]: catalogSite[path]?.replace(from, to),
})

const changed = (...changes: readonly Changes[]): Changes =>
  Object.assign({ ...catalogSite }, ...changes)

const catalog = (from: string | RegExp, to: string) => file('catalog.yaml', from, to)

const words = (from: string | RegExp, to: string) => [
  file('en/catalog.yaml', from, to),
  file('nl/catalog.yaml', from, to),
]

const plan = (id: string) => `  - { id: ${id}, price: price.small, page: plans/small }\n`

const newPlan = catalog('features:\n', `${plan('mini')}features:\n`)

const planLine = / {2}large: \{ name.*\n/

test.for([
  {
    name: 'a new plan',
    changes: changed(newPlan),
    found: [
      'content/catalog.yaml:7 The plan "mini" has no entry here. Add "mini: …" here: what this plan shows, or \'-\' for nothing.',
      'content/en/catalog.yaml:1 The plan "mini" has no entry here. Add "mini:" here, with all that "small" has. If you renamed a plan, rename it here too.',
      'content/nl/catalog.yaml:1 The plan "mini" has no entry here. Add "mini:" here, with all that "small" has. If you renamed a plan, rename it here too.',
    ],
  },
  {
    name: 'words that only the translation lacks are told as that',
    changes: changed(file('nl/catalog.yaml', planLine, '')),
    found: [
      'content/nl/catalog.yaml:2 "large" is missing in Dutch. Add it below this, as in content/en/catalog.yaml.',
    ],
  },
])('$name', ({ changes, found }) => {
  const messages = checkSmallSite(changes).diagnostics.map(
    ({ at, message, hint }) => `${at.file}:${at.line} ${message} ${hint}`,
  )
  expect(messages).toEqual(found)
})

holdsForSites('reference/incomplete', {
  caught: {
    'plans without words': changed(
      ...words(/plans:\n(?: {2}.*\n)+?features/, 'plans: {}\nfeatures'),
    ),
    'features without words': changed(...words(/features:\n[^$]*/, 'features: {}\n')),
  },
  clean: {
    'no catalogue but words': changed({ 'catalog.yaml': undefined }),
    'a catalogue that cannot be read': changed({ 'catalog.yaml': 'plans: [\n' }),
    'a misspelt plan': changed(...words('  large:', '  lage:')),
  },
})

const link = (to: string): Changes =>
  editBoth('pages/home.yaml', /$/, `    link: { label: More, to: '${to}' }\n`)

const shows = (name: string): Changes => ({
  ...inBoth('faqs/home.yaml', 'questions:\n  - { id: a, question: Why, answer: So }\n'),
  ...editBoth('pages/home.yaml', /$/, `  - { type: faq, id: faq, heading: Asked, faq: ${name} }\n`),
})

holdsForSites('reference/unknown', {
  caught: {
    'a misspelt page': link('hom'),
    'a page with a capital': link('Home'),
    'a redirect': { 'redirects.yaml': '/old: hom\n' },
  },
  clean: {
    'the small site': {},
    'a list of questions': shows('home'),
    'a redirect': { 'redirects.yaml': '/old: home\n/older: https://bakery.example\n' },
  },
})

test.for([
  ['/', 'Write "home": a link names the page, not its address.'],
  ['hom', 'Did you mean "home"?'],
])('who links to %s is told: %s', ([to = '', hint]) => {
  const { diagnostics } = checkSmallSite(edit('nl/navigation.yaml', 'to: home', `to: ${to}`))
  expect(diagnostics.find(({ code }) => code === 'reference/unknown')?.hint).toBe(hint)
})

const form = (booking: string) =>
  inBoth(
    'forms/order.yaml',
    `fields:
  - { name: email, kind: email, label: Address }
  - { name: who, kind: text, label: Name }
submit: Order
processing: Wait
success: { heading: Thanks, text: We bake. }
booking: { ${booking}, loading: Wait, retry: Again, ask: May we, open: Open }
`,
  )

test.for([
  { booking: 'email: email, name: who', found: [] },
  {
    booking: 'email: order, name: x',
    found: [
      'This form has no field "order". There are: email, who.',
      'This form has no field "x". There are: email, who.',
    ],
  },
])('the fields of a form: $booking', ({ booking, found }) => {
  const messages = checkSmallSite(form(booking))
    .diagnostics.filter(({ code, language }) => code === 'reference/unknown' && language === 'en')
    .map(({ message, hint }) => `${message} ${hint}`)

  expect(messages).toEqual(found)
})

test.for([
  { language: 'nl', found: [] },
  { language: 'de', found: ['The site has no language "de". There are: en, nl.'] },
])('the language of the staff: $language', ({ language, found }) => {
  const settings = edit('site.yaml', /$/, `forms: { staffLanguage: ${language} }\n`)
  const messages = checkSmallSite(settings).diagnostics.map(
    ({ message, hint }) => `${message} ${hint}`,
  )
  expect(messages).toEqual(found)
})
