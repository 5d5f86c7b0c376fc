import { expect, test } from 'vitest'
import { edit } from '../../edit.ts'
import { type Changes, checkSmallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

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

test('items without id are told apart by what is the same in every language', () => {
  const [first, ...others] = found(
    'forms/order.yaml',
    choices('s', 'm', 'l'),
    choices('l', 'm', 's'),
  )
  expect(first).toMatchObject({ code: 'parity/order', path: 'fields[0].options' })
  expect(others).toEqual([])
})

test('links that changed places are a list in another order', () => {
  expect(
    found('navigation.yaml', menu('home', 'home#about'), menu('home#about', 'home')),
  ).toMatchObject([{ code: 'parity/order', path: 'header' }])
})

test.for([
  { name: 'the same order', en: questions('a', 'b'), nl: questions('a', 'b') },
  { name: 'an item that is missing', en: questions('a', 'b', 'c'), nl: questions('a', 'c') },
])('$name: nothing to say', ({ en, nl }) => {
  expect(found('faqs/home.yaml', en, nl)).toEqual([])
})

const two = (path: string, en: string, nl: string): Changes => ({
  [`en/${path}`]: en,
  [`nl/${path}`]: nl,
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
    'an id that was translated': asked(['price', 'time'], ['price', 'tijd']),
    'lines of text, which have no names': {
      ...edit('en/navigation.yaml', '[Haarlem]', '[Haarlem, Spaarne 1]'),
      ...edit('nl/navigation.yaml', '[Haarlem]', '[Spaarne 1, Haarlem]'),
    },
  },
})
