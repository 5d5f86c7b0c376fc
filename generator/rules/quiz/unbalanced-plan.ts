import type { SourceDocument } from '../../read/documents.ts'
import { isRecord } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

const total = 100
/** Upper limit for a language without question banks. No plan has more questions. */
const maxQuestions = 100

export const rule = defineSiteRule({
  code: 'quiz/unbalanced-plan',
  severity: 'error',
  summary: 'The points of a quiz add up to 100, and its results follow on each other from 0.',
  why: 'With other points some result could never be reached.',
  example: { before: 'levels: [10, 35, 60, 80]', after: 'levels: [0, 35, 60, 80]' },
  canBeAcknowledged: false,

  messages: {
    sum: {
      message: 'The points of the plan add up to {sum}, not to {total}.',
      hint: 'Change the points or the sources of one or two questions.',
    },
    tooFew: {
      message: 'The plan takes {count} questions of "{source}", and there are only {available}.',
      hint: 'Change the points or the sources of one or two questions.',
    },
    levels: {
      message: 'The results do not follow on each other from 0.',
      hint: 'Begin with 0, and let each start be higher than the one before.',
    },
  },

  *check(site) {
    for (const document of site.all('quiz-frames')) {
      const { plan, levels } = isRecord(document.data) ? document.data : {}
      const banks = site.all('quiz-bank', document.language)
      for (const fault of faultsOfPlan(listOf(plan), banks))
        yield { ...fault, at: document.place(['plan']) }
      if (!isRising(listOf(levels).map(Number)))
        yield { messageId: 'levels', at: document.place(['levels']) }
    }
  },
})

function* faultsOfPlan(plan: readonly unknown[], banks: readonly SourceDocument[]) {
  const steps = plan.filter(isRecord)
  const sum = steps.reduce((points, step) => points + Number(step['points']), 0)
  if (steps.length > 0 && sum !== total) {
    yield { messageId: 'sum' as const, data: { sum: String(sum), total: String(total) } }
  }

  for (const [source, found] of Map.groupBy(steps, (step) => String(step['take']))) {
    const available = source === 'trade' ? fewestQuestions(banks) : 1
    if (found.length <= available) continue
    yield {
      messageId: 'tooFew' as const,
      data: { count: String(found.length), source, available: String(available) },
    }
  }
}

/** The number of questions that every bank can provide without repetition. */
const fewestQuestions = (banks: readonly SourceDocument[]) =>
  Math.min(
    ...banks.map(({ data }) => (isRecord(data) ? listOf(data['questions']).length : 0)),
    maxQuestions,
  )

const isRising = (starts: readonly number[]) =>
  starts.every((start, index) => start > (index === 0 ? -1 : (starts[index - 1] ?? 0))) &&
  (starts[0] ?? 0) === 0

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
