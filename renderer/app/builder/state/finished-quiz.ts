import type { GeneratedQuiz } from '#site/types.ts'

/** A quiz with the company it was created for. */
export interface FinishedQuiz {
  readonly company: string
  /** The code of the kind of tool. */
  readonly kind: string
  readonly quiz: GeneratedQuiz
}
