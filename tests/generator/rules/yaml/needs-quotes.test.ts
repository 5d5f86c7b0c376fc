import { expect, test } from 'vitest'
import { checkSmallSite } from '../../small-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'

const facts = (value: string) => ({
  'facts.yaml': `price:\n  bread: { text: x }\n  rye: ${value}\n`,
})
const found = (value: string) =>
  checkSmallSite(facts(value)).diagnostics.filter(({ code }) => code === 'yaml/needs-quotes')

const traps = [
  '{ money: 1.199 }',
  '{ money: 10.000 }',
  '{ money: 649.500 }',
  '{ number: 0123 }',
  '{ number: 00 }',
  '{ number: -012 }',
  '{ number: 007 }',
  '{ percent: 012 }',
  '{ text: 0201234567 }',
  '{ number: 12345678901234567890 }',
  '{ text: Our #1 bread }',
  '{ text: Onze #brood }',
  '{ text: We are # 1 in bread }',
  '{ text: Wij zijn # 1 }',
  '{ text: No. #4 }',
  '{ text: “Our bread” }',
  '{ text: „Ons brood” }',
  '{ text: ‘Our bread’ }',
  '{ text: «Notre pain» }',
]

/** What is read as it is written, whatever another program might read. */
const plain = [
  '{ text: no }',
  '{ text: No }',
  '{ text: yes }',
  '{ text: on }',
  '{ text: Off }',
  '{ text: y }',
  '{ text: 12:30 }',
  '{ text: 12:30:00 }',
  '{ date: 2025-06-01 }',
  '{ text: 2025-6-1 }',
  "{ text: 'no' }",
  '{ text: bread # since June }',
  "{ text: 'Our #1 bread' }",
  '{ text: bread#1 }',
  '{ text: 1:1 advice }',
  "{ date: '2025-06-01' }",
  '{ money: 1199 }',
  '{ money: 11.99 }',
  '{ money: 0.5 }',
  '{ number: 10 }',
  '{ percent: 12.2 }',
  '{ number: 0 }',
  '{ text: Our “good” bread }',
  '{ text: “Good” and “better” }',
  '{ text: ’s Nachts gebakken }',
  "{ text: '“Our bread”' }",
]

const inFlow = (value: string) => facts(`\n    ${value.slice(2, -2)}`)

holdsForSites('yaml/needs-quotes', {
  caught: sitesOf(traps, inFlow),
  clean: sitesOf(plain, inFlow),
})

test('marks that stand on the page become quotes; a number is left to its author', () => {
  expect(found('\n    text: “It’s good”')).toMatchObject([
    { severity: 'warning', at: { line: 4, column: 11 }, fix: { edits: [{ text: "'It’s good'" }] } },
  ])
  expect(found('\n    money: 1.199')).toMatchObject([{ severity: 'error' }])
  expect(found('\n    money: 1.199')[0]?.fix).toBeUndefined()
})

test('a text that is read as a number is told once, with the digits that were written', () => {
  const { diagnostics } = checkSmallSite(facts('\n    text: 0123'))
  expect(diagnostics).toMatchObject([
    {
      code: 'schema/wrong-type',
      hint: "Put it between quotes: '0123'.",
      fix: { edits: [{ text: "'0123'" }] },
    },
  ])
})
