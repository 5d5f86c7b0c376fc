import { expect, test } from 'vitest'
import { catalogSite } from '../catalog-site.ts'
import { edit, inBoth } from '../edit.ts'
import { type Changes, checkSmallSite, findingsOf, smallSite } from '../small-site.ts'
import { form } from './form.ts'
import { holdsForSites } from './sites.ts'

const select = (...values: readonly string[]) =>
  `{ name: size, kind: select, label: Size, options: [${values.map((value) => `{ value: ${value}, label: ${value} }`).join(', ')}] }`

const forms = (en: string, nl: string): Changes => ({
  'en/forms/order.yaml': form(en),
  'nl/forms/order.yaml': form(nl),
})

const ofCode = (changes: Changes, code: string) =>
  findingsOf(changes).filter((finding) => finding.includes(code))

const different = [
  {
    name: 'a look',
    changes: edit('nl/pages/home.yaml', 'look: statement', 'look: prose'),
    at: '9:11',
  },
  {
    name: 'the name of a field',
    changes: forms(
      '{ name: size, kind: text, label: Size }',
      '{ name: maat, kind: text, label: Maat }',
    ),
    at: '3:13',
  },
  {
    name: 'a value that is sent',
    changes: forms(select('large', 'small'), select('large', 'klein')),
    at: '3:97',
  },
]

const same = [
  {
    name: 'items in another order, which is told once',
    changes: forms(select('large', 'small'), select('small', 'large')),
  },
  {
    name: 'the name of a language',
    changes: edit('nl/language.yaml', 'name: Nederlands', 'name: Vlaams'),
  },
]

const named = (cases: readonly { readonly name: string; readonly changes: Changes }[]) =>
  Object.fromEntries(cases.map(({ name, changes }) => [name, changes]))

holdsForSites('parity/different-value', { caught: named(different), clean: named(same) })

const question = (id: string) => `  - { id: ${id}, question: Why, answer: So }\n`

const two = (path: string, en: string, nl: string) => ({
  [`en/${path}`]: en,
  [`nl/${path}`]: nl,
})

const faqs = (en: string, nl: string) =>
  two('faqs/home.yaml', `questions:\n${en}`, `questions:\n${nl}`)

const withCatalog = (from: string, to: string) => ({
  ...catalogSite,
  'nl/catalog.yaml': (catalogSite['nl/catalog.yaml'] ?? '').replace(from, to),
})

holdsForSites('parity/extra-key', {
  caught: {
    'a question at the end': faqs(question('price'), question('price') + question('time')),
    'a point of a plan': withCatalog('bullets: [Bread]', 'bullets: [Brood, Boter]'),
  },
  clean: {
    'words of the interface that Diptych has in the source': {
      'en/language.yaml': 'name: English\n',
      'nl/language.yaml': 'name: Nederlands\nwords: { menu: Pagina’s }\n',
    },
    'a section whose id was translated, which is told as that': edit(
      'nl/pages/home.yaml',
      'id: about',
      'id: over-ons',
    ),
  },
})

test('shows the source text and where it stands', () => {
  const [found] = checkSmallSite(edit('nl/pages/home.yaml', /title: .*\n/, '')).diagnostics

  expect(found).toMatchObject({
    path: 'title',
    hint: 'Add below this, translated: title: "Bakery in Haarlem"',
    related: [{ at: { file: 'content/en/pages/home.yaml', line: 2, column: 1 } }],
  })
})

const questionWith = (id: string, more = '') =>
  `  - { id: ${id}, question: Why, answer: So${more} }\n`

const words = (from: string, to: string) => ({
  ...catalogSite,
  'nl/catalog.yaml': (catalogSite['nl/catalog.yaml'] ?? '').replace(from, to),
})

holdsForSites('parity/missing-key', {
  caught: {
    'the last question': faqs(questionWith('a') + questionWith('b'), questionWith('a')),
    'the words of a plan': words('  large: {', '  lorge: {'),
  },
  clean: {
    'the small site': {},
    'a section whose id was translated': edit('nl/pages/home.yaml', 'id: about', 'id: over-ons'),
  },
})

