import { expect, test } from 'vitest'
import { edit, editBoth, inBoth } from '../edit.ts'
import type { Changes } from '../small-site.ts'
import { at, emitted } from './read.ts'

const chrome = (language: string, changes: Changes = {}) =>
  emitted(changes).get(`data/${language}/chrome.json`)

test('it holds what surrounds the pages of a language', () => {
  expect(chrome('nl')).toMatchObject({
    language: 'nl',
    name: 'Nederlands',
    brand: { name: 'Korenaar' },
    origin: 'https://bakery.example',
    home: '/nl',
    header: [{ label: 'Start', to: '/nl' }],
    drawer: [{ label: 'Start', to: '/nl' }],
    footer: { email: 'hello@bakery.example', lines: ['Haarlem'], columns: [] },
    notice: { text: ['Deze site bewaart iets.'], button: 'Prima' },
    plans: [],
  })
})

test('without menus the pages of the first level are one, by name', () => {
  const page = (path: string, title: string, more = '') => ({
    [`en/pages/${path}.yaml`]: `languages: [en]\ntitle: ${title}\ndescription: D\n${more}sections:\n  - { type: hero, look: title, id: top, lines: [H] }\n`,
  })
  const changes = {
    'stand-ins.yaml': '- { at: site#origin, needs: The address of the site. }\n',
    ...{ 'en/navigation.yaml': undefined, 'nl/navigation.yaml': undefined },
    ...page('bread', 'Our bread | Korenaar', 'name: Bread\n'),
    ...page('cake', 'Our cake | Korenaar'),
    ...page('cake/apple', 'Apple cake'),
    ...page('old', 'Old', 'unlisted: true\n'),
    ...page('none', 'None', 'status: 404\n'),
  }
  const menu = [
    { label: 'Bread', to: '/bread' },
    { label: 'Our cake', to: '/cake' },
  ]

  expect(chrome('en', changes)).toMatchObject({
    header: menu,
    drawer: menu,
    footer: { lines: [], columns: [] },
  })
  expect(chrome('en', changes)).not.toHaveProperty('notice')
})

test('every language is on the switch, in the order of the settings', () => {
  const languages = [
    { code: 'nl', name: 'Nederlands', short: 'NL', prefix: '' },
    { code: 'en', name: 'English', short: 'EN', prefix: '/en' },
  ]

  expect(chrome('en', edit('site.yaml', '[en, nl]', '[nl, en]'))).toMatchObject({ languages })
})

test('facts and walls are resolved', () => {
  const changes = {
    ...edit('site.yaml', /$/, 'footerWall: flower\nnoticeTile: mail\n'),
    ...edit('facts.yaml', /$/, 'company:\n  email: { text: hi@bakery.example }\n'),
    ...editBoth('navigation.yaml', 'hello@bakery.example', "'{{company.email}}'"),
  }

  expect(chrome('nl', changes)).toMatchObject({
    footerWall: { columns: 2 },
    noticeTile: 'mail',
    footer: { email: 'hi@bakery.example' },
  })
  expect(chrome('nl', changes)).not.toHaveProperty('drawerWall')
})

test('links lead to the page in the same language', () => {
  const changes = editBoth('navigation.yaml', 'to: home', 'to: home#about')

  expect(chrome('nl', changes)).toMatchObject({ header: [{ to: '/nl#about' }] })
  expect(chrome('en', changes)).toMatchObject({ header: [{ to: '/#about' }] })
})

const service = edit(
  'site.yaml',
  /$/,
  "scheduling: { name: Cal, global: Cal, script: https://cal.example/a.js, booking: 'https://cal.example/us/{minutes}min', duration: call.duration }\n",
)

const pageWith = (section: string) =>
  inBoth(
    'pages/home.yaml',
    `path: /\ntitle: Bakery\ndescription: In Haarlem\nsections:\n${section}`,
  )

const callout = (more: string) =>
  pageWith(
    `  - { type: action, look: line, id: call, tile: cal, text: Call us, actions: [{ label: Call, to: home }]${more} }\n`,
  )

const form = (more: string): Changes => ({
  ...pageWith('  - { type: form, id: ask, heading: Ask, form: ask }\n'),
  ...inBoth(
    'forms/ask.yaml',
    `fields: [{ name: email, kind: email, label: Email }]\nsubmit: Send\nprocessing: Sending\nconfirmation: { heading: Thanks, text: Done }\n${more}`,
  ),
})

const booking =
  "booking: { email: email, name: email, loading: '{provider} loads', retry: Again, ask: May we, open: Open }\n"

const duration = (fact: string) => edit('facts.yaml', /$/, `call:\n  duration: ${fact}\n`)

/** Where the home page lets visitors choose a time. */
const bookingAt = (changes: Changes) =>
  at(at(emitted(changes).get('data/nl/pages/home.json'), 'scheduling'), 'booking')

test.for([
  { name: 'a callout that books', changes: callout(', books: true'), loads: true },
  { name: 'a callout that does not', changes: callout(''), loads: false },
  { name: 'a form that books', changes: form(booking), loads: true },
  { name: 'a form that does not', changes: form(''), loads: false },
])('a page with $name loads the service: $loads', ({ changes, loads }) => {
  const minutes = duration('{ number: 30, unit: minute }')
  expect(bookingAt({ ...changes, ...service, ...minutes })).toBe(
    loads ? 'https://cal.example/us/30min' : undefined,
  )
})

test.for([
  { fact: '{ number: 45, unit: minute }', minutes: 45 },
  { fact: '{ number: 1, unit: hour }', minutes: 60 },
])('$fact is a booking of $minutes minutes', ({ fact, minutes }) => {
  expect(bookingAt({ ...callout(', books: true'), ...service, ...duration(fact) })).toBe(
    `https://cal.example/us/${minutes}min`,
  )
})
