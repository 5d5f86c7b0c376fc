import { expect, test } from 'vitest'
import { checkSmallSite } from '../../small-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'

const facts = (value: string) => ({
  'facts.yaml': `price:\n  bread: { text: x }\n  rye: ${value}\n`,
})
const found = (value: string) =>
  checkSmallSite(facts(value)).diagnostics.filter(({ code }) => code === 'yaml/needs-quotes')

const traps = [
  '{ text: no }',
  '{ text: No }',
  '{ text: NO }',
  '{ text: yes }',
  '{ text: Yes }',
  '{ text: on }',
  '{ text: Off }',
  '{ text: y }',
  '{ text: n }',
  '{ text: 12:30 }',
  '{ text: 9:00 }',
  '{ text: 12:30:00 }',
  '{ text: 2025-06-01 }',
  '{ text: 2025-6-1 }',
  '{ money: 1.199 }',
  '{ number: 0123 }',
  '{ text: Our #1 bread }',
  '{ text: Onze #brood }',
  '{ money: 10.000 }',
]

const plain = [
  "{ text: 'no' }",
  '{ text: "yes" }',
  '{ text: nothing }',
  '{ text: No, thanks }',
  '{ text: note }',
  '{ text: bread # since June }',
  "{ text: 'Our #1 bread' }",
  '{ text: bread#1 }',
  '{ text: on time }',
  "{ text: '12:30' }",
  '{ text: at 12:30 }',
  '{ text: 1:1 advice }',
  "{ date: '2025-06-01' }",
  '{ money: 1199 }',
  '{ money: 11.99 }',
  '{ money: 0.5 }',
  '{ number: 10 }',
  '{ percent: 12.2 }',
  '{ number: 0 }',
]

const inFlow = (value: string) => facts(`\n    ${value.slice(2, -2)}`)

holdsForSites('yaml/needs-quotes', {
  caught: sitesOf(traps, inFlow),
  clean: sitesOf(plain, inFlow),
})

test('a text is put between quotes, a number is left to its author', () => {
  expect(found('\n    text: no')).toMatchObject([
    { at: { line: 4, column: 11 }, fix: { edits: [{ text: "'no'" }] } },
  ])
  expect(found('\n    money: 1.199')[0]?.fix).toBeUndefined()
})
