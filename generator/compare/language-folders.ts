import type { Cache } from '../cache.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'

/** The documents in the folder of each language, also of folders that are no language. */
export const documentsByLanguage = (
  site: Site,
  cache: Cache,
): ReadonlyMap<string, readonly SourceDocument[]> => cache.get(groupByLanguage, site)

export const groupByLanguage = ({
  documents,
}: Site): ReadonlyMap<string, readonly SourceDocument[]> => {
  const groups = new Map<string, SourceDocument[]>()
  for (const document of documents) {
    if (document.language === undefined) continue
    const group = groups.get(document.language) ?? []
    groups.set(document.language, group)
    group.push(document)
  }
  return groups
}
