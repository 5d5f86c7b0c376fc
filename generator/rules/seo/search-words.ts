import { searchesOf, searchResultsOf } from '../../text/search-result.ts'
import { defineGroupRule } from '../rule.ts'

/** Shorter words, such as for and een, say nothing about the subject. */
const minLength = 4

export const rule = defineGroupRule({
  code: 'seo/search-words',
  severity: 'warning',
  summary: 'The title of a page holds the words of the search that it is written for.',
  why: 'Search engines show a page whose title answers the search, and people click the words they typed.',
  example: {
    before: 'search: website for coaches\ntitle: We build what brings you clients',
    after: 'search: website for coaches\ntitle: Websites for coaches',
  },

  messages: {
    missing: {
      message: 'The title lacks words of the search "{search}": {words}.',
      hint: 'Write the title with the words that people search, or choose another search.',
    },
  },

  *check(site) {
    const titles = new Map(
      searchResultsOf(site).map(({ document, title }) => [document, title.toLowerCase()]),
    )
    for (const { document, language, search, words } of searchesOf(site)) {
      const title = titles.get(document)
      if (title === undefined) continue

      const missing = words.filter((word) => word.length >= minLength && !holds(title, word))
      if (missing.length === 0) continue
      yield {
        messageId: 'missing',
        data: { search, words: missing },
        at: document.place(['title']),
        path: 'title',
        values: { [language.code]: title },
      }
    }
  },
})

/** Whether a text has a word, in a longer form or as part of a compound. */
const holds = (text: string, word: string) =>
  text.includes(word) ||
  (text.match(/[\p{L}\d]+/gu) ?? []).some(
    (each) => each.length >= minLength && word.startsWith(each),
  )
