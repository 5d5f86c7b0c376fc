import type { GeneratedQuestion, GeneratedRubric } from '#site/types.ts'
import { type Asked, type AskedAnswer, createRandom } from './plan.ts'

/** A question and the points of its answers. */
interface ScoredQuestion {
  readonly question: GeneratedQuestion
  readonly rubric: GeneratedRubric
}

const letters = 'abcdefgh'

/** Gives every question its points, and its answers their places and points. */
export function writeQuestions(plan: readonly Asked[], seed: string): readonly ScoredQuestion[] {
  const points = divide(plan.map(({ weight }) => weight))
  const reversed = reversedIn(plan, seed)
  return plan.map((asked, index) =>
    writeQuestion(asked, {
      id: `q${index + 1}`,
      points: points[index] ?? 0,
      isReversed: reversed.has(asked),
      seed,
    }),
  )
}

const total = 100

/** Divides 100 points by weight; what rounding leaves goes to the largest remainders, the first of equals. */
function divide(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0)
  const shares = weights.map((weight, index) => {
    const exact = sum === 0 ? 0 : (total * weight) / sum
    return { index, whole: Math.floor(exact), rest: exact - Math.floor(exact) }
  })
  const left = total - shares.reduce((before, { whole }) => before + whole, 0)
  const luckyOnes = new Set(
    shares
      .toSorted((one, other) => other.rest - one.rest)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return shares.map(({ whole, index }) => whole + (luckyOnes.has(index) ? 1 : 0))
}

/**
 * The questions whose answers stand from strong to weak: about half of those that may. At least one
 * stands either way, so that the best answer is not in one place throughout.
 */
function reversedIn(plan: readonly Asked[], seed: string): ReadonlySet<Asked> {
  const counted = plan.filter(({ chooses }) => chooses === undefined)
  const free = counted.filter(({ isFixed }) => !isFixed)
  const reversed = new Set(
    free.filter(({ name }) => createRandom(`${seed}\n${name}\ndirection`).pick([true, false])),
  )
  const turned = free.find(({ source }) => source === 'problem') ?? free[0]
  if (turned && reversed.size === 0) reversed.add(turned)
  else if (turned && reversed.size === counted.length) reversed.delete(turned)
  return reversed
}

interface Place {
  readonly id: string
  /** The points of the best answer. */
  readonly points: number
  readonly isReversed: boolean
  readonly seed: string
}

/** Ids count positions on the screen, so they do not reveal the points. */
function writeQuestion(asked: Asked, { id, points, isReversed, seed }: Place): ScoredQuestion {
  const { name, text, chooses, norm } = asked
  const ranked = asked.answers.map((answer, rank) => ({
    answer,
    score: chooses ? 0 : scoreOf(asked, rank, points),
    isEnough: norm !== undefined && rank >= norm.from,
  }))
  const placed = chooses
    ? [
        ...createRandom(`${seed}\n${name}\nplaces`).shuffle(ranked),
        ...(asked.none === undefined
          ? []
          : [{ answer: { text: asked.none }, score: 0, isEnough: false }]),
      ]
    : isReversed
      ? ranked.toReversed()
      : ranked
  const options = placed.map((option, index) => ({ ...option, id: letters.charAt(index) }))

  return {
    question: {
      id,
      question_text: text,
      options: options.map((option) => ({ id: option.id, ...optionOf(option.answer) })),
      name,
      ...(chooses && { chooses }),
      ...(norm && {
        norm: {
          text: norm.text,
          source: norm.source,
          met: options.filter(({ isEnough }) => isEnough).map((option) => option.id),
        },
      }),
    },
    rubric: {
      question_id: id,
      scores: Object.fromEntries(options.map((option) => [option.id, option.score])),
    },
  }
}

/** An answer counts by its rank; one that meets the norm counts in full. */
function scoreOf({ answers, norm }: Asked, rank: number, points: number): number {
  if (norm && rank >= norm.from) return points
  return Math.round((points * rank) / (answers.length - 1))
}

const optionOf = ({ text, advice, urgent, helpline, outlook }: AskedAnswer) => ({
  text,
  ...(advice !== undefined && { advice }),
  ...(urgent !== undefined && { urgent }),
  ...(helpline !== undefined && { helpline }),
  ...(outlook && { outlook }),
})
