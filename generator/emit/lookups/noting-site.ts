import type { Cache } from '../../cache.ts'
import { documentsByFile, seenAlone, sharedKinds } from '../../model/groups/group.ts'
import { HiddenDocument } from '../../model/groups/hidden-document.ts'
import type { Face } from '../../model/groups/outline.ts'
import { tracedDocument } from '../../model/groups/traced-document.ts'
import { viewsIn } from '../../model/groups/views.ts'
import type { Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { hashOf } from '../../rules/fingerprints.ts'

interface NotingSite {
  readonly site: Site
  /** What is found under a name that the cache has noted. */
  readonly resultOf: (note: string) => string
}

/**
 * A site as pages see it: other pages without their texts, and no records of translations. The cache notes what is
 * looked up in it, besides documents of the shared kinds and what `fingerprintOfRest` covers of the others.
 */
export function notingSite(whole: Site, cache: Cache): NotingSite {
  const { look } = viewsIn(whole, (document) => {
    if (document.kind === 'page' || document.kind === 'state')
      return new HiddenDocument('A page', document)
    if (sharedKinds.has(document.kind)) return document
    return tracedDocument(document, () => cache.note(`file ${document.file}`))
  })
  const site = seenAlone({
    ...whole,
    ...look,
    documents: [],
    outlineOf: (document) => {
      cache.note(`outline ${document.file}`)
      return look.outlineOf(document)
    },
    faceOf: (document) =>
      new Proxy(look.faceOf(document), {
        get: (face, key) => {
          if (captionKeys.has(key)) cache.note(`caption ${document.file}`)
          return Reflect.get(face, key)
        },
      }),
    names: () => {
      cache.note('names')
      return whole.names()
    },
  })

  const documents = documentsByFile(whole)
  const known = new Map<string, string>()
  const read = (note: string) => {
    if (note === 'names') return hashOf(whole.names())
    const [what = '', file = ''] = note.split(/ (.*)/)
    const document = documents.get(file)
    return document && results[what]?.(whole, document)
  }
  return {
    site,
    resultOf: (note) => {
      const value = known.get(note) ?? read(note) ?? ''
      known.set(note, value)
      return value
    },
  }
}

/** What a page is called on others. All else of a face changes rarely. */
const captionOf = ({ title, name, tile }: Face) => ({ title, name, tile })

const captionKeys: ReadonlySet<unknown> = new Set<keyof Face>(['title', 'name', 'tile'])

/** What is found of a document, by the first word of a note. */
const results: Readonly<Record<string, (site: Site, document: SourceDocument) => string>> = {
  file: (_, { hash }) => hash,
  outline: (site, document) => JSON.stringify(site.outlineOf(document)),
  caption: (site, document) => JSON.stringify(captionOf(site.faceOf(document))),
}

/** A hash of what is not noted: documents of the shared kinds, and addresses, layouts and forms of the others. */
export const fingerprintOfRest = (site: Site): string =>
  hashOf([
    site.schemas.hash,
    JSON.stringify([...site.facts]),
    ...site.documents
      .filter(({ kind }) => kind !== 'state')
      .map((document) => {
        if (sharedKinds.has(document.kind)) return `${document.file} ${document.hash}`
        const { path, writtenAliases } = site.outlineOf(document)
        const { title: _title, name: _name, tile: _tile, ...face } = site.faceOf(document)
        return JSON.stringify([document.file, path, writtenAliases, face])
      }),
  ])
