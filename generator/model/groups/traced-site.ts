import { once } from '../../once.ts'
import type { SourceDocument } from '../../read/documents.ts'
import type { Site } from '../site.ts'
import { sharedKinds } from './group.ts'
import { tracedDocument } from './traced-document.ts'
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
      : tracedDocument(document, () => reads.add(document)),
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
