import { searchResultsOf, shownWidth, titlePath } from '../../text/search-result.ts'
import { defineGroupRule } from '../rule.ts'

/** The limits of one line of search results at 20 px, on a large screen. */
const max = { characters: 60, pixels: 600 }
const minLength = 15

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
      message:
        'This title takes {length} characters and {pixels} pixels; search results have room for {maxLength} and {maxPixels}.',
      hint: 'Put what matters first and leave out the rest.',
    },
    short: {
      message: 'This title has {length} characters; fewer than {minLength} say too little.',
      hint: 'Say what the page is about, and whose it is.',
    },
  },

  *check(site, memo) {
    for (const { document, language, title } of searchResultsOf(site, memo)) {
      const { length } = title
      const pixels = shownWidth(title, 20)
      const isLong = length > max.characters || pixels > max.pixels
      if (!isLong && length >= minLength) continue

      yield {
        messageId: isLong ? 'long' : 'short',
        // As texts: numbers would get a thousands separator.
        data: {
          length: String(length),
          pixels: String(pixels),
          minLength: String(minLength),
          maxLength: String(max.characters),
          maxPixels: String(max.pixels),
        },
        at: document.place(titlePath),
        path: 'title',
        values: { [language.code]: title },
      }
    }
  },
})
