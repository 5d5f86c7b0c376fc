import { expect, test } from 'vitest'
import { changedPart, changedWords } from '#generator/compare/changed-words.ts'
import { kindsToTranslate } from '#generator/compare/due-documents.ts'
import { differences, pairTexts } from '#generator/compare/pairs.ts'
import { parseDocuments } from '#generator/index.ts'
import { singleKinds } from '#generator/read/file-kind.ts'
import { schemas } from '../../support/project-schemas.ts'

test.for([
  ['Usually 2-3 weeks', 'Usually 3-4 weeks', 'Usually [2-3] weeks', 'Usually [3-4] weeks'],
  ['one two', 'one', 'one [two]', 'one'],
  ['', 'new', '[]', '[new]'],
  ['every day, except on Sundays.', 'every day.', 'every day[, except on Sundays].', 'every day.'],
  ['call us now.', 'call us now!', 'call us now[.]', 'call us now[!]'],
  ['a, b', 'c, b', '[a], b', '[c], b'],
  ['the the cat', 'the cat', 'the [the] cat', 'the cat'],
  [
    'a b c d e f g h i j OLD k l m n o p q r s t',
    'a b c d e f g h i j NEW k l m n o p q r s t',
    '… c d e f g h i j [OLD] k l m n o p q r …',
    '… c d e f g h i j [NEW] k l m n o p q r …',
  ],
] as const)('%s → %s', ([before, after, was, is]) => {
  expect(changedWords(before, after)).toEqual([was, is])
})

test.for([
  ['Je moet bellen.', 'Je mag bellen.', 'moet', 'mag'],
  ['every day, except on Sundays.', 'every day.', 'except on Sundays', ''],
  ['call us.', 'call us, please!', '', 'please'],
  ['so.', 'so!', '', ''],
] as const)('%s → %s changed in', ([before, after, was, is]) => {
  expect(changedPart(before, after)).toEqual([was, is])
})

/** The texts of two languages that stand side by side, and what only one of them has. */
function compare(source: string, translation: string) {
  const write = (forms: string) => `words:\n  menu: Menu\n  featureCount: ${forms}\n`
  const files = new Map([
    ['en/language.yaml', write(source)],
    ['uk/language.yaml', write(translation)],
  ])
  const [from, to] = parseDocuments({ files, folder: 'content' }).documents
  if (!from || !to) throw new Error('There is no document.')
  const pairs = pairTexts(schemas, from, to).map(
    (pair) => `${pair.source.text} | ${pair.translation.text}`,
  )
  const missing = [...differences(schemas, from, to), ...differences(schemas, to, from)]
  return { pairs: pairs.slice(1), missing: missing.map(({ key }) => key) }
}

test.for([
  ['{ one: a, other: b }', '{ one: c, few: d, many: e, other: f }', ['a | c', 'b | f']],
  ['{ one: a, few: b, many: c, other: d }', '{ other: e }', ['d | e']],
  ['{ one: a, other: b }', 'c', ['b | c']],
  ['a', '{ one: b, few: c, many: d, other: e }', ['a | e']],
  ['a', 'b', ['a | b']],
] as const)('%s beside %s', ([source, translation, pairs]) => {
  expect(compare(source, translation)).toEqual({ pairs, missing: [] })
})

test('a file of each kind may say for which languages it is meant', () => {
  const kinds = kindsToTranslate(schemas).difference(new Set<string>(singleKinds))

  expect(kinds).toContain('quiz-bank')
  for (const kind of kinds) {
    const { file, node } = schemas.root(`${kind}.schema.json`)
    expect(schemas.resolve({ file, node: node.properties?.['languages'] ?? {} })).toMatchObject({
      file: 'common.schema.json',
      node: { title: 'Languages' },
    })
  }
})
