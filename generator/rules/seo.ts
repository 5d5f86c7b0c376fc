import type { Finding } from '../diagnostics/diagnostic.ts'
import { memoize } from '../memoize.ts'
import { factsIn } from '../model/facts/facts.ts'
import { pagesIn } from '../model/outline.ts'
import type { Language, Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import { fillFacts } from '../text/resolve.ts'
import { groupRule, indexRule, type Row } from './rule.ts'

/** The title and description of a page in search results, with facts filled in. */
interface SearchResult {
  readonly document: SourceDocument
  readonly language: Language
  readonly title: string
  readonly description: string
}

/** The search result of each page that search engines may list. */
const searchResultsOf = memoize((site: Site): readonly SearchResult[] =>
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

/** The key of a page that search results show. */
type Key = 'title' | 'description'

/** What two lines of search results have room for. */
export const descriptionLength = groupRule('seo/description-length', 'warning', (site) =>
  misfits(site, 'description', { minLength: 70, maxLength: 165 }),
)

/** What one line of search results has room for, on a large screen. */
export const titleLength = groupRule('seo/title-length', 'warning', (site) =>
  misfits(site, 'title', { minLength: 15, maxLength: 60 }),
)

/** Letters that take a whole square count twice. */
const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

interface Room {
  readonly minLength: number
  readonly maxLength: number
}

const misfits = (site: Site, key: Key, { minLength, maxLength }: Room): readonly Finding[] =>
  searchResultsOf(site).flatMap(({ document, language, [key]: text }) => {
    const length = text.length + (text.match(square)?.length ?? 0)
    if (length >= minLength && length <= maxLength) return []
    return [
      {
        messageId: length > maxLength ? 'long' : 'short',
        data: { length, minLength, maxLength },
        at: document.place([key]),
        path: key,
        values: { [language.code]: text },
      },
    ]
  })

export const duplicate = indexRule(
  'seo/duplicate',
  'warning',
  (group) =>
    searchResultsOf(group).map(
      ({ document, language, title, description }): ResultRow => ({
        file: document.file,
        page: document.name,
        language: language.code,
        title,
        description,
      }),
    ),
  function* (rows, site) {
    const byLanguage = site.languages.flatMap(({ code }) =>
      rows.filter(({ language }) => language === code),
    )
    yield* repeated(byLanguage, 'title', site)
    yield* repeated(byLanguage, 'description', site)
  },
)

/** The search result of a page. */
interface ResultRow extends Row {
  readonly page: string
  readonly language: string
  readonly title: string
  readonly description: string
}

function repeated(results: readonly ResultRow[], key: Key, site: Site): readonly Finding[] {
  const documentOf = (row: ResultRow) => site.find('page', row.page, row.language)
  const first = new Map<string, ResultRow>()
  return results.flatMap((result) => {
    const name = `${result.language} ${wordsOf(result[key])}`
    const other = first.get(name)
    if (!other) {
      first.set(name, result)
      return []
    }
    const [document, otherDocument] = [documentOf(result), documentOf(other)]
    if (!document || !otherDocument) return []
    return [
      {
        messageId: key,
        data: { page: other.page },
        at: document.place([key]),
        path: key,
        related: [{ at: otherDocument.place([key]), message: 'other' }],
        values: { [result.language]: result[key] },
      },
    ]
  })
}

/** A text in lower case, with punctuation and spaces reduced to single spaces. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim()