const page = smallSite['en/pages/home.yaml']?.replace('path: /\n', '') ?? ''

const only = (...codes: readonly string[]) => `languages: [${codes.join(', ')}]\n${page}`

holdsForSites('parity/missing-page', {
  caught: {
    'a page in English alone': { 'en/pages/about.yaml': page },
    'the home page': { 'nl/pages/home.yaml': undefined },
  },
  clean: {
    'the small site': {},
    'a page in every language': inBoth('pages/about.yaml', page),
    'a page that names both and is in both': inBoth('pages/about.yaml', only('en', 'nl')),
  },
})

const questions = (...ids: readonly string[]) =>
  `questions:\n${ids.map((id) => `  - { id: ${id}, question: Why, answer: So }\n`).join('')}`

const choices = (...values: readonly string[]) =>
  `fields:
  - name: size
    kind: select
    label: Size
    options:
${values.map((value) => `      - { value: ${value}, label: Choose }\n`).join('')}submit: Send
processing: Sending
confirmation: { heading: Thanks, text: We bake. }
`

const menu = (...pages: readonly string[]) => `header:
${pages.map((page) => `  - { label: Go, to: ${page} }\n`).join('')}drawer: []
footer: { email: hello@bakery.example, lines: [Haarlem], columns: [] }
notice: { text: Note, button: Fine }
`

const found = (path: string, en: string, nl: string) =>
  checkSmallSite({ [`en/${path}`]: en, [`nl/${path}`]: nl }).diagnostics.filter(({ code }) =>
    ['parity/order', 'parity/different-value', 'links/twin'].includes(code),
  )

test.for([
  { name: 'the last two', nl: questions('a', 'c', 'b'), line: 3 },
  { name: 'one from the back to the front', nl: questions('c', 'a', 'b'), line: 2 },
])('$name: one finding, at the first that moved', ({ nl, line }) => {
  expect(found('faqs/home.yaml', questions('a', 'b', 'c'), nl)).toMatchObject([
    {
      code: 'parity/order',
      at: { file: 'content/nl/faqs/home.yaml', line },
      hint: 'The order is: a, b, c.',
      related: [{ at: { file: 'content/en/faqs/home.yaml' } }],
    },
  ])
})

test('questions in another order are compared each with its own', () => {
  const [a, b] = [questionWith('a', ' in 3 hours'), questionWith('b', ' in 5 hours')]
  expect(ofCode(faqs(a + b, a + a.replace('a', 'b')), 'facts/mismatch')).not.toEqual([])
  expect(ofCode(faqs(a + b, b + a), 'facts/mismatch')).toEqual([])
})

test('items without id are told apart by what is the same in every language', () => {
  const [first, ...others] = found(
    'forms/order.yaml',
    choices('s', 'm', 'l'),
    choices('l', 'm', 's'),
  )
  expect(first).toMatchObject({ code: 'parity/order', path: 'fields[0].options' })
  expect(others).toEqual([])
})

const asked = (en: readonly string[], nl: readonly string[]) =>
  two('faqs/home.yaml', questions(...en), questions(...nl))

const chosen = (en: readonly string[], nl: readonly string[]) =>
  two('forms/order.yaml', choices(...en), choices(...nl))

const menus = (en: readonly string[], nl: readonly string[]) =>
  two('navigation.yaml', menu(...en), menu(...nl))

holdsForSites('parity/order', {
  caught: {
    'one from the back to the front': asked(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c']),
    'the choices of a field': chosen(['s', 'm', 'l'], ['l', 'm', 's']),
    'three links of a menu': menus(['home', 'home#a', 'home#b'], ['home', 'home#b', 'home#a']),
  },
  clean: {
    'the small site': {},
    'an item that is missing': asked(['a', 'b', 'c'], ['a', 'c']),
    'an id that was translated': asked(['price', 'time'], ['price', 'tijd']),
    'lines of text, which have no names': {
      ...edit('en/navigation.yaml', '[Haarlem]', '[Haarlem, Spaarne 1]'),
      ...edit('nl/navigation.yaml', '[Haarlem]', '[Spaarne 1, Haarlem]'),
    },
  },
})
