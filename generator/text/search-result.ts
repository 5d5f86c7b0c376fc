import { memoize } from '../memoize.ts'
import { factsIn } from '../model/facts/facts.ts'
import { pagesIn } from '../model/outline.ts'
import type { Language, Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path } from '../read/path.ts'
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

export const titlePath: Path = ['title']
export const descriptionPath: Path = ['description']

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
    pagesIn(site, language.code).flatMap((document) => {
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

/** Letters that take a whole square count twice. */
const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** How a text does not fit; undefined if it does. With fewer characters it says too little, for more there is no room. */
export function misfitOf(
  text: string,
  { minLength, maxLength }: { readonly minLength: number; readonly maxLength: number },
) {
  const length = text.length + (text.match(square)?.length ?? 0)
  const isLong = length > maxLength
  return isLong || length < minLength
    ? { isLong, data: { length, minLength, maxLength } }
    : undefined
}
