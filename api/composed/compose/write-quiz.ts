import type { GeneratedQuiz, QuizLibrary } from '#site/types.ts'
import type { Choices } from '../choices.ts'
import { type LevelTexts, levelTextsOf, writeLevels } from './levels.ts'
import { fillCompany, gatherMaterial, type Material } from './material.ts'
import { type Asked, planOf } from './plan.ts'
import { writeQuestions } from './questions.ts'

/** Writes a quiz from the banks. The same choices always give the same quiz. */
export function writeQuiz(
  library: Pick<QuizLibrary, 'frames' | 'banks'>,
  choices: Choices,
): GeneratedQuiz {
  const material = gatherMaterial(library, choices)
  const { bank, kind } = material
  return putTogether(material, {
    plan: planOf(material),
    levels: levelTextsOf(material),
    title: bank.titles[kind],
    keep: bank.keep,
  })
}

/** The texts of a quiz, from its bank or from a draft. */
interface QuizTexts {
  readonly plan: readonly Asked[]
  /** From lowest to highest. */
  readonly levels: readonly LevelTexts[]
  readonly title: string
  readonly keep: string
}

/** Makes a quiz of its texts: points, places, ranges, the link and how it is shown. */
export function putTogether(
  material: Material,
  { plan, levels, title, keep }: QuizTexts,
): GeneratedQuiz {
  const { frames, bank, kind, output, call, company, seed } = material
  const questions = writeQuestions(plan, seed)

  return {
    questions: questions.map(({ question }) => question),
    scoring_rubric: questions.map(({ rubric }) => rubric),
    result_categories: writeLevels(material, levels),
    final_cta: { text: call.text, link: call.to },
    presentation: {
      kind,
      output,
      title,
      intro: `${fillCompany(frames.intro, company)} ${frames.kinds[kind].intro}`,
      ...(bank.notice !== undefined && { notice: bank.notice }),
      keep,
    },
  }
}
