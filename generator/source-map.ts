import type { Node, Document as YamlDocument } from 'yaml'
import type { Diagnostic, Place } from './diagnostics/diagnostic.ts'
import type { Path } from './path.ts'
import { syntaxDiagnostics } from './syntax.ts'
import { yamlParser } from './yaml-parser.ts'

/** Which part of what a path leads to is meant. */
export interface PlaceInside {
  readonly part?: 'key' | 'value'
  /** The first place inside the value where these characters stand. */
  readonly within?: string
  /** How many characters of the value to leave out when looking for `within`. */
  readonly after?: number
}

/** A YAML text read with places. */
export interface SourceMap {
  /** What keeps the text from being read; then `data` is undefined. */
  readonly diagnostics: readonly Diagnostic[]
  readonly data: unknown
  place(path: Path, inside?: PlaceInside): Place
}

/** Reads a YAML text with the place of everything in it. */
export function mapSource(file: string, text: string): SourceMap {
  const { LineCounter, parseDocument } = yamlParser()
  const lines = new LineCounter()
  const yaml = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
  })
  const toPlace = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const diagnostics = syntaxDiagnostics(yaml, text, toPlace)

  return {
    diagnostics,
    data: diagnostics.length > 0 ? undefined : yaml.toJS({ maxAliasCount: 0 }),
    place: (path, { part = 'value', within, after = 0 } = {}) => {
      const [start, end] = rangeAt(yaml, path, part)
      const inside = within === undefined ? -1 : text.slice(start, end).indexOf(within, after)
      return toPlace(inside < 0 ? start : start + inside)
    },
  }
}

type Range = readonly [start: number, end: number]

/** The source range of the value (or key) at a path, or of the deepest parent that exists. */
function rangeAt(yaml: YamlDocument.Parsed, path: Path, part: 'key' | 'value'): Range {
  const { isMap, isPair, isScalar, isSeq } = yamlParser()
  let node: unknown = yaml.contents
  let range: Range = rangeOf(node) ?? [0, 0]

  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1

    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      if (!isPair(pair)) return range
      const key = rangeOf(pair.key)
      node = pair.value
      range = (isLast && part === 'key' ? key : rangeOf(node)) ?? key ?? range
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step]
      range = rangeOf(node) ?? range
    } else return range
  }
  return range
}

function rangeOf(node: unknown): Range | undefined {
  const range = yamlParser().isNode(node) ? (node satisfies Node).range : undefined
  return range ? [range[0], range[1]] : undefined
}
