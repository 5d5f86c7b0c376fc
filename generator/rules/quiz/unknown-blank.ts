import { didYouMean } from '../../diagnostics/suggestion.ts'
import { textsOf } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

/** The blanks of every text. The trade words come from the question bank. */
const everywhere = ['company', 'topic', 'activity', 'goal', 'peers']
/** The additional blanks of result texts. */
const inResults = ['step1', 'step2', 'step3', 'next']

export const rule = defineGroupRule({
  code: 'quiz/unknown-blank',
  severity: 'error',
  summary: 'Every blank in the frames of the quizzes is one that is filled in.',
  why: 'Without a word for the blank no quiz can be written.',
  example: { before: 'title: A gap in {topics}', after: 'title: A gap in {topic}' },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: { unknown: { message: 'Nothing is known to fill "{blank}" with.' } },

  *check(site, cache) {
    for (const { document, text, path } of textsOf(site, cache)) {
      if (document.kind !== 'quiz-frames' && document.kind !== 'quiz-bank') continue
      const known = [
        // The words that fill blanks have no blanks.
        ...(path[0] === 'words' ? [] : everywhere),
        ...(path[0] === 'outputs' ? inResults : []),
      ]

      for (const { 0: written, 1: name = '' } of text.matchAll(/\{+(\w*)\}+/g)) {
        const plain = name.charAt(0).toLowerCase() + name.slice(1)
        if (known.includes(plain) && written === `{${name}}`) continue
        yield {
          at: document.place(path, { within: written }),
          path: formatPath(path, document.data),
          messageId: 'unknown',
          data: { blank: written },
          hint: didYouMean(plain, known),
        }
      }
    }
  },
})
