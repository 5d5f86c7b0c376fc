import type { LegacyFinding } from '../../diagnostics/diagnostic.ts'
import { type SearchResult, searchResultsOf } from '../../text/search-result.ts'
import { defineLegacyRule } from '../rule.ts'

export const rule = defineLegacyRule({
  code: 'seo/duplicate',
  severity: 'warning',
  summary: {
    en: 'No two pages of a language have the same title or description.',
    nl: 'Geen twee pagina’s van een taal hebben dezelfde titel of omschrijving.',
  },
  why: {
    en: 'In search results they look like one page, and search engines show only one of them.',
    nl: 'In zoekresultaten lijken ze één pagina, en zoekmachines tonen er maar een.',
  },
  example: {
    before: '# pages/core.yaml and pages/pro.yaml\ntitle: Plans and prices',
    after: '# pages/pro.yaml\ntitle: Pro, with accounts and payments',
  },

  *check(site) {
    const results = searchResultsOf(site)
    yield* repeated(results, 'title')
    yield* repeated(results, 'description')
  },
})

function* repeated(
  results: readonly SearchResult[],
  key: 'title' | 'description',
): Generator<LegacyFinding> {
  const first = new Map<string, SearchResult>()
  for (const result of results) {
    const name = `${result.language.code} ${wordsOf(result[key])}`
    const other = first.get(name)
    if (!other) {
      first.set(name, result)
      continue
    }
    yield {
      at: result.document.place([key]),
      path: key,
      message: {
        en: `The page "${other.document.name}" has this ${key} too.`,
        nl: `De pagina "${other.document.name}" heeft deze ${key === 'title' ? 'titel' : 'omschrijving'} ook.`,
      },
      hint: {
        en: 'Say what only this page has.',
        nl: 'Zeg wat alleen deze pagina heeft.',
      },
      related: [
        {
          at: other.document.place([key]),
          message: { en: 'The other one is here.', nl: 'De andere staat hier.' },
        },
      ],
      values: { [result.language.code]: result[key] },
    }
  }
}

/** A text without its capitals, spaces and points. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim()
