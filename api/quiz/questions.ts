import type {
  GeneratedQuestion,
  GeneratedRubric,
  QuizBankQuestion,
  QuizScaleQuestion,
} from '#site/types.ts'
import { fillBlanks } from './blanks.ts'
import type { Material } from './material.ts'
import type { Random } from './random.ts'

/** A question with what its answers count. */
export interface ScoredQuestion {
  readonly question: GeneratedQuestion
  readonly rubric: GeneratedRubric
}

interface Answer {
  readonly text: string
  readonly score: number
}

const letters = 'abcdefgh'

/** The questions that the plan asks for, in its order. */
export function writeQuestions(material: Material, random: Random): readonly ScoredQuestion[] {
  const { frames, bank, problem, kind, output, words } = material
  const trade = random.shuffle(bank.questions)[Symbol.iterator]()
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
    const answers =
      'scale' in source
        ? scaleAnswers(frames.scales[source.scale] ?? [], points)
        : choiceAnswers(source, points, random)
    return write(`q${index + 1}`, fillBlanks(source.question, words), answers)
  })
}

/** Ids tell the place on the screen, not the rank: they give no answer away. */
function write(id: string, text: string, answers: readonly Answer[]): ScoredQuestion {
  const options = answers.map((answer, index) => ({ ...answer, id: letters.charAt(index) }))
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

const graded = (texts: readonly string[], points: number): readonly Answer[] =>
  texts.map((text, rank) => ({ text, score: Math.round((points * rank) / (texts.length - 1)) }))

function choiceAnswers(
  { answers, inOrder = false }: QuizBankQuestion,
  points: number,
  random: Random,
): readonly Answer[] {
  const ranked = graded(answers, points)
  return inOrder ? ranked : random.shuffle(ranked)
}

const scaleAnswers = (labels: readonly string[], points: number): readonly Answer[] =>
  graded(
    labels.map((label, index) => `${index + 1} – ${label}`),
    points,
  )
