import type { Finding } from '../../diagnostics/diagnostic.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath } from '../../read/path.ts'
import { type BankText, banksIn, levelsIn, levelTextsIn, runsOf } from '../quiz-bank.ts'
import { defineGroupRule } from '../rule.ts'

/** As many words in a row sound alike. */
const run = 5

export const rule = defineGroupRule({
  code: 'quiz/alike-levels',
  severity: 'warning',
  summary: 'No two levels of a quiz say the same, and the two texts of a level differ.',
  why: 'A player who comes back with a better score reads something new, and two businesses in one street do too.',
  example: {
    before: 'text: There is a lot to win in small steps.\ntext: There is a lot to win for you.',
    after: 'text: There is a lot to win in small steps.\ntext: Part of it is in place.',
  },

  messages: {
    levels: {
      message: 'Another level also says “{words}”.',
      hint: 'Say it in other words.',
      other: 'That level is here.',
    },
    texts: {
      message: 'Both texts of this level say “{words}”.',
      hint: 'Say it in other words: a company gets one of the two.',
      other: 'The other text is here.',
    },
  },

  *check(group) {
    for (const document of banksIn(group)) yield* inBank(document)
  },
})

/** A title or text, of one of the two texts of a level. */
interface LevelText extends BankText {
  readonly level: number
  /** The place of the two among all levels. */
  readonly pair: string
}

function* inBank(document: SourceDocument): Generator<Finding<'levels' | 'texts'>> {
  const seen = new Map<string, LevelText[]>()
  const texts = levelsIn(document).flatMap((part, level) =>
    levelTextsIn(part).flatMap((pair, index) =>
      pair.map((text): LevelText => ({ ...text, level, pair: `${level} ${index}` })),
    ),
  )
  for (const text of texts) {
    const whole = wholeOf(text.text)
    const match = [whole, ...runsOf(text.text, run)]
      .map((words) => ({
        words,
        other: seen
          .get(words)
          ?.find(({ level, pair }) =>
            words === whole ? pair !== text.pair : level !== text.level,
          ),
      }))
      .find(({ other }) => other !== undefined)
    if (match?.other) {
      yield {
        messageId: match.other.level === text.level ? 'texts' : 'levels',
        at: document.place(text.path),
        path: formatPath(text.path, document.data),
        data: { words: match.words },
        related: [{ at: document.place(match.other.path), message: 'other' }],
      }
    }
    for (const words of [whole, ...runsOf(text.text, run)])
      seen.set(words, [...(seen.get(words) ?? []), text])
  }
}

const wholeOf = (text: string) => text.trim().toLowerCase()
