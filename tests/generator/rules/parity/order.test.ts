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
  { name: 'two items', nl: questions('b', 'a', 'c'), line: 2 },
  { name: 'the last two', nl: questions('a', 'c', 'b'), line: 3 },
  { name: 'a whole turn', nl: questions('c', 'b', 'a'), line: 2 },
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
  { name: 'one item', en: questions('a'), nl: questions('a') },
  { name: 'an item that is missing', en: questions('a', 'b', 'c'), nl: questions('a', 'c') },
  { name: 'an item too many', en: questions('a', 'b'), nl: questions('a', 'c', 'b') },
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
const sections = (...ids: readonly string[]) => `path: /
title: Bread
description: Bread
sections:
${ids.map((id) => `  - { type: text, look: statement, id: ${id}, tile: key, text: We bake. }\n`).join('')}`
const pages = (en: readonly string[], nl: readonly string[]) =>
  two('pages/home.yaml', sections(...en), sections(...nl))
const figures = (...ids: readonly string[]) =>
  `figures:\n${ids.map((id) => `  - { id: ${id}, value: 64%, label: Phone, description: of visits }\n`).join('')}`

holdsForSites('parity/order', {
  caught: {
    'two questions': asked(['a', 'b'], ['b', 'a']),
    'the first two of three': asked(['a', 'b', 'c'], ['b', 'a', 'c']),
    'the last two of three': asked(['a', 'b', 'c'], ['a', 'c', 'b']),
    'all of them': asked(['a', 'b', 'c'], ['c', 'b', 'a']),
    'one from the back to the front': asked(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c']),
    'one from the front to the back': asked(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a']),
    'two of twelve': asked([...'abcdefghijkl'], [...'abcdehgfijkl']),
    'sections of a page': pages(['about', 'end'], ['end', 'about']),
    'sections in the middle': pages(['a', 'b', 'c', 'd'], ['a', 'c', 'b', 'd']),
    'the choices of a field': chosen(['s', 'm', 'l'], ['l', 'm', 's']),
    'two choices': chosen(['s', 'm'], ['m', 's']),
    'the links of a menu': menus(['home', 'home#about'], ['home#about', 'home']),
    'three links of a menu': menus(['home', 'home#a', 'home#b'], ['home', 'home#b', 'home#a']),
    figures: two('statistics/home.yaml', figures('phone', 'desk'), figures('desk', 'phone')),
    'the fields of a form': two(
      'forms/order.yaml',
      choices('s', 'm').replace('fields:', 'fields:\n  - { name: who, kind: text, label: Who }'),
      choices('s', 'm').replace('submit:', '  - { name: who, kind: text, label: Wie }\nsubmit:'),
    ),
    'in a third language alone': {
      ...edit('site.yaml', '[en, nl]', '[en, nl, de]'),
      ...asked(['a', 'b'], ['a', 'b']),
      'de/faqs/home.yaml': questions('b', 'a'),
    },
  },
  clean: {
    'the small site': {},
    'the same order': asked(['a', 'b'], ['a', 'b']),
    'one question': asked(['a'], ['a']),
    'one that is missing': asked(['a', 'b', 'c'], ['a', 'c']),
    'one too many': asked(['a', 'b'], ['a', 'c', 'b']),
    'one missing in the middle of many': asked([...'abcdef'], [...'abdef']),
    'an id that was translated': asked(['price', 'time'], ['price', 'tijd']),
    'all ids translated': asked(['price', 'time'], ['prijs', 'tijd']),
    'sections in the same order': pages(['a', 'b', 'c'], ['a', 'b', 'c']),
    'choices in the same order': chosen(['s', 'm', 'l'], ['s', 'm', 'l']),
    'a choice that differs': chosen(['s', 'm', 'l'], ['s', 'm', 'xl']),
    'the same menu': menus(['home', 'home#about'], ['home', 'home#about']),
    'two links to one page': menus(['home', 'home'], ['home', 'home']),
    'a menu that leads elsewhere': menus(['home', 'home#a'], ['home', 'home#b']),
    'an empty list': asked([], []),
    'lines of text, which have no names': {
      ...edit('en/navigation.yaml', '[Haarlem]', '[Haarlem, Spaarne 1]'),
      ...edit('nl/navigation.yaml', '[Haarlem]', '[Spaarne 1, Haarlem]'),
    },
  },
})
