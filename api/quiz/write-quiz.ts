import type {
  GeneratedPresentation,
  GeneratedQuiz,
  GeneratedResult,
  QuizBank,
  QuizLibrary,
} from '#site/types.ts'
import type { Choices } from './choices.ts'
import { type Asked, createRandom, planOf } from './plan.ts'
import { writeQuestions } from './questions.ts'

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
const fillCompany = (text: string, company: string) => text.replaceAll('{company}', () => company)
