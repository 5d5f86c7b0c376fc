import { vocabularyOrPlain } from '../../languages/vocabulary-of.ts'
import { textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'quiz/bare-claim',
  severity: 'warning',
  summary: 'A bank does not compare players with others, and its levels have no figures.',
  why: 'We have no figures of others; and a level is read by everyone who reaches it, whatever they answered.',
  example: {
    before: 'text: You do better than most people.',
    after: 'text: What you do is sensible.',
  },

  messages: {
    others: {
      message: '“{words}” compares with others.',
      hint: 'Say what is so for this player, or name a norm and its source.',
    },
    figure: {
      message: '“{words}” is a figure in a level.',
      hint: 'Say it without a figure.',
    },
  },
  items: translatableTexts,
  mayFind: ({ document, path }) => document.kind === 'quiz-bank' && path.at(-1) !== 'source',

  create: () => (item) => {
    const { text, path, document, language } = item
    if (document.kind !== 'quiz-bank' || path.at(-1) === 'source') return []
    const { comparison } = vocabularyOrPlain(language).quiz
    const isLevel = path[0] === 'levels' && path.at(-1) !== 'step'
    const found = [
      ...[...text.matchAll(comparison)].map((match) => ({ match, messageId: 'others' as const })),
      ...(isLevel ? [...text.matchAll(/\d+/g)] : []).map((match) => ({
        match,
        messageId: 'figure' as const,
      })),
    ]
    return found.map(({ match, messageId }) => ({
      messageId,
      data: { words: match[0] },
      at: textPlace(item, { index: match.index, length: match[0].length }),
      path: formatPath(path, document.data),
    }))
  },
})
