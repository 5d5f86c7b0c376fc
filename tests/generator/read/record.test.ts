import { expect, test } from 'vitest'
import { printRecord, readRecord, readRecordLines } from '#generator/read/record.ts'
import { readYaml } from '#generator/read/yaml.ts'
import { korenaar } from '../accidents/korenaar.ts'

const entry = '{ source: "7a9c01", target: "55e2b0", was: "About us", said: "Over ons" }'
const other = '{ source: "7a9c01", target: "000000", was: "About us" }'

const records = [...korenaar].filter(([path]) => path.startsWith('.state/'))

test.for(records)('%s is read as YAML reads it', ([, text]) => {
  const record = readRecord(text)
  expect(record).toBeDefined()
  expect(record).toEqual(readYaml(text))
})

test.for([
  `# Written by a program.\n"pages/about#title": ${entry}\n`,
  `"a#b": ${entry}\r\n`,
  `"a": ${entry}`,
  `"a": ${other}`,
  '"a": { source: "1", target: "2", was: "It \\"was\\" so,\\nand\\u00a0so" }\n',
  '"a": { source: "1", target: "2", was: "x", said: "y \\\\ \\"z\\"", kept: "so" }\n',
  '"a": { source: "1", target: "2", was: "x", kept: "They say: { so }" }\n',
  `"__proto__": ${entry}\n`,
  'pages/about: true\n',
  `"a": ${entry}\n\n"b": ${entry}\n`,
  '"a": { source: "1", target: "2", was: "\\x41" }\n',
  '"a": { source: 1, target: "2", was: "x" }\n',
  '"a": { source: "1", target: "2", was: "x" } # so\n',
  `"a": ${entry}\n<<<<<<< HEAD\n"b": ${entry}\n`,
  'a:\n  source: "1"\n',
  '',
])('%j is read as YAML reads it, or left to it', (text) => {
  const record = readRecord(text)
  if (record) expect(record).toEqual(readYaml(text))
})

test('a record that says nothing yet is no empty file', () => {
  expect(readRecord(printRecord([]))).toEqual({ data: {} })
  expect(readRecord('')).toBeUndefined()
  expect(readRecord('\n\n')).toBeUndefined()
})

test('what a conflict left behind is left to YAML, and its lines are told', () => {
  const text = `"a": ${entry}\n<<<<<<< HEAD\n"b": ${entry}\n=======\n`
  expect(readRecord(text)).toBeUndefined()
  expect(readRecordLines(text)).toMatchObject({ unreadable: ['<<<<<<< HEAD', '======='] })
})

test('a text may have several lines after a merge, each of them once', () => {
  const { entries, unreadable } = readRecordLines(
    `"a": ${entry}\n"a": ${other}\n"a": ${entry}\n"b": ${entry}\n`,
  )
  expect([...entries].map(([key, each]) => [key, each.map(({ target }) => target)])).toEqual([
    ['a', ['55e2b0', '000000']],
    ['b', ['55e2b0']],
  ])
  expect(unreadable).toEqual([])
})

test('what is written is read', () => {
  const entries = [
    ['b#c', { source: '1', target: '2', was: 'It "was" so\\' }],
    ['a#d[e]', { source: '1', target: '2', was: '{x}', said: 'é', kept: '}, x: "' }],
  ] as const
  const text = printRecord(entries)
  expect(text.split('\n').map((line) => line.slice(0, 5))).toEqual(['# Wri', '"a#d[', '"b#c"', ''])
  expect(Object.fromEntries(readRecordLines(text).entries)).toEqual(
    Object.fromEntries(entries.map(([key, each]) => [key, [each]])),
  )
})
