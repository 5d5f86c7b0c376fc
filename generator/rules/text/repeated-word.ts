import { textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { figureContext } from '../../text/figures/figures-in.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'text/repeated-word',
  severity: 'warning',
  summary: 'No word is written twice by mistake.',
  why: 'It is left behind when a sentence is changed, and its writer no longer sees it.',
  example: { before: 'text: We build the the site.', after: 'text: We build the site.' },

  messages: {
    twice: {
      message: '“{word}” is written twice.',
      hint: 'Remove one, or keep both if you mean it.',
    },
  },
  items: translatableTexts,

  create: (site) => (text) => {
    const { words } = figureContext(site, text.document.language).format

    return text.text
      .matchAll(twice)
      .filter(
        ([found, word = '']) =>
          !words.repeatable.includes(word.toLowerCase()) && !isName(word, found),
      )
      .map(({ index, 0: found, 1: word = '' }) => ({
        messageId: 'twice',
        data: { word },
        at: textPlace(text, { index, length: found.length }),
        path: formatPath(text.path, text.document.data),
      }))
  },
})

const twice = /(?<![\p{L}\d’'-])(\p{L}+)\s+\1(?![\p{L}\d’'-])/giu

/** Two capitalized words inside a sentence are a name: Baden Baden, Duran Duran. */
const isName = (word: string, found: string) =>
  /^\p{Lu}\p{Ll}/u.test(word) && found.lastIndexOf(word) > 0
