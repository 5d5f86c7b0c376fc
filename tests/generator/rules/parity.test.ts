import { expect, test } from 'vitest'
import { catalogSite } from '../catalog-site.ts'
import { edit } from '../edit.ts'
import { type Changes, checkSmallSite } from '../small-site.ts'
import { form } from './pieces.ts'
import { findingsOfRule, holdsForSites, toldByRule } from './sites.ts'

const two = (path: string, en: string, nl: string): Changes => ({
  [`en/${path}`]: en,
  [`nl/${path}`]: nl,
})

/** A form with a choice of these values. */
const choices = (...values: readonly string[]) =>
  form(
    `{ name: size, kind: select, label: Size, options: [${values.map((value) => `{ value: ${value}, label: Choose }`).join(', ')}] }`,
  )

const field = (name: string) => form(`{ name: ${name}, kind: text, label: Size }`)

const orders = (en: string, nl: string) => two('forms/order.yaml', en, nl)

holdsForSites('parity/different-value', {
  told: {
    'a look': [
      edit('nl/pages/home.yaml', 'look: statement', 'look: prose'),
      'nl/pages/home.yaml:9 Dutch has "prose" here, English has "statement".',
    ],
    'the name of a field': [
      orders(field('size'), field('maat')),
      'nl/forms/order.yaml:3 Dutch has "maat" here, English has "size".',
    ],
    'a value that is sent': [
      orders(choices('large', 'small'), choices('large', 'klein')),
      'nl/forms/order.yaml:3 Dutch has "klein" here, English has "small".',
    ],
  },
  clean: {
    'items in another order, which is told once': orders(choices('l', 's'), choices('s', 'l')),
    'the name of a language': edit('nl/language.yaml', 'name: Nederlands', 'name: Vlaams'),
  },
})

const question = (id: string, more = '') => `  - { id: ${id}, question: Why, answer: So${more} }\n`

const faqs = (en: readonly string[], nl: readonly string[]) =>
  two(
    'faqs/home.yaml',
    `questions:\n${en.map((id) => question(id)).join('')}`,
    `questions:\n${nl.map((id) => question(id)).join('')}`,
  )

const catalog = (from: string, to: string) => ({
  ...catalogSite,
  'nl/catalog.yaml': (catalogSite['nl/catalog.yaml'] ?? '').replace(from, to),
})

const translatedId = edit('nl/pages/home.yaml', 'id: about', 'id: over-ons')

holdsForSites('parity/extra-key', {
  caught: {
    'a question at the end': faqs(['price'], ['price', 'time']),
    'a point of a plan': catalog('bullets: [Bread]', 'bullets: [Brood, Boter]'),
  },
  clean: {
    'words of the interface that Diptych has in the source': two(
      'language.yaml',
      'name: English\n',
      'name: Nederlands\nwords: { menu: Pagina’s }\n',
    ),
    'a section whose id was translated, which is told as that': translatedId,
  },
})

holdsForSites('parity/missing-key', {
  caught: {
    'the last question': faqs(['a', 'b'], ['a']),
    'the words of a plan': catalog('  large: {', '  lorge: {'),
  },
  clean: { 'the small site': {}, 'a section whose id was translated': translatedId },
})

test('shows the source text and where it stands', () => {
  expect(
    findingsOfRule('parity/missing-key', edit('nl/pages/home.yaml', /title: .*\n/, '')),
  ).toMatchObject([
    {
      path: 'title',
      hint: 'Add below this, translated: title: "Bakery in Haarlem"',
      related: [{ at: { file: 'content/en/pages/home.yaml', line: 2, column: 1 } }],
    },
  ])
})

test('questions in another order are compared each with its own', () => {
  const [a, b] = [question('a', ' in 3 hours'), question('b', ' in 5 hours')]
  const told = (nl: string) =>
    toldByRule('facts/mismatch', two('faqs/home.yaml', `questions:\n${a}${b}`, `questions:\n${nl}`))
  expect(told(a + a.replace('a', 'b'))).not.toEqual([])
  expect(told(b + a)).toEqual([])
})

test('items without id are told apart by what is the same in every language', () => {
  const changes = orders(choices('s', 'm', 'l'), choices('l', 'm', 's'))
  expect(checkSmallSite(changes).diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'parity/order fields[1].options',
  ])
})

const menus = (en: readonly string[], nl: readonly string[]) => {
  const menu = (language: string, pages: readonly string[]) =>
    edit(
      `${language}/navigation.yaml`,
      '  - { label: Start, to: home }\n',
      pages.map((to) => `  - { label: Go, to: ${to} }\n`).join(''),
    )
  return { ...menu('en', en), ...menu('nl', nl) }
}

holdsForSites('parity/order', {
  told: {
    'the last two, at the first that moved': [
      faqs(['a', 'b', 'c'], ['a', 'c', 'b']),
      'nl/faqs/home.yaml:3 In Dutch this list has a different order than in English.',
    ],
    'three links of a menu': [
      menus(['home', 'home#a', 'home#b'], ['home', 'home#b', 'home#a']),
      'nl/navigation.yaml:3 In Dutch this list has a different order than in English.',
    ],
  },
  clean: {
    'an item that is missing': faqs(['a', 'b', 'c'], ['a', 'c']),
    'an id that was translated': faqs(['price', 'time'], ['price', 'tijd']),
    'lines of text, which have no names': {
      ...edit('en/navigation.yaml', '[Haarlem]', '[Haarlem, Spaarne 1]'),
      ...edit('nl/navigation.yaml', '[Haarlem]', '[Spaarne 1, Haarlem]'),
    },
  },
})
