import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { readFolder } from '#generator/read/folder.ts'
import { isRecord, type Path } from '#generator/read/path.ts'
import { mapSource, placesIn } from '#generator/read/source-map.ts'
import { textRanges } from '#generator/read/text-ranges.ts'
import { readYaml } from '#generator/read/yaml.ts'
import { projectRoot } from '../../support/project-root.ts'

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

test.for([...readFolder(`${projectRoot}/content`, '.yaml')])(
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
