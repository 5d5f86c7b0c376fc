import type { SourceDocument } from '../../read/documents.ts'
import type { Site } from '../site.ts'

type Look = Pick<Site, 'find' | 'all' | 'documentAt' | 'outlineOf' | 'faceOf'>

interface Views {
  /** The view of a document: the same one wherever it is asked for. */
  readonly viewOf: (document: SourceDocument) => SourceDocument
  /** How a site finds its documents, with views in their place. */
  readonly look: Look
}

/** Puts a view in the place of each document of a site. */
export function viewsIn(
  site: Site,
  createView: (document: SourceDocument) => SourceDocument,
): Views {
  const views = new Map<SourceDocument, SourceDocument>()
  const viewOf = (document: SourceDocument) => {
    const known = views.get(document)
    if (known) return known
    const view = createView(document)
    views.set(document, view)
    return view
  }
  const lists = new Map<string, readonly SourceDocument[]>()
  const all: Site['all'] = (kind, language) => {
    const key = `${kind} ${language}`
    const list = lists.get(key) ?? site.all(kind, language).map(viewOf)
    lists.set(key, list)
    return list
  }
  const original = ({ kind, name, language }: SourceDocument) => site.find(kind, name, language)
  const look: Look = {
    find: (kind, name, language) => {
      const found = site.find(kind, name, language)
      return found && viewOf(found)
    },
    all,
    documentAt: (address) => {
      const found = site.documentAt(address)
      return found && viewOf(found)
    },
    outlineOf: (document) => site.outlineOf(original(document) ?? document),
    faceOf: (document) => site.faceOf(original(document) ?? document),
  }
  return { viewOf, look }
}
