import { hash } from 'node:crypto'
import type { Cache } from '../cache.ts'
import type { Place, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { once } from '../once.ts'
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
  /** The parsed content. undefined if the file is not valid YAML. Parsed at the first use. */
  readonly data: unknown
  /** The syntax errors. If there are any, `data` is undefined. */
  readonly problems: readonly RawDiagnostic[]
  /** The source text. */
  readonly text: string
  /** A hash of the source text. */
  readonly hash: string
  /**
   * The place of the value at a path, or of its key. If the path does not exist, the place of the
   * closest parent. With `within`, the first place inside the value that holds those characters,
   * after the first `after` characters.
   */
  place(path: Path, inside?: PlaceInside): Place
  /** The same document for a cache to forget: what is kept of a copy goes with it. */
  copy(): SourceDocument
}

export interface Documents {
  readonly documents: readonly SourceDocument[]
  /** The files that are none of the content. */
  readonly diagnostics: readonly RawDiagnostic[]
}

/** The documents by file. A file with the same text is not parsed again. */
type KnownFiles = Map<string, { readonly text: string; readonly document: SourceDocument }>

export const createKnownFiles = (): KnownFiles => new Map()

interface ParseInput {
  readonly files: ReadonlyMap<string, string>
  readonly folder: string
  /** Holds the parsed files. */
  readonly cache: Cache
}

/** The documents of a content folder. Each is parsed at the first use of its data. */
export function parseDocuments({ files, folder, cache }: ParseInput): Documents {
  const known = cache.get(createKnownFiles)
  const documents: SourceDocument[] = []
  const diagnostics: RawDiagnostic[] = []

  for (const [path, text] of files) {
    const file = folder ? `${folder}/${path}` : path
    const before = known.get(file)
    if (before?.text === text) {
      documents.push(before.document)
      continue
    }
    const kind = path.endsWith('.yaml') ? kindOf(path) : undefined
    if (!kind) {
      diagnostics.push(unknownFile(folder, path))
      continue
    }
    const document = createDocument({ file, text, kind, address: addressOf(path, kind) }, cache)
    known.set(file, { text, document })
    documents.push(document)
  }
  return { documents, diagnostics }
}

interface FileInput {
  readonly file: string
  readonly text: string
  readonly kind: FileKind
  readonly address: string
}

function createDocument(
  { file, text: written, kind, address }: FileInput,
  cache: Cache,
): SourceDocument {
  const text = written.replace(/^\uFEFF/, '')
  const unreadable = once(() => unreadableReason({ file, text, kind }))
  const quick = once(() => (unreadable() ? { data: undefined } : readQuickly(text, kind, cache)))
  const data = once(() => (quick() ?? mapSource(file, text)).data)
  const digest = once(() => hash('sha256', text, 'base64url').slice(0, 22))

  const copy = (): SourceDocument => {
    const withPlaces = once(() => mapSource(file, text))
    const places = once(() => placesIn(file, text))
    const ranges = once(() => textRanges(text))

    return {
      ...kind,
      file,
      address,
      text,
      get data() {
        return data()
      },
      get problems() {
        const reason = unreadable()
        if (reason) return [reason]
        return quick() ? [] : withPlaces().diagnostics
      },
      get hash() {
        return digest()
      },
      place: (path, inside = {}) => {
        const range = quick() && !unreadable() && ranges()(path, inside.part ?? 'value')
        return range ? places().of(range, inside) : withPlaces().place(path, inside)
      },
      copy,
    }
  }
  return copy()
}

const readQuickly = (text: string, { kind }: FileKind, cache: Cache) =>
  (kind === 'state' ? readRecord(text, cache) : undefined) ?? readYaml(text)

const addressOf = (path: string, { language }: FileKind) =>
  path.slice(language ? language.length + 1 : 0).replace(/\.yaml$/, '')
