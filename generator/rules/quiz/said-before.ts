import type { Finding } from '../../diagnostics/diagnostic.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath } from '../../read/path.ts'
import { advicesIn, type BankText, banksIn, levelsIn, runsOf, textAt } from '../quiz-bank.ts'
import { defineGroupRule } from '../rule.ts'

/** As many words in a row sound alike: in two advices, and in an advice and a step. */
const runs = { advice: 6, step: 5 } as const

export const rule = defineGroupRule({
  code: 'quiz/said-before',
  severity: 'warning',
  summary: 'No two pieces of advice, and no two steps of a bank, use the same words.',
  why: 'Both may be in one result, which then reads like a machine that repeats itself.',
  example: {
    before: 'advice: Put it in your diary every Monday.\nstep: Put it in your diary every month.',
    after: 'advice: Put it in your diary every Monday.\nstep: Choose a date each month.',
  },

  messages: {
    again: {
      message: '“{words}” is said elsewhere in this bank.',
      hint: 'Say it in other words.',
      other: 'It is said here.',
    },
  },

  *check(group) {
    for (const document of banksIn(group)) yield* inBank(document)
  },
})

function* inBank(document: SourceDocument): Generator<Finding<'again'>> {
  const advices = advicesIn(document)
  const steps = levelsIn(document).flatMap(({ path, fields }) =>
    textAt(fields['step'], [...path, 'step']),
  )
  yield* sharedWords(document, { earlier: [], later: advices, length: runs.advice })
  yield* sharedWords(document, { earlier: advices, later: steps, length: runs.step })
}

interface Compared {
  readonly earlier: readonly BankText[]
  /** Compared with the earlier ones, and among each other. */
  readonly later: readonly BankText[]
  readonly length: number
}

function* sharedWords(
  document: SourceDocument,
  { earlier, later, length }: Compared,
): Generator<Finding<'again'>> {
  const seen = new Map<string, BankText>()
  const remember = (text: BankText) => {
    for (const words of runsOf(text.text, length)) seen.set(words, text)
  }
  for (const text of earlier) remember(text)
  for (const text of later) {
    const words = runsOf(text.text, length).find((each) => seen.has(each))
    const other = words === undefined ? undefined : seen.get(words)
    if (words !== undefined && other) {
      yield {
        messageId: 'again',
        data: { words },
        at: document.place(text.path),
        path: formatPath(text.path, document.data),
        related: [{ at: document.place(other.path), message: 'other' }],
      }
    }
    remember(text)
  }
}
