import { hash } from 'node:crypto'
import type { Place, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { once } from '../once.ts'
import { type FileKind, kindOf, tilesFile } from './file-kind.ts'
import type { Texts } from './folder.ts'
import type { Path } from './path.ts'
import { readRecord } from './record.ts'
import { mapSource, type PlaceInside, placesIn, textRanges } from './source-map.ts'
import { mapTiles } from './tiles.ts'
import { unknownFile, unreadableReason } from './unreadable.ts'
import { readYaml } from './yaml.ts'

/** A file of the content folder, with the place of each value. */
export interface SourceDocument extends FileKind {
  /** The path in diagnostics: relative to the working directory of the command. */
  readonly file: string
  /** The path inside the content folder, without language and extension: `pages/about`. */
  readonly address: string
  /** The parsed content. undefined if the file cannot be read. Parsed at the first use. */
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
}

interface Documents {
  readonly documents: readonly SourceDocument[]
  /** The files that are none of the content. */
  readonly diagnostics: readonly RawDiagnostic[]
}

/** The documents by file. A file with the same text is not parsed again. */
export type KnownFiles = Map<string, KnownFile>

interface KnownFile {
  /** What the document was made of: the hash of its file, where one is known, or the text. */
  readonly of: string
  readonly document: SourceDocument
}

export const createKnownFiles = (): KnownFiles => new Map()

interface ParseInput {
  readonly files: Texts
  readonly folder: string
  /** Holds the parsed files. Default: none are known. */
  readonly known?: KnownFiles
}

/** The documents of a content folder. Each is parsed at the first use of its data. */
export function parseDocuments({
  files,
  folder,
  known = createKnownFiles(),
}: ParseInput): Documents {
  const documents: SourceDocument[] = []
  const diagnostics: RawDiagnostic[] = []

  for (const path of files.keys()) {
    const file = folder ? `${folder}/${path}` : path
    const before = known.get(file)
    const hash = files.hashOf?.(path)
    const of = hash ?? files.get(path) ?? ''
    if (before?.of === of) {
      documents.push(before.document)
      continue
    }
    const isRead = path.endsWith('.yaml') || path === tilesFile
    const kind = isRead ? kindOf(path) : undefined
    if (!kind) {
      diagnostics.push(unknownFile(folder, path, files))
      continue
    }
    const document = createDocument({
      ...{ file, kind, hash, address: addressOf(path, kind) },
      written: () => files.get(path) ?? '',
    })
    known.set(file, { of, document })
    documents.push(document)
  }
  return { documents, diagnostics }
}

interface FileInput {
  readonly file: string
  readonly kind: FileKind
  readonly address: string
  readonly hash: string | undefined
  readonly written: () => string
}

/** Each part of it is read when it is asked for. */
function createDocument({ file, kind, address, hash: known, written }: FileInput): SourceDocument {
  const text = once(() => written().replace(/^\uFEFF/, ''))
  const hashOfText = once(() => known ?? hash('sha256', text(), 'base64url').slice(0, 22))
  const unreadable = once(() => unreadableReason({ file, text: text(), kind }))
  const quick = once(() => (unreadable() ? { data: undefined } : readQuickly(text(), kind)))
  const mapped = once(() => (kind.kind === 'tiles' ? mapTiles : mapSource)(file, text()))
  const data = once(() => (quick() ?? mapped()).data)
  const ranges = once(() => textRanges(text()))
  const places = once(() => placesIn(file, text()))
  return {
    ...{ ...kind, file, address },
    get text() {
      return text()
    },
    get hash() {
      return hashOfText()
    },
    get data() {
      return data()
    },
    get problems() {
      const reason = unreadable()
      if (reason) return [reason]
      return quick() ? [] : mapped().diagnostics
    },
    place: (path, inside = {}) => {
      const isQuick = quick() && !unreadable()
      const range = isQuick ? ranges()(path, inside.part ?? 'value') : undefined
      return range ? places().of(range, inside) : mapped().place(path, inside)
    },
  }
}

/** What a text holds, without its places; undefined where that takes as long as with them. */
function readQuickly(text: string, { kind }: FileKind) {
  if (kind === 'tiles') return undefined
  return (kind === 'state' ? readRecord(text) : undefined) ?? readYaml(text)
}

const addressOf = (path: string, { language }: FileKind) =>
  path.slice(language ? language.length + 1 : 0).replace(/\.yaml$/, '')
