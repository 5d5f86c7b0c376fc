import { once } from '../../once.ts'
import type { SourceDocument } from '../../read/documents.ts'
import type { Site } from '../site.ts'
import { sharedKinds } from './group.ts'
import { viewsIn } from './views.ts'

interface TracedSite {
  readonly site: Site
  /** The documents that were read, besides those that all groups share. */
  readonly reads: ReadonlySet<SourceDocument>
}

/** The whole site, which notes of which documents more than the name is read. */
export function traceSite(whole: Site, shared: Site): TracedSite {
  const reads = new Set<SourceDocument>()
  const { viewOf, look } = viewsIn(whole, (document) =>
    sharedKinds.has(document.kind) && document.kind !== 'state'
      ? document
      : traced(document, () => reads.add(document)),
  )
  const documents = once(() => whole.documents.map(viewOf))
  const site: Site = {
    ...whole,
    ...look,
    get documents() {
      return documents()
    },
    faceOf: shared.faceOf,
    shared,
  }
  return { site, reads }
}

/** A document that calls `note` when more than its name is read. */
export function traced(document: SourceDocument, note: () => void): SourceDocument {
  const { kind, name, language, file, address } = document
  const read = () => {
    note()
    return document
  }
  return {
    kind,
    name,
    ...(language !== undefined && { language }),
    file,
    address,
    get data() {
      return read().data
    },
    get problems() {
      return read().problems
    },
    get text() {
      return read().text
    },
    get hash() {
      return read().hash
    },
    place: (path, inside) => read().place(path, inside),
    copy: () => read().copy(),
  }
}
