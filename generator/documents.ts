import type { Node, Document as YamlDocument } from 'yaml'
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Diagnostic, Place } from './diagnostics/diagnostic.ts'
import { type FileKind, kindOf } from './kinds.ts'
import type { Path } from './path.ts'
import { syntaxDiagnostics, unknownFile } from './syntax.ts'

/** A YAML file of the content folder with a way back from each value to its place in the source. */
export interface SourceDocument extends FileKind {
  /** As diagnostics name it: relative to where the command runs. */
  readonly file: string
  /** The parsed content; undefined where the file is not readable as YAML. */
  readonly data: unknown
  /**
   * Where the value at a path stands, or its key; for a path that leads nowhere, the closest parent
   * that exists. With `within`, the first place inside the value where those characters stand, not
   * before `after` characters of it.
   */
  place(path: Path, at?: PlaceInside): Place
}

interface PlaceInside {
  readonly part?: 'key' | 'value'
  readonly within?: string
  readonly after?: number
}

export interface Documents {
  readonly documents: readonly SourceDocument[]
  readonly diagnostics: readonly Diagnostic[]
}

/** What was parsed before, by file; a file whose text is still the same is not parsed again. */
export type ParsedFiles = Map<string, { readonly text: string; readonly parsed: ParsedFile }>

interface ParsedFile {
  readonly document: SourceDocument
  readonly diagnostics: readonly Diagnostic[]
}

interface ParseInput {
  readonly files: ReadonlyMap<string, string>
  readonly folder: string
  /** Read and updated; for whoever parses the same folder again. */
  readonly known?: ParsedFiles | undefined
}

/** Parses every YAML file of a content folder. */
export function parseDocuments({ files, folder, known = new Map() }: ParseInput): Documents {
  const documents: SourceDocument[] = []
  const diagnostics: Diagnostic[] = []

  for (const [path, text] of files) {
    const file = folder ? `${folder}/${path}` : path
    const kind = kindOf(path)
    if (!kind) {
      diagnostics.push(unknownFile(file))
      continue
    }

    const before = known.get(file)
    const parsed = before?.text === text ? before.parsed : parseOne({ file, text, kind })
    known.set(file, { text, parsed })
    documents.push(parsed.document)
    diagnostics.push(...parsed.diagnostics)
  }
  return { documents, diagnostics }
}

function parseOne({
  file,
  text,
  kind,
}: {
  file: string
  text: string
  kind: FileKind
}): ParsedFile {
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
  const data: unknown = diagnostics.length > 0 ? undefined : toData(yaml)

  const document: SourceDocument = {
    ...kind,
    file,
    data,
    place: (path, { part = 'value', within, after = 0 } = {}) => {
      const [start, end] = rangeAt(yaml, path, part)
      const inside = within === undefined ? -1 : text.slice(start, end).indexOf(within, after)
      return toPlace(inside < 0 ? start : start + inside)
    },
  }
  return { document, diagnostics }
}

function toData(yaml: YamlDocument.Parsed): unknown {
  return yaml.toJS({ maxAliasCount: 100 })
}

type Range = readonly [start: number, end: number]

/** The source range of the value (or key) at a path, or of the deepest parent that exists. */
function rangeAt(yaml: YamlDocument.Parsed, path: Path, part: 'key' | 'value'): Range {
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

const rangeOf = (node: unknown): Range | undefined => {
  const range = isNode(node) ? (node as Node).range : undefined
  return range ? [range[0], range[1]] : undefined
}
