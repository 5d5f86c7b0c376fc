import type { Node, Document as YamlDocument } from 'yaml'
import type { CodedFinding, Place } from '../diagnostics/diagnostic.ts'
import type { Path } from './path.ts'
import { type PlaceInside, placesIn, type Range } from './ranges.ts'
import { syntaxDiagnostics } from './syntax-errors.ts'
import { yamlParser } from './yaml-parser.ts'

/** A YAML text read with places. */
export interface SourceMap {
  /** What keeps the text from being read; then `data` is undefined. */
  readonly diagnostics: readonly CodedFinding[]
  readonly data: unknown
  place(path: Path, inside?: PlaceInside): Place
}

/** Reads a YAML text with the place of everything in it. */
export function mapSource(file: string, text: string): SourceMap {
  const yaml = yamlParser().parseDocument(text, { prettyErrors: false, logLevel: 'error' })
  const places = placesIn(file, text)
  const diagnostics = syntaxDiagnostics(yaml, text, places.at)

  return {
    diagnostics,
    get data() {
      return diagnostics.length > 0 ? undefined : yaml.toJS({ maxAliasCount: 0 })
    },
    place: (path, inside = {}) => places.of(rangeAt(yaml, path, inside.part ?? 'value'), inside),
  }
}

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
