import { memoize } from '../memoize.ts'
import { factsIn } from '../model/facts/facts.ts'
import { pagesIn } from '../model/outline.ts'
import type { Language, Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import { fillFacts } from './resolve.ts'

/** The title and description of a page in search results, with facts filled in. */
interface SearchResult {
  readonly document: SourceDocument
  readonly language: Language
  readonly title: string
  readonly description: string
}

/** The search result of each page that search engines may list. */
export const searchResultsOf = memoize((site: Site): readonly SearchResult[] =>
  site.languages.flatMap((language) =>
    pagesIn(site, language.code).flatMap((document) => {
      const { title, description, status, unlisted } = isRecord(document.data) ? document.data : {}
      if (typeof title !== 'string' || typeof description !== 'string') return []
      if (status === 404 || unlisted === true) return []
      // A text with an unknown fact is skipped, because its final width is unknown.
      if (factsIn(title + description).some(({ name }) => !site.facts.has(name))) return []
      const fill = (text: string) => fillFacts(site, language, text).replaceAll(/\s+/g, ' ').trim()
      return [{ document, language, title: fill(title), description: fill(description) }]
    }),
  ),
)
