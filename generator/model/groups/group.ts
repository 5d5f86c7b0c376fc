import { memoize } from '../../memoize.ts'
import type { SourceDocument } from '../../read/documents.ts'
import type { Site } from '../site.ts'

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
