import { vocabularyOrPlain } from '../../languages/vocabulary-of.ts'
import { textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

/** Signs of a note that was left open, and of shouting. A source may have them. */
const signs = /[[\]!]/g

export const rule = defineItemRule({
  code: 'quiz/plain-words',
  severity: 'warning',
  summary: 'A bank promises nothing, names no treatment, does not shout and leaves no note open.',
  why: 'The result is read as what the business says; a promise of recovery or success binds it.',
  example: {
    before: 'advice: This always works (really)!',
    after: 'advice: It often helps to begin small.',
  },

  messages: {
    word: { message: 'A quiz does not say “{words}”.', hint: 'Say what to do or what is so.' },
    sign: {
      message: 'The sign “{words}” has no place here.',
      hint: 'Write it as plain text, with a full stop.',
    },
  },
  items: translatableTexts,
  mayFind: ({ document, path }) => document.kind === 'quiz-bank' && !mayHaveAny(path.at(-1)),

  create: () => (item) => {
    const { text, path, document, language } = item
    if (document.kind !== 'quiz-bank' || mayHaveAny(path.at(-1))) return []
    const { promises } = vocabularyOrPlain(language).quiz
    // A notice may say that the quiz is no diagnosis.
    const words = path[0] === 'notice' ? [] : [...text.matchAll(promises)]
    return [
      ...words.map((match) => ({ match, messageId: 'word' as const })),
      ...[...text.matchAll(signs)].map((match) => ({ match, messageId: 'sign' as const })),
    ].map(({ match, messageId }) => ({
      messageId,
      data: { words: match[0].trim() },
      at: textPlace(item, { index: match.index, length: match[0].length }),
      path: formatPath(path, document.data),
    }))
  },
})

/** Norms are quoted as they are. */
const mayHaveAny = (key: string | number | undefined) => key === 'source'
