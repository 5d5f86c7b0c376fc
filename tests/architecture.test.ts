import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { codeIn, readPaper, rowsUnder } from './papers/paper.ts'
import { projectRoot } from './support/project-root.ts'

/** What each layer may import besides itself and packages, by the table of the paper. */
const layers = rowsUnder(readPaper('CONTRIBUTING.md'), 'layer', 'imports').map(
  ([layer = '', imports = '']) => ({
    layer: layer.replaceAll('`', ''),
    allowed: codeIn(imports),
    takesTypesOnly: imports.startsWith('types of'),
  }),
)

test('the table names the layers', () => {
  expect(layers.length).toBeGreaterThan(4)
})

interface Import {
  /** Our own modules as `#layer/path`, whether aliased or relative. Others as written. */
  readonly target: string
  readonly isTypeOnly: boolean
}

const read = (file: string) => readFileSync(`${projectRoot}/${file}`, 'utf8')

const modulesIn = (layer: string) =>
  globSync(`${layer}/**/*.{ts,tsx}`, { cwd: projectRoot }).map((file) => file.replaceAll('\\', '/'))

/** The imports and re-exports of a file, types included. */
function importsOf(file: string, source = read(file)): readonly Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const imported = (specifier: string, isTypeOnly = false) => ({
    target: specifier.startsWith('.')
      ? `#${posix.join(posix.dirname(file), specifier)}`
      : specifier,
    isTypeOnly,
  })
  return [
    ...staticImports.map(({ moduleRequest, entries }) =>
      imported(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [imported(moduleRequest.value, isType)] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) =>
      imported(source.slice(start + 1, end - 1)),
    ),
    // The parser does not list `typeof import('…')` types.
    ...Array.from(source.matchAll(/\btypeof import\('([^']+)'/g), ([, specifier = '']) =>
      imported(specifier, true),
    ),
  ]
}

test.for(layers)('$layer imports only what it may', ({ layer, allowed, takesTypesOnly }) => {
  const isAllowed = ({ target, isTypeOnly }: Import) =>
    target.startsWith(`#${layer}/`) ||
    ((isTypeOnly || !takesTypesOnly) && allowed.some((each) => target.startsWith(each)))
  const strays = modulesIn(layer).flatMap((file) =>
    importsOf(file)
      .filter((each) => each.target.startsWith('#') && !isAllowed(each))
      .map(({ target }) => `${file} imports ${target}`),
  )
  expect(modulesIn(layer).length).toBeGreaterThan(0)
  expect(strays).toEqual([])
})

test('renderer/client runs in the browser: nothing of Node', () => {
  const strays = modulesIn('renderer/client').filter((file) =>
    importsOf(file).some(({ target }) => target.startsWith('node:')),
  )
  expect(strays).toEqual([])
})

test.for(['generator', 'api'])('%s is given the clock and random numbers', (layer) => {
  const given = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/
  expect(modulesIn(layer).filter((file) => given.test(read(file)))).toEqual([])
})

test.for([
  ["import { a } from './a.ts'", '#layer/a.ts', false],
  ["import type { A } from '../layer/a.ts'", '#layer/a.ts', true],
  ["export * from '#layer/a.ts'", '#layer/a.ts', false],
  ["export type { A } from './a.ts'", '#layer/a.ts', true],
  ["const a = () => import('./a.ts')", '#layer/a.ts', false],
  ["let a: typeof import('./a.ts')", '#layer/a.ts', true],
  ["import { join } from 'node:path'", 'node:path', false],
] as const)('%s imports %s', ([source, target, isTypeOnly]) => {
  expect(importsOf('layer/b.ts', source)).toEqual([{ target, isTypeOnly }])
})
