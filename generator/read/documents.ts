import type { Cache } from '../cache.ts'
import type { Place, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { type FileKind, kindOf } from './file-kind.ts'
import type { Path } from './path.ts'
import { readRecord } from './record.ts'
import { mapSource, type PlaceInside, placesIn } from './source-map.ts'
import { textRanges } from './text-ranges.ts'
import { unknownFile, unreadableReason } from './unreadable.ts'
import { readYaml } from './yaml.ts'

/** A YAML file of the content folder, with the place of each value. */
export interface SourceDocument extends FileKind {
  /** The path in diagnostics: relative to the working directory of the command. */
  readonly file: string
  /** The path inside the content folder, without language and extension: `pages/about`. */
  readonly address: string
  /** The parsed content. undefined if the file is not valid YAML. */
  readonly data: unknown
  /** The source text. */
  readonly text: string
  /**
   * The place of the value at a path, or of its key. If the path does not exist, the place of the
   * closest parent. With `within`, the first place inside the value that holds those characters,
   * after the first `after` characters.
   */
  place(path: Path, inside?: PlaceInside): Place
}

export interface Documents {
  readonly documents: readonly SourceDocument[]
  readonly diagnostics: readonly RawDiagnostic[]
}

/** The parsed files by name. A file with the same text is not parsed again. */
type ParsedFiles = Map<string, { readonly text: string; readonly parsed: ParsedFile }>

export const createParsedFiles = (): ParsedFiles => new Map()

interface ParsedFile {
  readonly document: SourceDocument
  readonly diagnostics: readonly RawDiagnostic[]
}

interface ParseInput {
  readonly files: ReadonlyMap<string, string>
  readonly folder: string
  /** Holds the parsed files. */
  readonly cache: Cache
}

/** Parses every YAML file of a content folder. */
export function parseDocuments({ files, folder, cache }: ParseInput): Documents {
  const known = cache.get(createParsedFiles)
  const documents: SourceDocument[] = []
  const diagnostics: RawDiagnostic[] = []

  for (const [path, text] of files) {
    const file = folder ? `${folder}/${path}` : path
    const kind = path.endsWith('.yaml') ? kindOf(path) : undefined
    if (!kind) {
      diagnostics.push(unknownFile(folder, path))
      continue
    }

    const before = known.get(file)
    const parsed =
      before?.text === text
        ? before.parsed
        : parseOne({ file, text, kind, address: addressOf(path, kind) }, cache)
    known.set(file, { text, parsed })
    documents.push(parsed.document)
    diagnostics.push(...parsed.diagnostics)
  }
  return { documents, diagnostics }
}

interface FileInput {
  readonly file: string
  readonly text: string
  readonly kind: FileKind
  readonly address: string
}

function parseOne({ file, text: written, kind, address }: FileInput, cache: Cache): ParsedFile {
  const text = written.replace(/^\uFEFF/, '')
  const unreadable = unreadableReason({ file, text, kind })
  const quick = unreadable ? { data: undefined } : readQuickly(text, kind, cache)
  const withPlaces = once(() => mapSource(file, text))
  const places = once(() => placesIn(file, text))
  const ranges = once(() => textRanges(text))
  const { data, diagnostics } = quick
    ? { ...quick, diagnostics: unreadable ? [unreadable] : [] }
    : withPlaces()

  return {
    document: {
      ...kind,
      file,
      address,
      data,
      text,
      place: (path, inside = {}) => {
        const range = quick && !unreadable && ranges()(path, inside.part ?? 'value')
        return range ? places().of(range, inside) : withPlaces().place(path, inside)
      },
    },
    diagnostics,
  }
}

const readQuickly = (text: string, { kind }: FileKind, cache: Cache) =>
  (kind === 'state' ? readRecord(text, cache) : undefined) ?? readYaml(text)

/** Calls a function at the first use and returns its result at each use. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const addressOf = (path: string, { language }: FileKind) =>
  path.slice(language ? language.length + 1 : 0).replace(/\.yaml$/, '')
