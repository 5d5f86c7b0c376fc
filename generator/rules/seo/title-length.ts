import { misfitOf, searchResultsOf, titlePath } from '../../text/search-result.ts'
import { defineGroupRule } from '../rule.ts'

/** What one line of search results has room for, on a large screen. */
const room = { minLength: 15, maxLength: 60 }

export const rule = defineGroupRule({
  code: 'seo/title-length',
  severity: 'warning',
  summary: 'A title fits in search results.',
  why: 'What is too long is cut off, and what is very short says too little to be clicked.',
  example: {
    before: 'title: Websites, lead funnels and automation for coaches and consultants in Amsterdam',
    after: 'title: Websites and lead funnels for coaches',
  },

  messages: {
    long: {
      message: 'This title has {length} characters; search results have room for {maxLength}.',
      hint: 'Put what matters first and leave out the rest.',
    },
    short: {
      message: 'This title has {length} characters; fewer than {minLength} say too little.',
      hint: 'Say what the page is about, and whose it is.',
    },
  },

  *check(site) {
    for (const { document, language, title } of searchResultsOf(site)) {
      const misfit = misfitOf(title, room)
      if (!misfit) continue

      const { isLong, data } = misfit
      yield {
        messageId: isLong ? 'long' : 'short',
        data,
        at: document.place(titlePath),
        path: 'title',
        values: { [language.code]: title },
      }
    }
  },
})
