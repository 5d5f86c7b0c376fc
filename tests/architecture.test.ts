import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { projectRoot } from './support/project-root.ts'

/** What each layer may import besides itself. */
const layers: Readonly<Record<string, readonly string[]>> = {
  generator: [],
  'renderer/app': ['#site/'],
  'renderer/build': ['#site/'],
  api: ['#site/'],
  cli: ['#generator/index.ts', '#renderer/build/index.ts', '#api/index.ts', '#api/serving.ts'],
}

interface Import {
  readonly target: string
  readonly isTypeOnly: boolean
}

test.for(Object.entries(layers))('%s imports only what it may', ([layer, allowed]) => {
  const permitted = [`#${layer}/`, ...allowed]
  const strays = modulesIn(layer).flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => target.startsWith('#'))
      .filter(({ target }) => !permitted.some((prefix) => target.startsWith(prefix)))
      .map(({ target }) => `${file} imports ${target}`),
  )
  expect(strays).toEqual([])
})

test('renderer/app runs in the browser: nothing of Node', () => {
  const strays = modulesIn('renderer/app').flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => target.startsWith('node:'))
      .map(({ target }) => `${file} imports ${target}`),
  )
  expect(strays).toEqual([])
})

test('api takes content as data: only types of #site', () => {
  const strays = modulesIn('api').flatMap((file) =>
    importsOf(file)
      .filter(({ target, isTypeOnly }) => target.startsWith('#site/') && !isTypeOnly)
      .map(({ target }) => `${file} imports ${target}`),
  )
  expect(strays).toEqual([])
})

test('only the entry of the command line touches the process', () => {
  const sources = Object.keys(layers).flatMap(modulesIn)
  const strays = sources.filter(
    (file) =>
      !/^cli\/(bin|launch)\./.test(file) &&
      /\bprocess\./.test(readFileSync(`${projectRoot}/${file}`, 'utf8')),
  )
  expect(strays).toEqual([])
})

test('the layers are seen at all', () => {
  for (const layer of Object.keys(layers)) expect(modulesIn(layer).length).toBeGreaterThan(0)
  expect(importsOf('generator/index.ts').map(({ target }) => target)).toContain(
    '#generator/check.ts',
  )
})

const modulesIn = (layer: string) =>
  globSync(`${layer}/**/*.{ts,tsx}`, { cwd: projectRoot }).map((file) => file.replaceAll('\\', '/'))

/** What a file imports or re-exports: our own modules as `#layer/path`, whether aliased or relative. */
function importsOf(file: string): readonly Import[] {
  const source = readFileSync(`${projectRoot}/${file}`, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module

  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      target: toAlias(file, moduleRequest.value),
      isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ target: toAlias(file, moduleRequest.value), isTypeOnly: isType }] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      target: toAlias(file, source.slice(start + 1, end - 1)),
      isTypeOnly: false,
    })),
  ]
}

const toAlias = (file: string, specifier: string) =>
  specifier.startsWith('.') ? `#${posix.join(posix.dirname(file), specifier)}` : specifier
