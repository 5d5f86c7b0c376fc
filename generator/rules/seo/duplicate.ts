import type { Finding } from '../../diagnostics/diagnostic.ts'
import { type SearchResult, searchResultsOf } from '../../text/search-result.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
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

  *check(site, cache) {
    const results = searchResultsOf(site, cache)
    yield* repeated(results, 'title')
    yield* repeated(results, 'description')
  },
})

type Key = 'title' | 'description'

function repeated(results: readonly SearchResult[], key: Key): readonly Finding<Key>[] {
  const first = new Map<string, SearchResult>()
  return results.flatMap((result) => {
    const name = `${result.language.code} ${wordsOf(result[key])}`
    const other = first.get(name)
    if (!other) {
      first.set(name, result)
      return []
    }
    return [
      {
        messageId: key,
        data: { page: other.document.name },
        at: result.document.place([key]),
        path: key,
        related: [{ at: other.document.place([key]), message: 'other' }],
        values: { [result.language.code]: result[key] },
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
