import { expect, test } from 'vitest'
import { edit, inBoth } from '../edit.ts'
import { type Changes, findingsOf } from '../small-site.ts'

const form = (field: string) => `fields:
  - { name: who, kind: text, label: Who }
  - ${field}
submit: Send
processing: Sending
success: { heading: Thanks, text: We bake. }
`
const select = (...values: readonly string[]) =>
  `{ name: size, kind: select, label: Size, options: [${values.map((value) => `{ value: ${value}, label: ${value} }`).join(', ')}] }`

const forms = (en: string, nl: string): Changes => ({
  'en/forms/order.yaml': form(en),
  'nl/forms/order.yaml': form(nl),
})

const ofCode = (changes: Changes, code: string) =>
  findingsOf(changes).filter((finding) => finding.includes(code))

test.for([
  { name: 'a tile', changes: edit('nl/pages/home.yaml', 'tile: key', 'tile: lock'), at: '7:11' },
  {
    name: 'a section type',
    changes: edit('nl/pages/home.yaml', 'path: /', 'path: /thuis'),
    at: '1:7',
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
    name: 'the kind of a field',
    changes: forms(
      '{ name: size, kind: text, label: Size }',
      '{ name: size, kind: email, label: Maat }',
    ),
    at: '3:25',
  },
  {
    name: 'a value that is sent',
    changes: forms(select('large', 'small'), select('large', 'klein')),
    at: '3:97',
  },
  {
    name: 'a number',
    changes: forms(
      '{ name: size, kind: textarea, label: Size, rows: 3 }',
      '{ name: size, kind: textarea, label: Maat, rows: 4 }',
    ),
    at: '3:54',
  },
  {
    name: 'true and false',
    changes: forms(
      '{ name: size, kind: text, label: Size, half: true }',
      '{ name: size, kind: text, label: Maat, half: false }',
    ),
    at: '3:50',
  },
])('$name that differs is found where it stands', ({ changes, at }) => {
  const found = ofCode(changes, 'parity/different-value')
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`:${at} `)
})

test.for([
  { name: 'the same in both', changes: inBoth('forms/order.yaml', form(select('large', 'small'))) },
  {
    name: 'words that differ',
    changes: edit('nl/pages/home.yaml', 'title: Bakkerij in Haarlem', 'title: Molen'),
  },
  {
    name: 'what each language decides on for itself',
    changes: edit('nl/language.yaml', 'locale: nl', 'locale: nl-BE'),
  },
  {
    name: 'items in another order, which is told once',
    changes: forms(select('large', 'small'), select('small', 'large')),
  },
])('$name: nothing to say', ({ changes }) => {
  expect(ofCode(changes, 'parity/different-value')).toEqual([])
})
