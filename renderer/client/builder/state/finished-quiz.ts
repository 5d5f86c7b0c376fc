import type { GeneratedQuiz } from '#site/types.ts'

/** A quiz with the company it was created for. */
export interface FinishedQuiz {
  readonly company: string
  /** The code of the kind of tool. */
  readonly kind: string
  readonly quiz: GeneratedQuiz
  /** What the company has set; the button of the quiz itself leads into this site. */
  readonly action?: OwnAction | undefined
}

/** The call to action that a business has set for its quiz. */
export interface OwnAction {
  /** As `readOwnLink` writes it. */
  readonly link: string
  readonly text: string
  /** A sentence above the button; empty if there is none. */
  readonly sentence: string
  /** Whether the link starts an e-mail that holds the score and the weakest answers. */
  readonly hasAnswers?: true
}
