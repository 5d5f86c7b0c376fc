import type { GeneratedQuiz, QuizDraft, QuizLibrary } from '#site/types.ts'
import type { Choices } from '../choices.ts'
import { fillBlanks, gatherMaterial } from '../material.ts'
import { numbered, writeQuestion } from '../questions.ts'
import { createRandom } from '../random.ts'
import { resultRanges } from '../results.ts'

/** Makes a quiz of a draft: the model's texts with our points, ranges, last sentence and link. */
export function assemble(library: QuizLibrary, choices: Choices, draft: QuizDraft): GeneratedQuiz {
  const { frames, call, words } = gatherMaterial(library, choices)
  const random = createRandom(Object.values(choices).join('\n'))
  const fill = (text: string) => text.replaceAll('{company}', () => choices.company)

  const written = draft.questions.map(({ type, text, answers, keep_order: inOrder }, index) =>
    writeQuestion({
      id: `q${index + 1}`,
      text: fill(text),
      answers: type === 'scale' ? numbered(answers) : answers.map(fill),
      points: frames.plan[index]?.points ?? 0,
      random: type === 'scale' || inOrder ? undefined : random,
    }),
  )
  return {
    questions: written.map(({ question }) => question),
    scoring_rubric: written.map(({ rubric }) => rubric),
    result_categories: resultRanges(frames.levels).map((range, level) => ({
      ...range,
      title: fill(draft.results[level]?.title ?? ''),
      description: `${fill(draft.results[level]?.description ?? '')}\n${fillBlanks(call.closing, words)}`,
    })),
    final_cta: { text: call.text, link: call.to },
  }
}
