import { expect, test } from 'vitest'
import { catalogSite } from '../catalog-site.ts'
import { edit, editBoth, inBoth } from '../edit.ts'
import { type Changes, findingsOf } from '../small-site.ts'
import { findingsOfRule, holdsForSites } from './sites.ts'

const catalog = (file: string, from: string | RegExp, to: string): Changes => ({
  ...catalogSite,
  [file]: catalogSite[file]?.replace(from, to),
})

/** Words of plans and features that both languages have. */
const words = (from: string | RegExp, to: string): Changes => ({
  ...catalog('en/catalog.yaml', from, to),
  'nl/catalog.yaml': catalog('nl/catalog.yaml', from, to)['nl/catalog.yaml'],
})

const mini = catalog(
  'catalog.yaml',
  'features:\n',
  '  - { id: mini, price: price.small, page: plans/small }\nfeatures:\n',
)

holdsForSites('reference/incomplete', {
  told: {
    'a new plan': [
      mini,
      'catalog.yaml:7 The plan "mini" has no entry here.',
      'en/catalog.yaml:1 The plan "mini" has no entry here.',
      'nl/catalog.yaml:1 The plan "mini" has no entry here.',
    ],
  },
  caught: { 'features without words': words(/features:\n[^$]*/, 'features: {}\n') },
  clean: {
    'no catalogue but words': { ...catalogSite, 'catalog.yaml': undefined },
    'a catalogue that cannot be read': { ...catalogSite, 'catalog.yaml': 'plans: [\n' },
    'a misspelt plan': words('  large:', '  lage:'),
  },
})

test('words that only the translation lacks are told as that', () => {
  expect(findingsOf(catalog('nl/catalog.yaml', / {2}large: \{ name.*\n/, ''))).toEqual([
    'content/nl/catalog.yaml:2:3 parity/missing-key "large" is missing in Dutch.',
  ])
})

const unknown = 'reference/unknown'

test.for([
  ['/', 'Write "home": a link names the page, not its address.'],
  ['hom', 'Did you mean "home"?'],
])('who links to %s is told: %s', ([to = '', hint]) => {
  const found = findingsOfRule(unknown, edit('nl/navigation.yaml', 'to: home', `to: ${to}`))
  expect(found.map((each) => each.hint)).toEqual([hint])
})

const shows = (name: string): Changes => ({
  ...inBoth('faqs/home.yaml', 'questions:\n  - { id: a, question: Why, answer: So }\n'),
  ...editBoth('pages/home.yaml', /$/, `  - { type: faq, id: faq, heading: Asked, faq: ${name} }\n`),
})

const form = (booking: string) => ({
  'en/forms/order.yaml': `fields:
  - { name: email, kind: email, label: Address }
  - { name: who, kind: text, label: Name }
submit: Order
processing: Wait
success: { heading: Thanks, text: We bake. }
booking: { ${booking}, loading: Wait, retry: Again, ask: May we, open: Open }
`,
})

const staff = (language: string) =>
  edit('site.yaml', /$/, `forms: { staffLanguage: ${language} }\n`)

holdsForSites(unknown, {
  told: {
    'a redirect': [{ 'redirects.yaml': '/old: hom\n' }, 'redirects.yaml:1 There is no page "hom".'],
    'a list of questions': [
      shows('hom'),
      ...['en', 'nl'].map(
        (code) => `${code}/pages/home.yaml:10 There is no list of questions "hom".`,
      ),
    ],
    'a field of a form': [
      form('email: order, name: who'),
      'en/forms/order.yaml:7 This form has no field "order".',
    ],
    'the language of the staff': [staff('de'), 'site.yaml:4 The site has no language "de".'],
  },
  clean: {
    'the small site': {},
    'a list of questions': shows('home'),
    'a redirect': { 'redirects.yaml': '/old: home\n/older: https://bakery.example\n' },
    'the fields of a form': form('email: email, name: who'),
    'the language of the staff': staff('nl'),
  },
})
