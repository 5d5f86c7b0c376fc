import { descriptionPath, misfitOf, searchResultsOf } from '../../text/search-result.ts'
import { defineGroupRule } from '../rule.ts'

/** What two lines of search results have room for. */
const room = { minLength: 70, maxLength: 165 }

export const rule = defineGroupRule({
  code: 'seo/description-length',
  severity: 'warning',
  summary: 'A description fills two lines of search results, and no more.',
  why: 'What is too long ends in dots, and where there is too little, search engines pick words of their own.',
  example: {
    before: 'description: All about our plans.',
    after:
      'description: Three plans for a website that brings in clients, each paid once. Compare what is in them and what they cost.',
  },

  messages: {
    length: {
      message: 'This description has {length} characters; {minLength} to {maxLength} are right.',
      long: 'Leave out what the page itself tells soon enough.',
      short: 'Say for whom it is and what they find.',
    },
  },

  *check(site) {
    for (const { document, language, description } of searchResultsOf(site)) {
      const misfit = misfitOf(description, room)
      if (!misfit) continue

      const { isLong, data } = misfit
      yield {
        messageId: 'length',
        data,
        hint: isLong ? 'long' : 'short',
        at: document.place(descriptionPath),
        path: 'description',
        values: { [language.code]: description },
      }
    }
  },
})
