import { memoize } from '../memoize.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import type { Schemas } from '../validate/schemas.ts'
import { eachString } from '../validate/walk.ts'
import { factsIn } from './facts/facts.ts'
import type { Site } from './site.ts'

/** What other documents need to know of a document. It depends on the document alone. */
export interface Outline {
  /** The path of a page, if it names one. */
  readonly path?: string
  /** The other addresses of a page. */
  readonly aliases: readonly string[]
  /** The same as they are written, with those that are no text. */
  readonly writtenAliases: readonly string[]
  /** The register of a page, if it chooses one. */
  readonly register?: string
  /** The names in it, which languages normally share. */
  readonly names: readonly string[]
}

/** What other pages show of a page, and the build of the whole site. No rule reads it. */
export interface Face {
  readonly title: string
  /** What it calls itself, and its tile. */
  readonly name?: string | undefined
  readonly tile?: string | undefined
  /** The layout and status that it names; pages normally name none. */
  readonly layout?: string | undefined
  readonly status?: number | undefined
  readonly isUnlisted: boolean
  /** The forms and quizzes on it, as kind and name: `form contact`. */
  readonly holds: readonly string[]
}

export const faceOf = memoize(({ kind, data }: SourceDocument, schemas: Schemas): Face => {
  const holds: string[] = []
  if (kind === 'page') {
    eachString(schemas, schemas.root(`${kind}.schema.json`), data, (text, { 'x-ref': of }) => {
      if (of === 'form' || of === 'quiz') holds.push(`${of} ${text}`)
    })
  }
  return { ...readCaption(kind === 'page' && isRecord(data) ? data : {}), holds }
})

/** What a page shows of itself on other pages, from its top-level keys. */
function readCaption(data: Readonly<Record<string, unknown>>): Omit<Face, 'holds'> {
  const { title, name, tile, layout, status, unlisted } = data
  return {
    title: typeof title === 'string' ? title : '',
    ...(typeof name === 'string' && { name }),
    ...(typeof tile === 'string' && { tile }),
    ...(typeof layout === 'string' && { layout }),
    ...(typeof status === 'number' && { status }),
    isUnlisted: unlisted === true,
  }
}

export const outlineOf = memoize((document: SourceDocument, schemas: Schemas): Outline => {
  const { kind, data } = document
  return {
    ...readAddresses(kind === 'page' && isRecord(data) ? data : {}),
    names: kind === 'state' ? [] : namesIn(document, schemas),
  }
})

/** The addresses of a page, and its register, from its top-level keys. */
function readAddresses(data: Readonly<Record<string, unknown>>): Omit<Outline, 'names'> {
  const { path, aliases, register } = data
  const written: readonly unknown[] = Array.isArray(aliases) ? aliases : []
  return {
    ...(typeof path === 'string' && { path }),
    aliases: written.filter((alias) => typeof alias === 'string'),
    writtenAliases: written.map(String),
    ...(typeof register === 'string' && { register }),
  }
}

function namesIn({ kind, data }: SourceDocument, schemas: Schemas): readonly string[] {
  const names: string[] = []
  eachString(schemas, schemas.root(`${kind}.schema.json`), data, (text, schema) => {
    if (schema['x-i18n'] === 'name' && factsIn(text).length === 0) names.push(text)
  })
  return names
}

/** The documents of each name in all languages, such as `about` in English and in Dutch, in the order of the first. */
export const groupsOf = (
  documents: readonly SourceDocument[],
): ReadonlyMap<string, readonly SourceDocument[]> =>
  Map.groupBy(
    documents.filter(({ kind }) => kind !== 'state'),
    ({ kind, name }) => `${kind} ${name}`,
  )

/** The pages among the documents of a site or of a group, in one language or in all. */
export const pagesIn = ({ documents }: Site, language?: string): readonly SourceDocument[] =>
  documents.filter(
    (document) =>
      document.kind === 'page' && (language === undefined || document.language === language),
  )

/** The site, seen from some documents: only these are among its documents. */
export function siteOfGroup(site: Site, documents: readonly SourceDocument[]): Site {
  const view: Site = Object.create(site, { documents: { value: documents, enumerable: true } })
  return view
}

/** The documents by the file that diagnostics name. */
export const documentsByFile = memoize(
  ({ documents }: Site): ReadonlyMap<string, SourceDocument> =>
    new Map(documents.map((document) => [document.file, document])),
)
