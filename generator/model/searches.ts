import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import type { Language, Site } from './site.ts'

/** The search that a page is written for: `search` beside its title. */
export interface Search {
  readonly document: SourceDocument
  readonly language: Language
  readonly search: string
  /** The words of the search, in lower case. */
  readonly words: readonly string[]
}

export const searchesOf = (site: Site): readonly Search[] =>
  site.languages.flatMap((language) =>
    site.all('page', language.code).flatMap((document) => {
      const { search } = isRecord(document.data) ? document.data : {}
      if (typeof search !== 'string') return []
      const words =
        search
          .toLowerCase()
          .normalize('NFC')
          .match(/[\p{L}\d]+/gu) ?? []
      return [{ document, language, search, words }]
    }),
  )
