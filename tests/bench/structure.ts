import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  closureOf,
  type Import,
  type ImportGraph,
  importGraph,
  modulesIn,
} from '../support/import-graph.ts'
import { hasDutchTexts, moduleStoresOf } from '../support/module-stores.ts'
import { countBackArrows, countGroups, roomsOf } from '../support/rooms.ts'
import { median } from './measurement.ts'

/** `node tests/bench/structure.ts [folder]`: prints figures of the source code of a checkout. */
const root = resolve(process.argv[2] ?? `${import.meta.dirname}/../..`)

const layers = ['generator', 'api', 'cli', 'renderer']
const layersOfStages = ['generator', 'api', 'cli', 'renderer/client', 'renderer/site']
/** The entry module of each user step. The first existing file counts. */
const walks = {
  'a typo to its diagnostic': ['generator/check.ts'],
  'a page to HTML': ['renderer/client/entry/entry-server.tsx'],
  'a post to disk: handler': ['api/http/submissions.ts', 'api/routes/submissions.ts'],
  'a post to disk: all behind the front door': ['api/index.ts'],
}

const files = layers.flatMap((layer) => modulesIn(layer, root))
const graph = importGraph(files, { root })
const isLoadedAtOnce = ({ isTypeOnly, isDynamic }: Import) => !isTypeOnly && !isDynamic
const loaded = importGraph(files, { root, includes: isLoadedAtOnce })

const rows: readonly (readonly [string, string | number])[] = [
  ...weights(),
  ...sizes(),
  ...importers(),
  ...layersOfStages.map((layer) => [`loose files: ${layer}`, looseFiles(layer)] as const),
  ...layersOfStages.map((layer) => rooms(layer)),
  ['circles between files, types included', countGroups(graph)],
  ['modules behind generator/index.ts, types included', countBehind(graph, 'generator/index.ts')],
  ['modules behind generator/index.ts, loaded', countBehind(loaded, 'generator/index.ts')],
  ...dutch(),
  ...stores(),
  ...Object.entries(walks).map(([what, starts]) => walk(what, starts)),
]

for (const [what, figure] of rows) process.stdout.write(`${what.padEnd(66)} ${figure}\n`)

/** What has to be read to know the code. It may only fall. */
function weights() {
  const weightOf = (some: readonly string[]) =>
    `${some.length} · ${some.reduce((sum, file) => sum + linesOf(file), 0)}`
  const tracked = globSync('tests/**/*.{ts,tsx}', { cwd: root })
  const styles = globSync('renderer/**/*.css', { cwd: root })
  return [
    ...layersOfStages.map(
      (layer) => [`files · lines: ${layer}`, weightOf(modulesIn(layer, root))] as const,
    ),
    ['files · lines: product', weightOf(files)],
    ['files · lines: styles', weightOf(styles)],
    ['files · lines: tests', weightOf(tracked)],
  ] as const
}

function sizes() {
  const lines = files.map(linesOf).toSorted((a, b) => a - b)
  const p90 = lines[Math.floor(lines.length * 0.9)] ?? 0
  return [
    ['TypeScript files', files.length],
    ['lines of a file: median · p90 · longest', `${median(lines)} · ${p90} · ${lines.at(-1)}`],
  ] as const
}

function importers() {
  const counts = new Map<string, number>()
  for (const targets of graph.values())
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1)
  const single = files.filter(
    (file) => counts.get(file) === 1 && !/^renderer\/client\/sections\/.*\.tsx$/.test(file),
  )
  const rules = single.filter((file) => file.startsWith('generator/rules/'))
  const short = single.filter((file) => linesOf(file) <= 30)
  return [
    ['files with one importer, without section components', single.length],
    ['  of these rules', rules.length],
    ['  of these at most 30 lines', short.length],
  ] as const
}

function looseFiles(layer: string): number {
  return modulesIn(layer, root).filter((file) => !file.slice(layer.length + 1).includes('/')).length
}

function rooms(layer: string) {
  const graph = roomsOf(layer, root)
  const arrows = [...graph.values()].flat().length
  const figures = [graph.size, arrows, countBackArrows(graph), countGroups(graph)]
  return [`${layer}: rooms · arrows · arrows back up · circles`, figures.join(' · ')] as const
}

/** Counts Dutch outside `languages/`, which holds the vocabulary and the message catalogues. */
function dutch() {
  const modules = files.filter((file) => !file.startsWith('generator/languages/'))
  const schemas = globSync('schema/**/*.json', { cwd: root }).filter((file) =>
    readFileSync(`${root}/${file}`, 'utf8').includes('"nl"'),
  )
  return [
    ['modules with Dutch texts', modules.filter((file) => hasDutchTexts(file, root)).length],
    ['schemas with Dutch texts', schemas.length],
  ] as const
}

function stores() {
  return layers.map((layer) => {
    const names = modulesIn(layer, root).flatMap((file) => moduleStoresOf(file, root))
    return [`module-level stores: ${layer}`, names.length] as const
  })
}

function walk(what: string, starts: readonly string[]) {
  const start = starts.find((file) => existsSync(`${root}/${file}`)) ?? ''
  return [`modules loaded for ${what}`, countBehind(loaded, start)] as const
}

function countBehind(graph: ImportGraph, start: string): number {
  return [...closureOf(graph, start)].filter((file) => /\.tsx?$/.test(file)).length
}

function linesOf(file: string): number {
  return readFileSync(`${root}/${file}`, 'utf8').trimEnd().split('\n').length
}
