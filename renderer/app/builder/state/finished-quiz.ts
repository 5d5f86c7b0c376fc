import type { GeneratedQuiz } from '#site/types.ts'

/** A quiz, and for whom it was made. */
export interface FinishedQuiz {
  readonly company: string
  /** The code of the kind of tool. */
  readonly kind: string
  readonly quiz: GeneratedQuiz
}
