import type { Helplines } from '#site/types.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import type { Voice } from '../telling/voice.ts'

/** What a downloaded quiz is played from. Its script reads it from the document. */
export interface FileData {
  readonly finished: FinishedQuiz
  readonly voice: Voice
  /** Those that an answer of the quiz leads to. */
  readonly helplines: Helplines
  /** What the quiz is called. */
  readonly title: string
  /** Beginning of the names of files that the quiz saves. */
  readonly fileName: string
}
