import type { GeneratedPresentation, GeneratedQuiz } from '#site/types.ts'
import type { Head, WeakPoint } from './played-result.ts'
import { type CountedPoint, chosenIn, optionOf } from './points-of.ts'
import type { Answers } from './score-quiz.ts'

/** What the kinds of tool compute their heads from. */
interface HeadInput {
  readonly quiz: GeneratedQuiz
  readonly answers: Answers
  readonly score: number
  readonly points: readonly CountedPoint[]
  readonly weakest: readonly WeakPoint[]
  readonly presentation: GeneratedPresentation
  /** The step of the level. */
  readonly step: string | undefined
}

type Kind = GeneratedPresentation['kind']

/** Computes what the result begins with. */
export const headOf = (input: HeadInput): Head => heads[input.presentation.kind](input)

const heads = {
  A: ({ quiz, answers, score, weakest }) => ({
    kind: 'A',
    goal: chosenIn(quiz, 'goal', answers),
    isBest: score >= 100,
    isAll: weakest.reduce((sum, { cost }) => sum + cost, score) >= 100,
    names: weakest.map(({ name }) => name),
  }),
  B: ({ quiz, answers, step }) => ({
    kind: 'B',
    today:
      chosenIn(quiz, 'solution', answers) ??
      (step === undefined ? undefined : { answer: undefined, advice: step }),
  }),
  C: ({ points }) => {
    const norms = points.flatMap(({ name, answer, option, question: { norm } }) =>
      norm
        ? {
            name,
            answer,
            norm: norm.text,
            source: norm.source,
            isMet: norm.met.includes(option.id),
          }
        : [],
    )
    return { kind: 'C', norms, met: norms.filter(({ isMet }) => isMet).length }
  },
  D: ({ quiz, answers }) => {
    const question = quiz.questions.find(({ chooses }) => chooses === 'choice')
    const option = question && optionOf(question, answers)
    return {
      kind: 'D',
      choice: option?.outlook && { answer: option.text, ...option.outlook },
    }
  },
  E: () => ({ kind: 'E' }),
} satisfies { readonly [K in Kind]: (input: HeadInput) => Head & { readonly kind: K } }
