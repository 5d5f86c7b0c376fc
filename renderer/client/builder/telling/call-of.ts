import type { PlayedResult } from '../result/played-result.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { mailWithAnswers } from './mail-with-answers.ts'
import type { Voice } from './voice.ts'

/** The button under a result. */
export interface Call {
  readonly text: string
  readonly href: string
  /** A sentence above the button; empty if there is none. */
  readonly sentence: string
  /** Whether the button leads where the business has set. */
  readonly isOwn: boolean
}

/** The call to action of a result: that of the business, or else the generated one. */
export function callOf(
  { company, quiz, action }: FinishedQuiz,
  { result, voice }: { result: PlayedResult; voice: Voice },
): Call {
  if (!action) {
    const { text, link } = quiz.final_cta
    return { text, href: link, sentence: '', isOwn: false }
  }
  const { link, text, sentence, hasAnswers } = action
  const href = hasAnswers ? mailWithAnswers(link, { result, company, voice }) : link
  return { text, href, sentence, isOwn: true }
}
