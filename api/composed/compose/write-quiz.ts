import type { GeneratedQuiz, GeneratedResult, QuizLibrary } from '#site/types.ts'
import type { Choices } from '../choices.ts'
import { fillCompany, gatherMaterial, type Material } from './material.ts'
import { type Asked, planOf } from './plan.ts'
import { writeQuestions } from './questions.ts'
import { createRandom } from './random.ts'

/** Writes a quiz from the banks. The same choices always give the same quiz. */
export function writeQuiz(library: Omit<QuizLibrary, 'builder'>, choices: Choices): GeneratedQuiz {
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
  const { language, frames, bank, kind, output, call, company, seed } = material
  const questions = writeQuestions(plan, seed)

  return {
    language,
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

const highest = 100

/** What a level says, from its bank or from a draft. */
interface LevelTexts {
  readonly title: string
  readonly text: string
  readonly step: string
}

/** The texts of the levels that the company gets. */
const levelTextsOf = ({ bank, seed }: Material): readonly LevelTexts[] =>
  bank.levels.map(({ texts, step }, level) => ({
    ...createRandom(`${seed}\nlevel ${level}`).pick(texts),
    step,
  }))

/** The results, from the lowest range to the highest; together they cover 0 to 100 without gaps. */
function writeLevels(
  { frames, call, company }: Material,
  texts: readonly LevelTexts[],
): GeneratedResult[] {
  const sentence = fillCompany(call.sentence, company)
  return frames.levels.map((start, level) => {
    const { title, text, step } = texts[level] ?? { title: '', text: '', step: '' }
    return {
      min_score: start,
      max_score: (frames.levels[level + 1] ?? highest + 1) - 1,
      title,
      description: [text, step, sentence].join('\n'),
      text,
      step,
    }
  })
}
