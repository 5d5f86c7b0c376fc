import { hash } from 'node:crypto'
import type {
  GeneratedOption,
  GeneratedPresentation,
  GeneratedQuestion,
  QuizBank,
  QuizChoiceQuestion,
  QuizCrossroadsQuestion,
  QuizDegreeQuestion,
  QuizKindFrame,
  QuizLibrary,
  QuizMeasuredQuestion,
  QuizNorm,
  QuizProblemQuestion,
} from '#site/types.ts'
import type { Choices } from './choices.ts'

type KindCode = GeneratedPresentation['kind']
type OutputId = GeneratedPresentation['output']

/** The bank entries for one quiz. */
export interface Material extends Pick<QuizLibrary, 'language' | 'frames'> {
  readonly bank: QuizBank
  /** The id of the core problem. */
  readonly problem: string
  readonly kind: KindCode
  readonly output: OutputId
  readonly call: QuizLibrary['frames']['calls'][string]
  readonly company: string
  /** What a quiz is chosen by: neither output nor call to action change a question. */
  readonly seed: string
}

/** Collects the bank entries for the choices. The content rules guarantee that they all exist. */
export function gatherMaterial(
  { language, frames, banks }: Omit<QuizLibrary, 'builder'>,
  { company, bank: name, problem, kind, output, call }: Choices,
): Material {
  return {
    ...{ language, frames, problem, company },
    bank: existing(banks, name),
    kind: nameIn(frames.kinds, kind),
    output: nameIn(frames.outputs, output),
    call: existing(frames.calls, call),
    seed: `${company}\n${name}`,
  }
}

function existing<T>(items: Readonly<Record<string, T>>, name: string): T {
  const item = Object.hasOwn(items, name) ? items[name] : undefined
  if (item === undefined) throw new Error(`The quiz banks have no "${name}".`)
  return item
}

function nameIn<Name extends string>(items: Readonly<Record<Name, unknown>>, name: string): Name {
  const isName = (text: string): text is Name => Object.hasOwn(items, text)
  if (!isName(name)) throw new Error(`The quiz frames have no "${name}".`)
  return name
}

/** One answer of a question that is asked. */
type AskedAnswer = Omit<GeneratedOption, 'id'>

/** A question of a quiz, before its points and the order of its answers. */
export interface Asked {
  readonly name: string
  readonly text: string
  /** What it weighs beside the others; 0 for kinds. */
  readonly weight: number
  /** From weakest to strongest, or kinds in any order. */
  readonly answers: readonly AskedAnswer[]
  /** For kinds: what the answer chooses. */
  readonly chooses: GeneratedQuestion['chooses']
  readonly norm: QuizNorm | undefined
  /** Whether the answers always stand from weakest to strongest. */
  readonly isFixed: boolean
  /** Where it is taken from. */
  readonly source: QuizKindFrame['plan'][number]
}

type Degree = QuizDegreeQuestion | QuizProblemQuestion | QuizMeasuredQuestion
type Kinds = QuizProblemQuestion | QuizChoiceQuestion | QuizCrossroadsQuestion

/** The questions of the plan, in its order. */
export function planOf(material: Material): readonly Asked[] {
  const { frames, bank, problem, seed, kind } = material
  const trade = shuffle(bank.questions, seed)
  const bearsOn = (question: (typeof trade)[number]) => question.for.includes(problem)
  const left = {
    trade: trade.filter(bearsOn).values(),
    other: trade.filter((question) => !bearsOn(question)).values(),
    problem: [existing(bank.problems, problem)].values(),
    kind: [bank.kinds[kind]].flat().values(),
  }
  return frames.kinds[kind].plan.map((source) => {
    const { value } = left[source].next()
    if (value) return askedOf(value, source, material)
    throw new Error(`The plan takes more of "${source}" than the bank has.`)
  })
}

function askedOf(
  question: Degree | Kinds,
  source: Asked['source'],
  { frames, seed, kind }: Material,
): Asked {
  const { name, ask } = question
  const text = pick([ask].flat(), `${seed}\n${name}`)
  if (isKinds(question)) {
    const chooses = source === 'problem' ? 'obstacle' : chosenBy[kind]
    const answers = question.answers.map(kindAnswer)
    return { name, text, source, weight: 0, answers, chooses, norm: undefined, isFixed: false }
  }
  const norm = 'norm' in question ? question.norm : undefined
  const enough = norm?.from ?? question.answers.length - 1
  return {
    ...{ name, text, source, norm },
    weight: frames.weights[source],
    chooses: undefined,
    answers: question.answers.map(({ advice = question.advice, ...answer }, rank) =>
      rank < enough && !answer.urgent && advice !== undefined ? { ...answer, advice } : answer,
    ),
    isFixed: norm !== undefined || question.figures === true,
  }
}

const isKinds = (question: Degree | Kinds): question is Kinds =>
  'kinds' in question && question.kinds === true

function kindAnswer(answer: Kinds['answers'][number]): AskedAnswer {
  if (!('stay' in answer)) return answer
  const { stay, change, ...rest } = answer
  return { ...rest, outlook: { stay, change } }
}

/** What the own question of a kind chooses. */
const chosenBy: Readonly<Record<KindCode, Asked['chooses']>> = {
  A: 'goal',
  B: 'solution',
  C: undefined,
  D: 'choice',
  E: undefined,
}

/** A number from 0 to 1, always the same for a text. */
const chance = (text: string) => hash('sha256', text, 'buffer').readUInt32BE() / 2 ** 32

/** The choices that a seed makes are always the same. */
export function pick<T>(items: readonly T[], seed: string): T {
  const item = items[Math.floor(chance(seed) * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

export const shuffle = <T>(items: readonly T[], seed: string): readonly T[] =>
  items
    .map((item, index) => ({ item, at: chance(`${seed}\n${index}`) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
