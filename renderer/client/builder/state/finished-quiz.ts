import type { GeneratedQuiz } from '#site/types.ts'

/** What a link holds. */
export interface FinishedQuiz {
  readonly company: string
  readonly quiz: GeneratedQuiz
  readonly action?: OwnAction
}

/** The button of a business, in the place of the generated one. */
export interface OwnAction {
  readonly link: string
  readonly text: string
}
