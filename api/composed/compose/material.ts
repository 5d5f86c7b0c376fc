import type { GeneratedPresentation, QuizBank, QuizLibrary } from '#site/types.ts'
import type { Choices } from '../choices.ts'

/** The letter of a kind of tool. */
export type KindCode = GeneratedPresentation['kind']
type OutputId = GeneratedPresentation['output']

/** The bank entries for one quiz. */
export interface Material {
  /** The code of the language of the quiz. */
  readonly language: string
  readonly frames: QuizLibrary['frames']
  readonly bank: QuizBank
  /** The id of the core problem. */
  readonly problemId: string
  readonly problem: QuizBank['problems'][string]
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
  const bank = existing(banks, name)
  if (!isKind(kind)) throw new Error(`There is no kind "${kind}" of quizzes.`)
  if (!isOutput(output)) throw new Error(`There is no output "${output}" of quizzes.`)
  return {
    language,
    frames,
    bank,
    problemId: problem,
    problem: existing(bank.problems, problem),
    kind,
    output,
    call: existing(frames.calls, call),
    company,
    seed: `${company}\n${name}`,
  }
}

const kinds: ReadonlySet<string> = new Set<KindCode>(['A', 'B', 'C', 'D', 'E'])
const isKind = (code: string): code is KindCode => kinds.has(code)

const outputs: ReadonlySet<string> = new Set<OutputId>([
  'score-analysis',
  'starter-kit',
  'strategic-advice',
  'current-approach',
])
const isOutput = (id: string): id is OutputId => outputs.has(id)

function existing<T>(items: Readonly<Record<string, T>>, name: string): T {
  const item = Object.hasOwn(items, name) ? items[name] : undefined
  if (item === undefined) throw new Error(`The quiz banks have no "${name}".`)
  return item
}

/** Fills in the name of the company. */
export const fillCompany = (text: string, company: string) =>
  text.replaceAll('{company}', () => company)
