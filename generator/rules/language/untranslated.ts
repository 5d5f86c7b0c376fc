import { translatablePairs } from '../../compare/pairs.ts'
import { textSubjects } from '../../model/text-place.ts'
import { formatPath } from '../../read/path.ts'
import { untranslatedWords } from '../../text/foreign/untranslated.ts'
import { defineItemRule } from '../rule.ts'

/**
 * The minimum number of words of a sentence. Shorter equal texts may be words that both languages
 * share.
 */
const minSentence = 4

export const rule = defineItemRule({
  code: 'language/untranslated',
  severity: 'warning',
  summary: 'A translation is not the source text itself.',
  why: 'It is the commonest thing to be forgotten when a text is copied to be translated later.',
  example: {
    before: '# en\nlabel: See the plans\n# nl\nlabel: See the plans',
    after: '# nl\nlabel: Bekijk de pakketten',
  },

  messages: {
    untranslated: {
      message: 'The {translation} text is the same as the {source} text.',
      hint: 'Translate it. If {translation} says it this way too, add the word to sharedWords in glossary.yaml, or to names.',
    },
  },
  items: translatablePairs,

  create: (site, memo) => (pair) => {
    const { source, translation, language } = pair
    const words = untranslatedWords(pair, site, memo)
    if (words.length === 0) return []
    return [
      {
        messageId: 'untranslated',
        data: {
          source: { language: site.source.code },
          translation: { language: language.code },
        },
        severity: words.length >= minSentence ? 'error' : 'warning',
        at: translation.document.place(translation.path),
        path: formatPath(translation.path, translation.document.data),
        breaks: textSubjects('language', translation),
        related: [{ at: source.document.place(source.path), message: 'source.here' }],
        values: { [site.source.code]: source.text, [language.code]: translation.text },
      },
    ]
  },
})
