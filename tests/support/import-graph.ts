import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { projectRoot } from './project-root.ts'

export interface Import {
  /** Our own modules as `#layer/path`, whether aliased or relative. Others as written. */
  readonly target: string
  readonly isTypeOnly: boolean
  readonly isDynamic: boolean
}

/** Maps each file to the files that it imports, types included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The TypeScript files of a layer, as paths from the root of the project. */
export const modulesIn = (layer: string, root = projectRoot): readonly string[] =>
  globSync(`${layer}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

const known = new Map<string, readonly Import[]>()

/** The imports and re-exports of a file, types included. */
export function importsOf(file: string, root = projectRoot): readonly Import[] {
  const path = `${root}/${file}`
  const imports = known.get(path) ?? readImports(file, readFileSync(path, 'utf8'))
  known.set(path, imports)
  return imports
}

function readImports(file: string, source: string): readonly Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const toImport = (specifier: string, isTypeOnly: boolean, isDynamic = false) => ({
    target: toAlias(file, specifier),
    isTypeOnly,
    isDynamic,
  })

  return [
    ...staticImports.map(({ moduleRequest, entries }) =>
      toImport(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [toImport(moduleRequest.value, isType)] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) =>
      toImport(source.slice(start + 1, end - 1), false, true),
    ),
    // The parser does not list `typeof import('…')` types.
    ...[...source.matchAll(/\btypeof import\('([^']+)'/g)].map(([, specifier = '']) =>
      toImport(specifier, true),
    ),
  ]
}

interface GraphOptions {
  readonly root?: string
  readonly includes?: (each: Import) => boolean
}

/** The imports between files of the project, without packages and generated modules. */
export function importGraph(
  files: readonly string[],
  { root = projectRoot, includes }: GraphOptions = {},
): ImportGraph {
  return new Map(
    files.map((file) => {
      const targets = importsOf(file, root)
        .filter(({ target }) => target.startsWith('#') && !target.startsWith('#site/'))
        .filter((each) => includes?.(each) ?? true)
        .map(({ target }) => target.slice(1))
      return [file, [...new Set(targets)].filter((target) => existsSync(`${root}/${target}`))]
    }),
  )
}

/** The shortest import cycles. Every file that is part of a cycle is in one of them. */
export function circlesOf(graph: ImportGraph): readonly (readonly string[])[] {
  const inCircle = new Set<string>()
  const circles: (readonly string[])[] = []
  for (const node of graph.keys()) {
    if (inCircle.has(node)) continue
    const circle = shortestWay(graph, node, node)
    if (circle === undefined) continue
    circles.push(circle)
    for (const member of circle) inCircle.add(member)
  }
  return circles
}

/** All files that a file loads, including itself. */
export function closureOf(graph: ImportGraph, start: string): ReadonlySet<string> {
  const reached = new Set([start])
  for (const node of reached) for (const next of graph.get(node) ?? []) reached.add(next)
  return reached
}

/** Has at least one edge, so the path from a node to itself is a cycle. */
function shortestWay(graph: ImportGraph, from: string, to: string): readonly string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [from]
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, node)
      if (next === to) return wayBack(cameFrom, from, to)
      queue.push(next)
    }
  }
  return undefined
}

function wayBack(cameFrom: ReadonlyMap<string, string>, from: string, to: string) {
  const way = [to]
  do way.unshift(cameFrom.get(way[0] ?? from) ?? from)
  while (way[0] !== from)
  return way
}

const toAlias = (file: string, specifier: string) =>
  specifier.startsWith('.') ? `#${posix.join(posix.dirname(file), specifier)}` : specifier
