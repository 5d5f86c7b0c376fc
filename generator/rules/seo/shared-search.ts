import { searchesOf } from '../../model/searches.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
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
      hint: 'Choose what only this page answers.',
      other: 'The other one is here.',
    },
  },

  *check(site) {
    const first = new Map<string, ReturnType<typeof searchesOf>[number]>()
    for (const each of searchesOf(site)) {
      const { document, language, search, words } = each
      const name = `${language.code} ${words.toSorted().join(' ')}`
      const other = first.get(name)
      if (!other) {
        first.set(name, each)
        continue
      }
      yield {
        messageId: 'shared',
        data: { page: other.document.name },
        at: document.place(['search']),
        path: 'search',
        related: [{ at: other.document.place(['search']), message: 'other' }],
        values: { [language.code]: search },
      }
    }
  },
})
