import type {
  GeneratedQuestion,
  GeneratedQuiz,
  GeneratedResult,
  GeneratedRubric,
  QuizLibrary,
} from '#site/types.ts'
import type { Choices } from './choices.ts'
import { type Asked, gatherMaterial, type Material, pick, planOf, shuffle } from './plan.ts'

/** Writes a quiz from the banks. The same choices always give the same quiz. */
export function writeQuiz(library: Omit<QuizLibrary, 'builder'>, choices: Choices): GeneratedQuiz {
  const material = gatherMaterial(library, choices)
  return putTogether(material, textsOf(material))
}

/** The texts of a quiz, from its bank or in the words of a model. */
export type QuizTexts = ReturnType<typeof textsOf>

export function textsOf(material: Material) {
  const { bank, seed } = material
  return {
    plan: planOf(material),
    /** What levels say, from lowest to highest. */
    levels: bank.levels.map(({ texts, step }, level) => ({
      ...pick(texts, `${seed}\nlevel ${level}`),
      step,
    })),
    keep: bank.keep,
  }
}

/** Makes a quiz of its texts: points, places, ranges, the link and how it is shown. */
export function putTogether(material: Material, { plan, levels, keep }: QuizTexts): GeneratedQuiz {
  const { language, frames, bank, kind, output, call, company } = material
  const questions = writeQuestions(material, plan)
  return {
    language,
    questions: questions.map(({ question }) => question),
    scoring_rubric: questions.map(({ rubric }) => rubric),
    result_categories: writeLevels(material, levels),
    final_cta: { text: call.text, link: call.to },
    presentation: {
      kind,
      output,
      title: bank.titles[kind],
      intro: `${fillCompany(frames.intro, company)} ${frames.kinds[kind].intro}`,
      ...(bank.notice !== undefined && { notice: bank.notice }),
      keep,
    },
  }
}

/** The highest total. */
const total = 100

/** The results, from the lowest range to the highest; together they cover 0 to 100 without gaps. */
const writeLevels = (
  { frames, call, company }: Material,
  levels: QuizTexts['levels'],
): GeneratedResult[] =>
  levels.map(({ title, text, step }, level) => ({
    min_score: frames.levels[level] ?? total,
    max_score: (frames.levels[level + 1] ?? total + 1) - 1,
    title,
    description: [text, step, fillCompany(call.sentence, company)].join('\n'),
    text,
    step,
  }))

const fillCompany = (text: string, company: string) => text.replaceAll('{company}', () => company)

/** Gives every question its points, and its answers their places and points. */
function writeQuestions({ frames, seed }: Material, plan: readonly Asked[]) {
  const points = divide(plan.map(({ weight }) => weight))
  const reversed = reversedIn(plan, seed)
  return plan.map((asked, index) => {
    const best = points[index] ?? 0
    const ranked = asked.answers.map((answer, rank) => ({
      answer,
      score: scoreOf(asked, rank, best),
    }))
    const none = { answer: { text: frames.none }, score: 0 }
    const placed = asked.chooses
      ? [...shuffle(ranked, `${seed}\n${asked.name}`), ...(mayHaveNone(asked) ? [none] : [])]
      : reversed.has(asked)
        ? ranked.toReversed()
        : ranked
    return writeQuestion(asked, { id: `q${index + 1}`, best, placed })
  })
}

const mayHaveNone = ({ chooses }: Asked) => chooses === 'obstacle' || chooses === 'solution'

/** Divides the total by weight; what rounding leaves goes to the largest remainders, the first of equals. */
function divide(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0)
  const exact = weights.map((weight) => (sum === 0 ? 0 : (total * weight) / sum))
  const left = total - exact.reduce((before, share) => before + Math.floor(share), 0)
  const luckyOnes = [...exact.keys()]
    .toSorted((one, other) => ((exact[other] ?? 0) % 1) - ((exact[one] ?? 0) % 1))
    .slice(0, left)
  return exact.map((share, index) => Math.floor(share) + (luckyOnes.includes(index) ? 1 : 0))
}

/** An answer counts by its rank; one that meets the norm counts in full. */
const scoreOf = ({ answers, norm }: Asked, rank: number, best: number): number =>
  norm && rank >= norm.from ? best : Math.round((best * rank) / (answers.length - 1))

/**
 * The questions whose answers stand from strong to weak: about half of those that may. At least one
 * stands either way, so that the best answer is not in one place throughout.
 */
function reversedIn(plan: readonly Asked[], seed: string): ReadonlySet<Asked> {
  const counted = plan.filter(({ chooses }) => chooses === undefined)
  const free = counted.filter(({ isFixed }) => !isFixed)
  const reversed = new Set(
    free.filter(({ name }) => pick([true, false], `${seed}\n${name}\ndirection`)),
  )
  const turned = free.find(({ source }) => source === 'problem') ?? free[0]
  if (turned && reversed.size === 0) reversed.add(turned)
  else if (turned && reversed.size === counted.length) reversed.delete(turned)
  return reversed
}

interface Placed {
  readonly id: string
  /** The points of the best answer. */
  readonly best: number
  readonly placed: readonly { readonly answer: Asked['answers'][number]; readonly score: number }[]
}

/** Ids count positions on the screen, so they do not reveal the points. */
function writeQuestion(
  { name, text, chooses, norm }: Asked,
  { id, best, placed }: Placed,
): { readonly question: GeneratedQuestion; readonly rubric: GeneratedRubric } {
  const options = placed.map(({ answer, score }, index) => ({
    score,
    option: { id: 'abcdefgh'.charAt(index), ...answer },
  }))
  const met = options.filter(({ score }) => score === best).map(({ option }) => option.id)
  return {
    question: {
      id,
      question_text: text,
      options: options.map(({ option }) => option),
      name,
      ...(chooses && { chooses }),
      ...(norm && { norm: { text: norm.text, source: norm.source, met } }),
    },
    rubric: {
      question_id: id,
      scores: Object.fromEntries(options.map(({ option, score }) => [option.id, score])),
    },
  }
}
