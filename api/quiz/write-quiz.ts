import type { GeneratedQuiz, QuizLibrary } from '#site/types.ts'
import type { Choices } from './choices.ts'
import { gatherMaterial } from './material.ts'
import { writeQuestions } from './questions.ts'
import { createRandom } from './random.ts'
import { writeResults } from './results.ts'

/** Writes a quiz from the banks. The same choices always give the same quiz. */
export function writeQuiz(library: QuizLibrary, choices: Choices): GeneratedQuiz {
  const material = gatherMaterial(library, choices)
  const random = createRandom(Object.values(choices).join('\n'))
  const questions = writeQuestions(material, random)
  const { text, to } = material.call

  return {
    questions: questions.map(({ question }) => question),
    scoring_rubric: questions.map(({ rubric }) => rubric),
    result_categories: writeResults(material),
    final_cta: { text, link: to },
  }
}
