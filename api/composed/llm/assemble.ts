import type { GeneratedQuiz, QuizDraft, QuizLibrary } from '#site/types.ts'
import type { Choices } from '../choices.ts'
import { gatherMaterial } from '../compose/material.ts'
import { type Asked, type AskedAnswer, planOf } from '../compose/plan.ts'
import { putTogether } from '../compose/write-quiz.ts'

/**
 * The questions that a model writes: all of the plan but those with a norm. Norms, what is urgent and
 * notices come from the banks only.
 */
export const toBeDrafted = (plan: readonly Asked[]): readonly Asked[] =>
  plan.filter(({ norm }) => norm === undefined)

/** Makes a quiz of a draft: the model's texts with our points, norms, ranges, notice and link. */
export function assemble(library: QuizLibrary, choices: Choices, draft: QuizDraft): GeneratedQuiz {
  const material = gatherMaterial(library, choices)
  const drafted = draft.questions.values()
  const plan = planOf(material).map((asked) => {
    if (asked.norm) return asked
    const { value } = drafted.next()
    return value ? askedOf(value, asked) : asked
  })
  return putTogether(material, {
    plan,
    levels: draft.results,
    title: material.bank.titles[material.kind],
    keep: draft.keep,
  })
}

/** A drafted question in the place of one of the bank. */
const askedOf = (
  { name, text, answers, keep_order: isFixed }: QuizDraft['questions'][number],
  { weight, chooses, none, source }: Asked,
): Asked => ({
  name,
  text,
  weight,
  chooses,
  none,
  source,
  isFixed: isFixed && chooses === undefined,
  answers: answers.map(toAnswer),
})

const toAnswer = ({
  text,
  advice,
  stay,
  change,
}: QuizDraft['questions'][number]['answers'][number]): AskedAnswer => ({
  text,
  ...(advice !== '' && { advice }),
  ...(stay !== '' && change !== '' && { outlook: { stay, change } }),
})
