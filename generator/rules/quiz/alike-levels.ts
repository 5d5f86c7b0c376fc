import type { Finding } from '../../diagnostics/diagnostic.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath } from '../../read/path.ts'
import { type BankText, levelsIn, levelTextsIn, runsOf } from '../quiz-bank.ts'
import { defineSiteRule } from '../rule.ts'

/** As many words in a row sound alike. */
const run = 5

export const rule = defineSiteRule({
  code: 'quiz/alike-levels',
  severity: 'warning',
  summary: 'The levels of a quiz have no words in common, and the two texts of a level differ.',
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

  *check(site) {
    for (const document of site.all('quiz-bank')) yield* inBank(document)
  },
})

function* inBank(document: SourceDocument): Generator<Finding<'levels' | 'texts'>> {
  const seen = new Map<string, { readonly at: BankText; readonly level: number }>()
  const texts = levelsIn(document).flatMap((part, level) =>
    levelTextsIn(part)
      .flat()
      .map((text) => ({ text, level })),
  )
  for (const { text, level } of texts) {
    const shared = wordsToCompare(text.text).find((words) => seen.has(words))
    const other = shared === undefined ? undefined : seen.get(shared)
    if (shared !== undefined && other) {
      yield {
        messageId: other.level === level ? 'texts' : 'levels',
        at: document.place(text.path),
        path: formatPath(text.path, document.data),
        data: { words: shared },
        related: [{ at: document.place(other.at.path), message: 'other' }],
      }
    }
    for (const words of wordsToCompare(text.text)) seen.set(words, { at: text, level })
  }
}

/** The runs of words of a text; a shorter text as a whole. */
const wordsToCompare = (text: string): readonly string[] => {
  const runs = runsOf(text, run)
  return runs.length > 0 ? runs : runsOf(text, 2).slice(0, 1)
}
