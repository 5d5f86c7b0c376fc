import { formatPath } from '../../read/path.ts'
import { isMostlyUntranslated, untranslatedByFile } from '../../text/untranslated.ts'
import { defineGroupRule } from '../rule.ts'

/**
 * The minimum number of words of a sentence. Shorter equal texts may be words that both languages
 * share.
 */
const minSentence = 4

export const rule = defineGroupRule({
  code: 'language/untranslated',
  severity: 'warning',
  summary: 'A translation is not the source text itself.',
  why: 'It is the commonest thing to be forgotten when a text or a folder is copied to be translated later.',
  example: {
    before: '# en\nlabel: See the plans\n# nl\nlabel: See the plans',
    after: '# nl\nlabel: Bekijk de pakketten',
  },

  messages: {
    untranslated: {
      message: 'The {translation} text is the same as the {source} text.',
      hint: 'Translate it. If {translation} says it this way too, add the word to sharedWords in glossary.yaml, or to names.',
    },
    file: {
      message: 'This file is not translated: {count} of {total} texts are still in {source}.',
      hint: 'Translate it into {translation}.',
    },
  },

  *check(group) {
    for (const [document, file] of untranslatedByFile(group)) {
      const isFile = isMostlyUntranslated(file)
      for (const { pair, words } of file.open.values()) {
        const { source, translation, language } = pair
        const languages = {
          source: { language: group.source.code },
          translation: { language: language.code },
        }
        const place = {
          at: document.place(translation.path),
          path: formatPath(translation.path, document.data),
        }
        if (isFile) {
          yield {
            messageId: 'file',
            data: { count: file.count, total: file.texts, ...languages },
            severity: 'error',
            ...place,
            values: { [language.code]: `${file.count}/${file.texts}` },
          }
          break
        }
        yield {
          messageId: 'untranslated',
          data: languages,
          severity: words.length >= minSentence ? 'error' : 'warning',
          ...place,
          related: [{ at: source.document.place(source.path), message: 'source.here' }],
          values: { [group.source.code]: source.text, [language.code]: translation.text },
        }
      }
    }
  },
})
