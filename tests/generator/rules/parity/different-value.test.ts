import { expect, test } from 'vitest'
import { edit } from '../../edit.ts'
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

test.for(different)('$name that differs is found where it stands', ({ changes, at }) => {
  const found = ofCode(changes, 'parity/different-value')
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`:${at} `)
})

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
