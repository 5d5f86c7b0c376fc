import { memoize } from '../memoize.ts'
import { contentFile, type Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'

/** The documents in the folder of each language. */
export const documentsByLanguage = (site: Site): ReadonlyMap<string, readonly SourceDocument[]> =>
  groupByLanguage(site)

export const groupByLanguage = memoize(
  ({ documents }: Site): ReadonlyMap<string, readonly SourceDocument[]> =>
    Map.groupBy(
      documents.filter(({ language }) => language !== undefined),
      ({ language = '' }) => language,
    ),
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

/** Whether a language has settings and is not published. */
export const isAside = ({ drafts, languages }: Site, language: string) =>
  drafts.includes(language) && !languages.some(({ code }) => code === language)

/** Whether a file is in the folder of a language that is not published. */
export const isUnpublished = (site: Site, file: string) =>
  unpublishedFolders(site).some((code) => file.startsWith(contentFile(site, `${code}/`)))
