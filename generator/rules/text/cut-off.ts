import { translatablePairs } from '../../compare/pairs.ts'
import { vocabularyOrPlain } from '../../languages/vocabulary-of.ts'
import { textPlace } from '../../model/text-place.ts'
import { formatPath } from '../../read/path.ts'
import { figureContext } from '../../text/figures/figure-context.ts'
import { maskNonProse, wordsIn } from '../../text/words.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'text/cut-off',
  severity: 'warning',
  summary: 'A text does not end in the middle, where the other language ends a sentence.',
  why: 'Too little was pasted, and visitors never read how the sentence ends.',
  example: {
    before: '# en\ntext: We bake bread and cake.\n# nl\ntext: Wij bakken brood en',
    after: '# nl\ntext: Wij bakken brood en taart.',
  },

  messages: {
    middle: {
      message: '{short} ends in the middle, after {word}; {whole} ends a sentence.',
      hint: 'Write the rest of it.',
      whole: 'The {whole} text.',
    },
  },
  items: translatablePairs,

  create: (site, memo) => {
    return ({ source, translation, language }) => {
      const code = site.source.code
      for (const [short, own, whole, other] of [
        [translation, language.code, source, code],
        [source, code, translation, language.code],
      ] as const) {
        if (!endsSentence.test(whole.text) || endsSentence.test(short.text)) continue
        const last = wordsIn(maskNonProse(short.text, memo), memo).at(-1)
        const { determiners, verbMarkers } = vocabularyOrPlain(own)
        const { conjunctions } = figureContext(site, own, memo).format.words
        if (!last || !/^[\s,:(“‘-]*$/u.test(short.text.slice(last.index + last.text.length)))
          continue
        const isOpen = /[,:(“‘-]\s*$/u.test(short.text)
        const joins = [...determiners, ...verbMarkers, ...conjunctions]
        if (!isOpen && !joins.includes(last.lower)) continue
        return [
          {
            messageId: 'middle',
            data: { short: { language: own }, whole: { language: other }, word: [last.text] },
            at: textPlace(short, { index: last.index, length: last.text.length }),
            path: formatPath(short.path, short.document.data),
            related: [{ at: whole.document.place(whole.path), message: 'middle.whole' }],
            values: { [own]: short.text, [other]: whole.text },
          },
        ]
      }
      return []
    }
  },
})

/** The end of a sentence, also before a closing quotation mark or bracket. */
const endsSentence = /[.!?…。؟]["'”’»)\]*\s]*$/u
