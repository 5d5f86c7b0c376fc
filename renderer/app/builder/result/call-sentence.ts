import type { GeneratedQuiz, QuizFrames } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'

/**
 * What happens when the button under the result is pressed. Undefined where we cannot know: the owner
 * reworded the button, or set a telephone number where an email is promised.
 */
export function callSentence(
  { calls }: Pick<QuizFrames, 'calls'>,
  { text, link }: GeneratedQuiz['final_cta'],
  company: string,
): string | undefined {
  const call = Object.values(calls).find((each) => each.text === text)
  if (!call || (call.byMail !== undefined && /^tel:/i.test(link))) return undefined
  const sentence = /^mailto:/i.test(link) ? (call.byMail ?? call.sentence) : call.sentence
  return interpolate(sentence, { company })
}
