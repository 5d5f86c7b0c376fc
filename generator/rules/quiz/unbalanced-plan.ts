import type { SourceDocument } from '../../read/documents.ts'
import { fewest, fieldsOf } from '../quiz-bank.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'quiz/unbalanced-plan',
  severity: 'error',
  summary:
    'No plan takes more questions than every bank has, and the results follow on each other from 0.',
  why: 'Otherwise some quiz could not be written, or some result could never be reached.',
  example: { before: 'levels: [10, 35, 60, 80]', after: 'levels: [0, 35, 60, 80]' },
  canBeAcknowledged: false,

  messages: {
    tooMany: {
      message: 'The plan takes {count} questions of "{source}", and there are only {available}.',
      hint: 'Change the sources of one or two questions.',
    },
    noProblem: {
      message: 'The plan never asks about the core problem.',
      hint: 'Let one of the questions be of "problem".',
    },
    levels: {
      message: 'The results do not follow on each other from 0.',
      hint: 'Begin with 0, and let each start be higher than the one before.',
    },
  },

  *check(site) {
    for (const document of site.all('quiz-frames')) {
      const { kinds, levels } = fieldsOf(document.data)
      const banks = site.all('quiz-bank', document.language)
      for (const [code, kind] of Object.entries(fieldsOf(kinds))) {
        const { plan } = fieldsOf(kind)
        if (!Array.isArray(plan)) continue
        const at = document.place(['kinds', code, 'plan'])
        for (const fault of faultsOfPlan(plan.map(String), available(code, banks)))
          yield { ...fault, at }
      }
      if (!isRising(Array.isArray(levels) ? levels.map(Number) : []))
        yield { messageId: 'levels', at: document.place(['levels']) }
    }
  },
})

function* faultsOfPlan(plan: readonly string[], most: Readonly<Record<string, number>>) {
  for (const [source, found] of Map.groupBy(plan, (step) => step)) {
    const available = most[source] ?? 0
    if (found.length <= available) continue
    yield {
      messageId: 'tooMany' as const,
      data: { count: String(found.length), source, available: String(available) },
    }
  }
  if (!plan.includes('problem')) yield { messageId: 'noProblem' as const }
}

/** How many questions of each source every bank has for a kind. */
const available = (code: string, banks: readonly SourceDocument[]) => ({
  ...fewest,
  problem: 1,
  kind: Math.min(
    ...banks.map(({ data }) => {
      const own = fieldsOf(fieldsOf(data)['kinds'])[code]
      return Array.isArray(own) ? own.length : 1
    }),
    unlimited,
  ),
})

/** For a language without banks: no plan has more questions. */
const unlimited = 100

const isRising = (starts: readonly number[]) =>
  starts.every((start, index) => start > (index === 0 ? -1 : (starts[index - 1] ?? 0))) &&
  (starts[0] ?? 0) === 0
