import type {
  GeneratedQuestion,
  GeneratedRubric,
  QuizBankQuestion,
  QuizScaleQuestion,
} from '#site/types.ts'
import { fillBlanks, type Material } from './material.ts'
import type { Random } from './random.ts'

/** A question and the points of its answers. */
export interface ScoredQuestion {
  readonly question: GeneratedQuestion
  readonly rubric: GeneratedRubric
}

interface Writing {
  readonly id: string
  readonly text: string
  /** From weakest (no points) to strongest (all points). */
  readonly answers: readonly string[]
  readonly points: number
  /** Shuffles the answers. If undefined, they keep their order. */
  readonly random: Random | undefined
}

const letters = 'abcdefgh'

/** Writes the questions of the plan, in its order. */
export function writeQuestions(material: Material, random: Random): readonly ScoredQuestion[] {
  const { frames, bank, problem, kind, output, words } = material
  const trade = random.shuffle(bank.questions).values()
  const nextOfTrade = () => {
    const { value } = trade.next()
    if (value === undefined) throw new Error('The plan takes more questions than the bank has.')
    return value
  }
  const taken = {
    trade: nextOfTrade,
    problem: () => problem,
    scale: () => random.pick(bank.scales),
    kind: () => random.pick(kind.questions),
    output: () => random.pick(output.questions),
    outlook: () => random.pick(kind.outlooks),
  } satisfies Record<string, () => QuizBankQuestion | QuizScaleQuestion>

  return frames.plan.map(({ take, points }, index) => {
    const source = taken[take]()
    const asked = { id: `q${index + 1}`, text: fillBlanks(source.question, words), points }

    if ('scale' in source) {
      const labels = frames.scales[source.scale] ?? []
      return writeQuestion({ ...asked, answers: numbered(labels), random: undefined })
    }
    const { inOrder = false } = source
    const answers = source.answers.map((answer) => fillBlanks(answer, words))
    return writeQuestion({ ...asked, answers, random: inOrder ? undefined : random })
  })
}

/** The points of a scale, as numbers with labels. */
export const numbered = (labels: readonly string[]): readonly string[] =>
  labels.map((label, index) => `${index + 1} – ${label}`)

/** A question and its rubric. Ids count positions on the screen, so they do not reveal the points. */
export function writeQuestion({ id, text, answers, points, random }: Writing): ScoredQuestion {
  const ranked = answers.map((answer, rank) => ({
    text: answer,
    score: Math.round((points * rank) / (answers.length - 1)),
  }))
  const options = (random ? random.shuffle(ranked) : ranked).map((answer, index) => ({
    ...answer,
    id: letters.charAt(index),
  }))

  return {
    question: {
      id,
      question_text: text,
      options: options.map((option) => ({ id: option.id, text: option.text })),
    },
    rubric: {
      question_id: id,
      scores: Object.fromEntries(options.map((option) => [option.id, option.score])),
    },
  }
}
