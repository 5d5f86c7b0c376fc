import { textPairs } from '../../compare/pairs.ts'
import type { Site } from '../../model/site.ts'
import { createFix, textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'text/double-capital',
  severity: 'warning',
  summary: 'No word begins with two capitals by a slip of the Shift key.',
  why: 'Readers notice it at once, and take the whole page for careless.',
  example: { before: 'heading: WHat you get', after: 'heading: What you get' },

  messages: {
    twoCapitals: {
      message: '“{word}” begins with two capitals.',
      hint: 'Write “{meant}”.',
      fix: 'Write “{meant}”',
    },
  },
  items: translatableTexts,
  mayFind: ({ text }) => text.search(slip) >= 0,

  create: (site) => {
    const isInAll = sharedWords(site)

    return (text) =>
      text.text
        .matchAll(slip)
        .filter(([word]) => !known.test(word) && !isInAll(word))
        .map(({ index, 0: word }) => {
          const meant = word.charAt(0) + word.slice(1).toLowerCase()
          const span = { index, length: word.length }
          return {
            messageId: 'twoCapitals',
            data: { word, meant },
            at: textPlace(text, span),
            path: formatPath(text.path, text.document.data),
            ...createFix(text, span, { title: 'fix', text: meant }),
          }
        })
  },
})

const slip = /(?<![\p{L}\d.@/-])\p{Lu}{2}(?!s(?!\p{L}))\p{Ll}+(?![\p{L}\d@])/gu

/** The Dutch letter ij, and names such as OAuth. */
const known = /^(?:IJ|OK|OAuth|LLama|VMware|GHz|VVe)/

/** Tells whether a word is a name: a text and its translation both have it. */
function sharedWords(site: Site): (word: string) => boolean {
  let shared: Set<string> | undefined
  return (word) => {
    shared ??= new Set(
      textPairs(site).flatMap(({ source, translation }) =>
        (source.text.match(slip) ?? []).filter((each) => translation.text.includes(each)),
      ),
    )
    return shared.has(word)
  }
}
