import { expect, test } from 'vitest'
import { edit, inBoth } from '../edit.ts'
import type { Changes } from '../small-site.ts'
import { at, emitted } from './read.ts'

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

test('a site without a service loads none, whatever its sections say', () => {
  expect(bookingAt(callout(', books: true'))).toBeUndefined()
})
