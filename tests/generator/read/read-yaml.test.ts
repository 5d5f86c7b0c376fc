import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { readFolder } from '#generator/read/folder.ts'
import { isRecord, type Path } from '#generator/read/path.ts'
import { mapSource, placesIn, textRanges } from '#generator/read/source-map.ts'
import { readYaml } from '#generator/read/yaml.ts'
import { projectRoot } from '../../support/project-root.ts'

/** The quick reader may give up, but what it reads the careful one reads alike. */
test.for([...readFolder(`${projectRoot}/tests/fixtures`, '.yaml')])(
  '%s is read alike',
  ([, text]) => {
    expect(readYaml(text)?.data).toEqual(mapSource('file.yaml', text).data)
  },
)

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

/** How many places the quick way tells of a text, and those that the careful parser tells otherwise. */
function compare(text: string) {
  const careful = mapSource('file.yaml', text)
  const quick = textRanges(text)
  const places = placesIn('file.yaml', text)
  const wrong: unknown[] = []
  let told = 0
  for (const path of pathsIn(readYaml(text)?.data)) {
    for (const part of ['value', 'key'] as const) {
      const range = quick(path, part)
      if (!range) continue
      told += 1
      const [quickly, carefully] = [places.of(range), careful.place(path, { part })]
      if (!isDeepStrictEqual(quickly, carefully)) wrong.push({ path, part, quickly, carefully })
    }
  }
  return { told: told > 0, wrong }
}

const pathsIn = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...(Array.isArray(value)
    ? value.flatMap((item, index) => pathsIn(item, [...path, index]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))
      : []),
]

test.for([...readFolder(`${projectRoot}/tests/fixtures`, '.yaml')])(
  'the texts of %s stand where the careful parser finds them',
  ([, text]) => {
    expect(compare(text)).toEqual({ told: true, wrong: [] })
  },
)

test.for([
  'a: plain text',
  'a: "quoted" # comment',
  "a: 'it''s'",
  'a: "escaped \\" and\n  over two lines"',
  'a: plain\n  over two lines\nb: c',
  'a: >-\n  folded\n  text\nb: c',
  'a: |\n  literal\n\n   more\n\nb: c',
  'a: >- # comment\n  folded\nb: c',
  'a: >2-\n   folded\nb: c',
  'a: |+\n  kept\n\nb: c',
  'a: >-\n  spaces at the end   \n\n',
  'a: >-\n  no line at the end',
  'a: >-\n\nb: c',
  'a > b | c: >-\n  text',
  'a:\n  - one\n  - b: two\n    c:\n  -\n  - [three, "four", {d: five}]',
  '{a: one, b: [two]}',
  'a: one\r\nb: >-\r\n  two\r\n  three\r\nc: four\r\n',
  '"a b": one\n1: two\ntrue: three',
  '- one\n- two',
  'only',
  '# comment\n---\na: one\n',
  'a: één – “twee”\nb: drie',
])('%j has its texts in the same places', (text) => {
  expect(compare(text)).toEqual({ told: true, wrong: [] })
})

test('of a list, a group or what is missing it tells nothing', () => {
  const find = textRanges('a: [one]\nb: {c: two}\nd:\n')
  const paths: readonly Path[] = [[], ['a'], ['b'], ['d'], ['a', 1], ['e'], ['b', 'c', 'f']]
  expect(paths.map((path) => find(path, 'value'))).toEqual(paths.map(() => undefined))
})
