import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecord, readYaml } from '#generator/read/yaml.ts'
import { projectRoot } from '../../support/project-root.ts'

const entry = '{ source: "7a9c01", target: "55e2b0", was: "About us" }'

test('the record of this site is read as YAML reads it', () => {
  const text = readFileSync(`${projectRoot}/content/.state/nl.yaml`, 'utf8')
  const record = readRecord(text)
  expect(record).toBeDefined()
  expect(record).toEqual(readYaml(text))
})

test.for([
  `# Written by a program.\n"pages/about#title": ${entry}\n`,
  `"a#b": ${entry}\r\n`,
  `"a": ${entry}`,
  '"a": { source: "1", target: "2", was: "It \\"was\\" so,\\nand\\u00a0so", seeded: true }\n',
  '"a": { source: "1", target: "2", was: "x", kept: "They say: { so }" }\n',
  '"a": { source: "1", target: "2", was: "x", seeded: true, kept: "so" }\n',
  `"__proto__": ${entry}\n`,
  `"a": ${entry}\n\n"b": ${entry}\n`,
  '"a": { source: "1", target: "2", was: "\\x41" }\n',
  '"a": { source: 1, target: "2", was: "x" }\n',
  '"a": { source: "1", target: "2", was: "x" } # so\n',
  `"a": ${entry}\n<<<<<<< HEAD\n"b": ${entry}\n`,
  `"a": ${entry}\n"a": ${entry}\n`,
  'a:\n  source: "1"\n',
  '',
  '# nothing yet\n',
])('%j is read as YAML reads it, or left to it', (text) => {
  const record = readRecord(text)
  if (record) expect(record).toEqual(readYaml(text))
})

test('what a merge left behind is left to YAML', () => {
  expect(readRecord(`"a": ${entry}\n<<<<<<< HEAD\n`)).toBeUndefined()
  expect(readRecord(`"a": ${entry}\n"a": ${entry}\n`)).toBeUndefined()
})
