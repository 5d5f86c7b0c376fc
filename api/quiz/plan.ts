import type {
  GeneratedQuestion,
  QuizChoiceQuestion,
  QuizCrossroadsQuestion,
  QuizDegreeAnswer,
  QuizDegreeQuestion,
  QuizKindFrame,
  QuizMeasuredQuestion,
  QuizNorm,
  QuizProblemQuestion,
} from '#site/types.ts'
import type { KindCode, Material } from './write-quiz.ts'

/** One answer of a question that is asked. */
export interface AskedAnswer {
  readonly text: string
  readonly advice?: string | undefined
  readonly urgent?: true | undefined
  readonly helpline?: string | undefined
  readonly outlook?: { readonly stay: string; readonly change: string } | undefined
}

/** Where a question of the plan is taken from. */
type Source = QuizKindFrame['plan'][number]

/** A question of a quiz, before its points and the order of its answers. */
export interface Asked {
  readonly name: string
  readonly text: string
  /** What it weighs beside the others; 0 for kinds. */
  readonly weight: number
  /** From weakest to strongest, or kinds in any order. */
  readonly answers: readonly AskedAnswer[]
  /** For kinds: what the answer chooses. */
  readonly chooses?: GeneratedQuestion['chooses']
  /** For kinds: the last answer, for who has none of them. */
  readonly none?: string | undefined
  readonly norm?: QuizNorm | undefined
  /** Whether the answers always stand from weakest to strongest. */
  readonly isFixed: boolean
  readonly source: Source
}

type Degree = QuizDegreeQuestion | QuizProblemQuestion | QuizMeasuredQuestion
type Kinds = QuizProblemQuestion | QuizChoiceQuestion | QuizCrossroadsQuestion

/** The questions of the plan, in its order. */
export function planOf(material: Material): readonly Asked[] {
  const { frames, bank, problem, problemId, seed, kind } = material
  const trade = createRandom(seed).shuffle(bank.questions)
  const bearsOn = (question: (typeof trade)[number]) => question.for.includes(problemId)
  const left = {
    trade: trade.filter(bearsOn).values(),
    other: trade.filter((question) => !bearsOn(question)).values(),
    problem: [problem].values(),
    kind: [bank.kinds[kind]].flat().values(),
  }
  return frames.kinds[kind].plan.map((take) => {
    const { value } = left[take].next()
    if (value === undefined) throw new Error(`The plan takes more of "${take}" than the bank has.`)
    return askedOf(value, take, material)
  })
}

function askedOf(question: Degree | Kinds, take: Source, { frames, seed, kind }: Material): Asked {
  const { name, ask } = question
  const wordings = typeof ask === 'string' ? [ask] : ask
  const common = {
    name,
    text: createRandom(`${seed}\n${name}`).pick(wordings),
    source: take,
  }
  if (isKinds(question)) {
    const chooses = take === 'problem' ? 'obstacle' : chosenBy[kind]
    return {
      ...common,
      weight: 0,
      answers: question.answers.map(toKind),
      chooses,
      none: chooses === 'obstacle' || chooses === 'solution' ? frames.none : undefined,
      isFixed: false,
    }
  }
  const norm = 'norm' in question ? question.norm : undefined
  const enough = norm?.from ?? question.answers.length - 1
  return {
    ...common,
    weight: frames.weights[take],
    answers: question.answers.map((answer, rank) => {
      const { text, advice = question.advice, urgent } = answer
      if (urgent) return endOf(answer)
      return rank < enough ? { text, advice } : { text }
    }),
    norm,
    isFixed: norm !== undefined || question.figures === true,
  }
}

const isKinds = (question: Degree | Kinds): question is Kinds =>
  'kinds' in question && question.kinds === true

function toKind(answer: Kinds['answers'][number]): AskedAnswer {
  if ('urgent' in answer && answer.urgent) return endOf(answer)
  if (!('stay' in answer)) return { text: answer.text, advice: answer.advice }
  return { text: answer.text, outlook: { stay: answer.stay, change: answer.change } }
}

/** An answer that ends the quiz, whatever its question counts or chooses: nothing is advised. */
const endOf = ({ text, urgent, helpline }: QuizDegreeAnswer): AskedAnswer => ({
  text,
  urgent,
  helpline,
})

/** What the own question of a kind chooses. */
const chosenBy: Readonly<Record<KindCode, Asked['chooses']>> = {
  A: 'goal',
  B: 'solution',
  C: undefined,
  D: 'choice',
  E: undefined,
}

/** Pseudo-random choices. The same seed gives the same choices. */
interface Random {
  pick<T>(items: readonly T[]): T
  shuffle<T>(items: readonly T[]): readonly T[]
}

export function createRandom(seed: string): Random {
  const next = mulberry32(hash(seed))
  const below = (limit: number) => Math.floor(next() * limit)

  return {
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** Mulberry32, a pseudo-random generator of numbers from 0 to 1 (Tommy Ettinger, public domain). */
function mulberry32(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
