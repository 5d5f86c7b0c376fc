import type { Cache } from '../cache.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'

/** The documents in the folder of each language. */
export const documentsByLanguage = (
  site: Site,
  cache: Cache,
): ReadonlyMap<string, readonly SourceDocument[]> => cache.get(groupByLanguage, site)

export const groupByLanguage = ({
  documents,
}: Site): ReadonlyMap<string, readonly SourceDocument[]> =>
  Map.groupBy(
    documents.filter(({ language }) => language !== undefined),
    ({ language = '' }) => language,
  )

/** The folders of languages that are not published. */
export const unpublishedFolders = ({
  languages,
  drafts,
  otherFolders,
}: Site): readonly string[] => [
  ...drafts.filter((draft) => !languages.some(({ code }) => code === draft)),
  ...otherFolders.keys(),
]
