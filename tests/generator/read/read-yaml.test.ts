import { expect, test } from 'vitest'
import { readFolder } from '#generator/read/folder.ts'
import { mapSource } from '#generator/read/source-map.ts'
import { readYaml } from '#generator/read/yaml.ts'
import { projectRoot } from '../../support/project-root.ts'

/** The quick reader may give up, but what it reads the careful one reads alike. */
test.for([...readFolder(`${projectRoot}/content`, '.yaml')])('%s is read alike', ([, text]) => {
  expect(readYaml(text)?.data).toEqual(mapSource('file.yaml', text).data)
})

test.for([
  'answer: no',
  'answer: yes',
  'switch: off',
  'price: 1.199',
  'price: 1,199',
  'code: 0123',
  'code: 0o17',
  'code: 0x1F',
  'time: 12:30:00',
  'date: 2025-06-01',
  'nothing: ~',
  'nothing: null',
  'nothing:',
  'big: 12345678901234567890',
  'exponent: 1e3',
  'not a number: .nan',
  'text: >-\n  one\n  two\n\n  three\n',
  'text: |\n  one\n  two\n',
  "text: 'it''s'",
  'text: "a\\u00e9\\n"',
  'list: [a, b, {c: d}]',
  'text: a # comment',
  'text: a#b',
  'text: "a: b"',
  'key with spaces: x',
  '"quoted": x',
  '? complex\n: x',
  '__proto__: x',
  'crlf: x\r\nnext: y\r\n',
  '\uFEFFbom: x',
  '--- \na: x\n',
  '',
  '# only a comment\n',
  'just a text',
])('%j is read alike, or left to the careful parser', (text) => {
  const quick = readYaml(text)
  if (quick) expect(quick.data ?? null).toEqual(mapSource('file.yaml', text).data ?? null)
})

test.for([
  'a: &anchor x\nb: *anchor',
  'a: [&x 1, *x]',
  'a: *missing',
  'a: 1\na: 2',
  'a: "open',
  '\ta: tab',
  'a: b\n  c: d',
  '--- a\n--- b\n',
  '%YAML 9.9\n---\na: 1\n',
])('%j is left to the careful parser', (text) => {
  expect(readYaml(text)).toBeUndefined()
})
