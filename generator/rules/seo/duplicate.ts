import type { Finding } from '../../diagnostics/diagnostic.ts'
import type { Site } from '../../model/site.ts'
import { searchResultsOf } from '../../text/search-result.ts'
import { defineIndexRule, type Row } from '../rule.ts'

export const rule = defineIndexRule({
  code: 'seo/duplicate',
  severity: 'warning',
  summary: 'No two pages of a language have the same title or description.',
  why: 'In search results they look like one page, and search engines show only one of them.',
  example: {
    before: '# pages/core.yaml and pages/pro.yaml\ntitle: Plans and prices',
    after: '# pages/pro.yaml\ntitle: Pro, with accounts and payments',
  },

  messages: {
    title: {
      message: 'The page "{page}" has this title too.',
      hint: 'Say what only this page has.',
      other: 'The other one is here.',
    },
    description: {
      message: 'The page "{page}" has this description too.',
      hint: 'Say what only this page has.',
      other: 'The other one is here.',
    },
  },

  rows: (group) =>
    searchResultsOf(group).map(
      ({ document, language, title, description }): ResultRow => ({
        file: document.file,
        page: document.name,
        language: language.code,
        title,
        description,
      }),
    ),

  *check(rows, site) {
    const byLanguage = site.languages.flatMap(({ code }) =>
      rows.filter(({ language }) => language === code),
    )
    yield* repeated(byLanguage, 'title', site)
    yield* repeated(byLanguage, 'description', site)
  },
})

type Key = 'title' | 'description'

/** The search result of a page. */
interface ResultRow extends Row {
  readonly page: string
  readonly language: string
  readonly title: string
  readonly description: string
}

function repeated(results: readonly ResultRow[], key: Key, site: Site): readonly Finding<Key>[] {
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
