import { searchesOf } from '../../text/search-result.ts'
import { defineIndexRule, type Row } from '../rule.ts'

export const rule = defineIndexRule({
  code: 'seo/shared-search',
  severity: 'warning',
  summary: 'No two pages of a language are written for the same search.',
  why: 'Pages for the same search compete with each other, and search engines choose one of them.',
  example: {
    before: '# pages/core.yaml and pages/plans.yaml\nsearch: one-page website',
    after: '# pages/plans.yaml\nsearch: fixed-price website',
  },

  messages: {
    shared: {
      message: 'The page "{page}" is written for this search too.',
      hint: 'Choose a search that only this page answers.',
      other: 'The other one is here.',
    },
  },

  rows: (group) =>
    searchesOf(group).map(
      ({ document, language, search, words }): SearchRow => ({
        file: document.file,
        page: document.name,
        language: language.code,
        search,
        words: words.toSorted().join(' '),
      }),
    ),

  *check(rows, site) {
    const first = new Map<string, SearchRow>()
    for (const row of rows) {
      const { page, language, search, words } = row
      const other = first.get(`${language} ${words}`)
      if (!other) {
        first.set(`${language} ${words}`, row)
        continue
      }
      const document = site.find('page', page, language)
      const otherDocument = site.find('page', other.page, language)
      if (!document || !otherDocument) continue
      yield {
        messageId: 'shared',
        data: { page: other.page },
        at: document.place(['search']),
        path: 'search',
        related: [{ at: otherDocument.place(['search']), message: 'other' }],
        values: { [language]: search },
      }
    }
  },
})

/** The search that a page is written for. */
interface SearchRow extends Row {
  readonly page: string
  readonly language: string
  readonly search: string
  /** The words of the search, in alphabetical order. */
  readonly words: string
}
