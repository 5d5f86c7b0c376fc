import { expect, test } from 'vitest'
import { edit, inBoth } from '../../edit.ts'
import { type Changes, findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const form = (field: string) => `fields:
  - { name: who, kind: text, label: Who }
  - ${field}
submit: Send
processing: Sending
confirmation: { heading: Thanks, text: We bake. }
`
const select = (...values: readonly string[]) =>
  `{ name: size, kind: select, label: Size, options: [${values.map((value) => `{ value: ${value}, label: ${value} }`).join(', ')}] }`

const statistics = (en: string, nl: string): Changes => {
  const list = (label: string, source: string, asOf: string) => `figures:
  - id: phone
    value: 64%
    label: ${label}
    description: ${label}
    source: ${source}
    asOf: '${asOf}'
`
  return {
    'en/statistics/home.yaml': list('Mobile', 'Our own count', en),
    'nl/statistics/home.yaml': list('Mobiel', 'Eigen telling', nl),
  }
}

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
  { name: 'a tile', changes: edit('nl/pages/home.yaml', 'tile: key', 'tile: lock'), at: '7:11' },
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
    name: 'of when a figure is',
    changes: statistics('2025-06', '2025-07'),
    at: '7:11',
  },
]

test.for(different)('$name that differs is found where it stands', ({ changes, at }) => {
  const found = ofCode(changes, 'parity/different-value')
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`:${at} `)
})

const same = [
  { name: 'the same in both', changes: inBoth('forms/order.yaml', form(select('large', 'small'))) },
  {
    name: 'what each language decides on for itself',
    changes: edit('nl/language.yaml', 'locale: nl', 'locale: nl-BE'),
  },
  {
    name: 'items in another order, which is told once',
    changes: forms(select('large', 'small'), select('small', 'large')),
  },
]

const named = (cases: readonly { readonly name: string; readonly changes: Changes }[]) =>
  Object.fromEntries(cases.map(({ name, changes }) => [name, changes]))

holdsForSites('parity/different-value', { caught: named(different), clean: named(same) })
