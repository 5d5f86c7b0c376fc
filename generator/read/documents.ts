import { hash } from 'node:crypto'
import type { Place, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Memo } from '../engine/memo.ts'
import { once } from '../once.ts'
import { type FileKind, isPhoto, type Kind, kindOf, tilesFile } from './file-kind.ts'
import type { Texts } from './folder.ts'
import { readLedger } from './ledger.ts'
import type { Path } from './path.ts'
import { mapPhoto } from './photo.ts'
import { mapSource, type PlaceInside, placesIn, type SourceMap } from './source-map.ts'
import { textRanges } from './text-ranges.ts'
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
  /** The same document for a memo to forget: what is kept of a copy goes with it. */
  copy(): SourceDocument
}

export interface Documents {
  readonly documents: readonly SourceDocument[]
  /** The files that are none of the content. */
  readonly diagnostics: readonly RawDiagnostic[]
}

/** The documents by file. A file with the same text is not parsed again. */
type KnownFiles = Map<string, KnownFile>

interface KnownFile {
  /** What the document was made of: the hash of its file, where one is known, or the text. */
  readonly of: string
  readonly document: SourceDocument
}

export const createKnownFiles = (): KnownFiles => new Map()

interface ParseInput {
  readonly files: Texts
  readonly folder: string
  /** Holds the parsed files. */
  readonly memo: Memo
}

/** The documents of a content folder. Each is parsed at the first use of its data. */
export function parseDocuments({ files, folder, memo }: ParseInput): Documents {
  const known = memo.get(createKnownFiles)
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
    const isRead = path.endsWith('.yaml') || path === tilesFile || isPhoto(path)
    const kind = isRead ? kindOf(path) : undefined
    if (!kind) {
      diagnostics.push(unknownFile(folder, path, files.get(path) ?? ''))
      continue
    }
    const source = new Source({ file, kind, hash, written: () => files.get(path) ?? '' }, memo)
    const document = new FileDocument(source, addressOf(path, kind))
    known.set(file, { of, document })
    documents.push(document)
  }
  return { documents, diagnostics }
}

interface FileInput {
  readonly file: string
  readonly kind: FileKind
  readonly hash: string | undefined
  readonly written: () => string
}

/** What is read of a file when it is asked for: one for a document and its copies. */
class Source {
  readonly file: string
  readonly kind: FileKind
  readonly text: () => string
  readonly hash: () => string
  readonly unreadable: () => RawDiagnostic | undefined
  readonly quick: () => { readonly data: unknown } | undefined
  readonly data: () => unknown
  /** Reads it with the place of each value, again at each call: for who keeps that. */
  readonly map: () => SourceMap

  constructor({ file, kind, hash: known, written }: FileInput, memo: Memo) {
    this.file = file
    this.kind = kind
    const text = once(() => written().replace(/^\uFEFF/, ''))
    const unreadable = once(() => unreadableReason({ file, text: text(), kind }))
    const quick = once(() => (unreadable() ? { data: undefined } : readQuickly(text(), kind, memo)))
    const map = () => mapperOf(kind)(file, text())
    this.text = text
    this.hash = once(() => known ?? hash('sha256', text(), 'base64url').slice(0, 22))
    this.unreadable = unreadable
    this.quick = quick
    this.map = map
    this.data = once(() => (quick() ?? map()).data)
  }
}

class FileDocument implements SourceDocument {
  readonly kind: Kind
  readonly name: string
  declare readonly language?: string
  readonly file: string
  readonly address: string
  readonly #source: Source
  #withPlaces: SourceMap | undefined
  #places: ReturnType<typeof placesIn> | undefined
  #ranges: ReturnType<typeof textRanges> | undefined

  constructor(source: Source, address: string) {
    const { kind, name, language } = source.kind
    this.kind = kind
    this.name = name
    if (language !== undefined) this.language = language
    this.file = source.file
    this.address = address
    this.#source = source
  }
  get text() {
    return this.#source.text()
  }
  get hash() {
    return this.#source.hash()
  }
  get data() {
    return this.#source.data()
  }
  get problems() {
    const { unreadable, quick } = this.#source
    const reason = unreadable()
    if (reason) return [reason]
    return quick() ? [] : this.#mapped().diagnostics
  }
  readonly place = (path: Path, inside: PlaceInside = {}) => {
    const { unreadable, quick, text, file } = this.#source
    if (!quick() || unreadable()) return this.#mapped().place(path, inside)
    this.#ranges ??= textRanges(text())
    const range = this.#ranges(path, inside.part ?? 'value')
    if (!range) return this.#mapped().place(path, inside)
    this.#places ??= placesIn(file, text())
    return this.#places.of(range, inside)
  }
  readonly copy = () => new FileDocument(this.#source, this.address)
  #mapped() {
    this.#withPlaces ??= this.#source.map()
    return this.#withPlaces
  }
}

function mapperOf({ kind }: FileKind): (file: string, text: string) => SourceMap {
  if (kind === 'tiles') return mapTiles
  return kind === 'photo' ? mapPhoto : mapSource
}

/** What a text holds, without its places; undefined where that takes as long as with them. */
function readQuickly(text: string, { kind }: FileKind, memo: Memo) {
  if (kind === 'tiles' || kind === 'photo') return undefined
  return (kind === 'state' ? readLedger(text, memo) : undefined) ?? readYaml(text)
}

const addressOf = (path: string, { language }: FileKind) =>
  path.slice(language ? language.length + 1 : 0).replace(/\.yaml$/, '')
