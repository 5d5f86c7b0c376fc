import { describe, expect, test } from 'vitest'
import { printVerdicts, splitVerdicts, type Verdict } from '#generator/read/verdicts.ts'
import { readYaml } from '#generator/read/yaml.ts'

const same: Verdict = { source: '9f2c1a', target: '77b0e4', by: '19ab04', same: true }
const other: Verdict = { ...same, same: false, kind: 'role', said: 'buyer', turned: 'verkoper' }
const head = '# Written by diptych validate --reader.\n'
const line = '"title": { source: "9f2c1a", target: "77b0e4", by: "19ab04", same: true }\n'

test('one sorted line for each text, which YAML reads the same', () => {
  const written = printVerdicts([
    ['title', same],
    ['sections[about].text', other],
  ])
  expect(written).toBe(
    `${head}"sections[about].text": { source: "9f2c1a", target: "77b0e4", by: "19ab04", same: false, kind: "role", said: "buyer", turned: "verkoper" }\n${line}`,
  )
  expect(splitVerdicts(written).data).toEqual(readYaml(written)?.data)
})

describe('what is written is read again', () => {
  test.for<readonly [what: string, path: string, verdict: Verdict]>([
    ['quotes and backslashes', 'title', { ...other, said: 'the "buyer" \\ seller' }],
    ['text from right to left', 'sections[שלום].text', { ...other, turned: 'הקונה משלם‏' }],
    ['a text with braces and a hash', 'a', { ...other, said: '{{price.core}} # now, } "' }],
    ['a text that looks like a mark of YAML', 'a', { ...other, said: '*bold* & !so' }],
    ['a path that objects have', '__proto__', same],
    ['one side alone', 'a', { ...same, same: false, said: 'buyer' }],
    ['emoji and marks', 'a', { ...other, said: '👩🏽‍🍳 e\u0301 \u2028' }],
  ])('%s', ([, path, verdict]) => {
    const { verdicts, unreadable } = splitVerdicts(printVerdicts([[path, verdict]]))
    expect([...verdicts]).toEqual([[path, [verdict]]])
    expect(unreadable).toEqual([])
  })
})

test('of branches that met, both lines are read, and equal ones once', () => {
  const { verdicts } = splitVerdicts(`${printVerdicts([['title', same]])}${line}`)
  expect(verdicts.get('title')).toHaveLength(2)
  expect(
    printVerdicts([...verdicts].flatMap(([path, all]) => all.map((each) => [path, each]))),
  ).toBe(`${head}${line}`)
})

describe('a line that this version does not write is named, and the others are read', () => {
  test.for<readonly [what: string, odd: string]>([
    ['cut in the middle', line.slice(0, 30)],
    ['cut inside a letter', `${line.slice(0, 20)}\uFFFD" }`],
    ['of a newer version', line.replace('same: true', 'same: true, sure: 0.9')],
    ['with another kind of answer', line.replace('same: true', 'same: "partly"')],
    ['without its texts', '"a": { by: "19ab04", same: true }'],
    ['without the answer', '"a": { source: "1", target: "2", by: "3" }'],
    ['a mark of a merge', '<<<<<<< HEAD'],
    ['a mark between', '======='],
    ['a list', '- title'],
    ['two on a line', `{ ${line.trim()}, ${line.trim()} }`],
    ['binary', '\0\0\0'],
    ['prose', 'This file is not needed.'],
  ])('%s', ([, odd]) => {
    const { verdicts, unreadable } = splitVerdicts(`${head}${odd.trimEnd()}\n${line}`)
    expect(unreadable).toEqual([2])
    expect([...verdicts.keys()]).toEqual(['title'])
  })
})

test('nothing but comments is nothing', () => {
  for (const text of ['', '\n\n', head, '# later\r\n'])
    expect(splitVerdicts(text)).toMatchObject({ unreadable: [], data: {} })
})
