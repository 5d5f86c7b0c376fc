import { expect, test } from 'vitest'
import { differences } from '#generator/compare/alignment.ts'
import { pairTexts } from '#generator/compare/pairs.ts'
import { createMemo, parseDocuments } from '#generator/index.ts'
import { schemas } from '../../support/project-schemas.ts'

/** The texts of two languages that stand side by side, and what only one of them has. */
function compare(source: string, translation: string) {
  const memo = createMemo()
  const write = (forms: string) => `words:\n  menu: Menu\n  featureCount: ${forms}\n`
  const files = new Map([
    ['en/language.yaml', write(source)],
    ['uk/language.yaml', write(translation)],
  ])
  const [from, to] = parseDocuments({ files, folder: 'content', memo }).documents
  if (!from || !to) throw new Error('There is no document.')
  const pairs = pairTexts(schemas, from, to, memo).map(
    (pair) => `${pair.source.text} | ${pair.translation.text}`,
  )
  const missing = [...differences(schemas, from, to, memo), ...differences(schemas, to, from, memo)]
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
