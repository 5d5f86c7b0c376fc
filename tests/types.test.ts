import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { modulesIn } from './support/import-graph.ts'
import { projectRoot } from './support/project-root.ts'

/** A line with this comment above it may have a cast. The comment says why the type is right. */
const exception = /^\s*\/\/ Cast: .+\.$/
const maxExceptions = 5

const read = (file: string) => readFileSync(`${projectRoot}/${file}`, 'utf8')

test('no cast hides that a type is not known, and those with a reason stay few', () => {
  const files = ['generator', 'api', 'cli', 'renderer'].flatMap((layer) => modulesIn(layer))
  expect(files.length).toBeGreaterThan(100)
  const casts = files.flatMap((file) =>
    castsIn(read(file), file).map((cast) => ({ ...cast, at: `${file}:${cast.line} ${cast.text}` })),
  )

  expect(casts.filter(({ isMarked }) => !isMarked).map(({ at }) => at)).toEqual([])
  expect(casts.length).toBeLessThanOrEqual(maxExceptions)
})

test.for([
  ['const a = b as C', 1],
  ['const a = <C>b', 1],
  ['const a = b!', 1],
  ['const a = b!.c', 1],
  ['const a = [1] as const', 0],
  ['const a = { b: 1 } as const satisfies C', 0],
  ['const a = b satisfies C', 0],
  ['import { a as b } from "c"', 0],
  ['const a = "b as C"', 0],
  ['const a = (b as unknown) as C', 2],
] as const)('%s has %d casts', ([source, count]) => {
  expect(castsIn(source, 'a.ts')).toHaveLength(count)
})

test('a reason on the line before marks a cast', () => {
  expect(castsIn('// Cast: it is one.\nconst a = b as C', 'a.ts')).toMatchObject([
    { line: 2, isMarked: true },
  ])
})

interface Cast {
  readonly line: number
  readonly text: string
  readonly isMarked: boolean
}

/** Type assertions and non-null assertions, apart from `as const`. */
function castsIn(source: string, file: string): readonly Cast[] {
  const found: { readonly start: number }[] = []
  const add = (node: { readonly start: number }) => void found.push(node)
  new Visitor({
    TSAsExpression: (node) => {
      const { typeAnnotation: type } = node
      const isConst =
        type.type === 'TSTypeReference' &&
        type.typeName.type === 'Identifier' &&
        type.typeName.name === 'const'
      if (!isConst) add(node)
    },
    TSTypeAssertion: add,
    TSNonNullExpression: add,
  }).visit(parseSync(file, source).program)

  const lines = source.split('\n')
  return found.map(({ start }) => {
    const line = source.slice(0, start).split('\n').length
    return {
      line,
      text: lines[line - 1]?.trim() ?? '',
      isMarked: exception.test(lines[line - 2] ?? ''),
    }
  })
}
