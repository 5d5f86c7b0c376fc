import { isAside, isUnpublished } from '../compare/language-folders.ts'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Engine, Query } from '../engine/engine.ts'
import { type Face, type Outline, readFace, readOutline } from '../model/groups/outline.ts'
import { trackedDocument } from '../model/groups/tracked-document.ts'
import type { Site } from '../model/site.ts'
import { siteOf } from '../model/site-of.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Schemas } from '../validate/schemas.ts'
import { findSchemaErrors } from '../validate/validate.ts'
import type { Validators } from '../validate/validators.ts'

/** What is known of a document. It follows from its text and the schemas. */
export interface KnownDocument {
  readonly outline: Outline
  readonly face: Face
  /** The errors of its syntax. */
  readonly broken: readonly RawDiagnostic[]
  /** The errors of its schema. */
  readonly invalid: readonly RawDiagnostic[]
}

/** How content is checked, besides its files. */
export interface Circumstances {
  readonly today: string
  readonly fontLetters: string
  readonly isRelease: boolean
  readonly withDrafts: boolean
  /** What is wrong around the content, such as its brand or a missing component. */
  readonly around: readonly RawDiagnostic[]
  /** The files that are none of the content. */
  readonly unknown: readonly RawDiagnostic[]
}

/** Compiled schemas. */
export interface Checking {
  readonly schemas: Schemas
  readonly validators: Validators
}

/** What is known of content. */
export interface ContentQueries {
  readonly site: Site
  /** The documents of all languages, in order. */
  readonly documents: () => readonly SourceDocument[]
  /** What is known of a document, by its file. */
  readonly known: Query<KnownDocument>
  /** The same, of exactly this text, and only if nobody has to read it. */
  readonly knownBefore: (document: SourceDocument) => KnownDocument | undefined
  /** What is wrong before any rule has looked. */
  readonly errors: () => readonly RawDiagnostic[]
  /** Says what there is by now. */
  set(documents: readonly SourceDocument[], checking: Checking, now: Circumstances): void
}

const nothing: KnownDocument = {
  outline: { aliases: [], writtenAliases: [], names: [] },
  face: { title: '', isUnlisted: false, holds: [], sectionTypes: [] },
  broken: [],
  invalid: [],
}

const copyOf = (document: SourceDocument) => document.copy()

/** Reads a document, and compares it with its schema. */
export function readDocument(
  document: SourceDocument,
  { schemas, validators }: Checking,
): KnownDocument {
  // What is kept of a copy goes with it.
  const copy = document.copy()
  return {
    outline: readOutline(copy, schemas),
    face: readFace(copy, schemas),
    broken: copy.problems,
    invalid: copy.data === undefined ? [] : findSchemaErrors(copy, schemas, validators),
  }
}

/** The queries that turn the files of content into a site. Whatever reads the site is noted. */
export function createContentQueries(
  { query, input, memo }: Engine,
  first: Checking,
): ContentQueries {
  const sources = input<SourceDocument | undefined>('file', undefined, (each) => each?.hash ?? '')
  const files = input<readonly string[]>('files', [], (each) => each.join('\n'))
  const checking = input<Checking>('schemas', first, ({ schemas }) => schemas.hash)
  const circumstance = input<string>('circumstance', '', (text) => text)
  const around = input<readonly RawDiagnostic[]>('around', [], (found) => JSON.stringify(found))
  const unknown = input<readonly RawDiagnostic[]>('unknown', [], (found) => JSON.stringify(found))

  const tracked = new Map<string, SourceDocument>()
  const track = (document: SourceDocument): void => {
    const { file } = document
    if (tracked.has(file)) return
    const read = () => sources(file) ?? document
    tracked.set(file, trackedDocument(document, { read, copy: () => memo.get(copyOf, read()) }))
  }
  const documents = () => files().flatMap((file) => tracked.get(file) ?? [])

  const known = query<KnownDocument>({
    name: 'document',
    keep: 'stored',
    compute: (file) => {
      const source = sources(file)
      return source ? readDocument(source, checking()) : nothing
    },
  })
  /** Apart from the rest, which is much and need not be read for a report. */
  const faults = query({
    name: 'faults',
    keep: 'stored',
    compute: (file) => {
      const { broken, invalid } = known(file)
      return { broken, invalid }
    },
  })
  /** A part of what is known: who reads it does not depend on the rest. */
  const part = <Part>(name: string, of: (known: KnownDocument) => Part) =>
    query({ name, keep: 'held', compute: (file) => of(known(file)) })
  const outline = part('outline', (each) => each.outline)
  const caption = part('caption', ({ face: { title, name, tile } }) => ({ title, name, tile }))
  const face = part('face', ({ face: { layout, status, isUnlisted, holds } }) => ({
    ...{ layout, status, isUnlisted, holds },
  }))
  const sectionTypes = part('section-types', (each) => each.face.sectionTypes)

  const site = siteOf(
    {
      documents,
      schemas: () => checking().schemas,
      today: () => circumstance('today'),
      fontLetters: () => circumstance('font-letters'),
      isRelease: () => circumstance('release') !== '',
      withDrafts: () => circumstance('drafts') !== '',
      outlineOf: ({ file }) => outline(file),
      faceOf: ({ file }) => ({
        get title() {
          return caption(file).title
        },
        get name() {
          return caption(file).name
        },
        get tile() {
          return caption(file).tile
        },
        get layout() {
          return face(file).layout
        },
        get status() {
          return face(file).status
        },
        get isUnlisted() {
          return face(file).isUnlisted
        },
        get holds() {
          return face(file).holds
        },
        get sectionTypes() {
          return sectionTypes(file)
        },
      }),
      derive: ({ name, digest, compute }) =>
        query({ name: `site ${name}`, keep: 'held', digest, compute }),
    },
    memo,
  )
  memo.about(site)

  return {
    site,
    documents,
    known,
    knownBefore: (document) =>
      sources(document.file)?.hash === document.hash ? known.peek(document.file) : undefined,
    errors: () => [
      ...around(),
      ...unknown().filter(({ at }) => !isUnpublished(site, at.file)),
      ...site.documents.flatMap(({ file }) => {
        const { broken, invalid } = faults(file)
        return [...broken, ...invalid]
      }),
      // A misspelt stage must not take a language off the site in silence.
      ...documents()
        .filter(({ kind, language = '' }) => kind === 'language' && isAside(site, language))
        .flatMap(({ file }) => faults(file).invalid.filter(({ path }) => path === 'status')),
    ],
    set: (
      now,
      { schemas, validators },
      { today, fontLetters, isRelease, withDrafts, ...found },
    ) => {
      now.forEach(track)
      sources.replace(new Map(now.map((document) => [document.file, document])))
      files.set(now.map(({ file }) => file))
      checking.set({ schemas, validators })
      circumstance.set(today, 'today')
      circumstance.set(fontLetters, 'font-letters')
      circumstance.set(isRelease ? 'yes' : '', 'release')
      circumstance.set(withDrafts ? 'yes' : '', 'drafts')
      around.set(found.around)
      unknown.set(found.unknown)
    },
  }
}
