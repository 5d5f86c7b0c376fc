import type { SourceDocument } from '../../read/documents.ts'
import { isRecord } from '../../read/path.ts'
import { defineLegacyRule } from '../rule.ts'

const total = 100
/** More questions than any plan takes. */
const most = 100

export const rule = defineLegacyRule({
  code: 'quiz/unbalanced-plan',
  severity: 'error',
  summary: {
    en: 'The points of a quiz add up to 100, and its results follow on each other from 0.',
    nl: 'De punten van een quiz zijn samen 100, en de uitkomsten sluiten vanaf 0 op elkaar aan.',
  },
  why: {
    en: 'With other points some result could never be reached.',
    nl: 'Met andere punten zou een uitkomst nooit gehaald kunnen worden.',
  },
  example: { before: 'levels: [10, 35, 60, 80]', after: 'levels: [0, 35, 60, 80]' },
  canBeAcknowledged: false,

  *check(site) {
    for (const document of site.all('quiz-frames')) {
      const { plan, levels } = isRecord(document.data) ? document.data : {}
      const banks = site.all('quiz-bank', document.language)
      for (const message of faultsOfPlan(listOf(plan), banks))
        yield { at: document.place(['plan']), message, hint: planHint }
      if (!isRising(listOf(levels).map(Number)))
        yield { at: document.place(['levels']), message: levelsMessage, hint: levelsHint }
    }
  },
})

const planHint = {
  en: 'Change the points or the sources of one or two questions.',
  nl: 'Verander de punten of de herkomst van een of twee vragen.',
}
const levelsMessage = {
  en: 'The results do not follow on each other from 0.',
  nl: 'De uitkomsten sluiten niet vanaf 0 op elkaar aan.',
}
const levelsHint = {
  en: 'Begin with 0, and let each start be higher than the one before.',
  nl: 'Begin met 0, en laat elk begin hoger zijn dan het vorige.',
}

function* faultsOfPlan(plan: readonly unknown[], banks: readonly SourceDocument[]) {
  const steps = plan.filter(isRecord)
  const sum = steps.reduce((points, step) => points + Number(step['points']), 0)
  if (steps.length > 0 && sum !== total) {
    yield {
      en: `The points of the plan add up to ${sum}, not to ${total}.`,
      nl: `De punten van het plan zijn samen ${sum}, geen ${total}.`,
    }
  }

  for (const [source, found] of Map.groupBy(steps, (step) => String(step['take']))) {
    const available = source === 'trade' ? fewestQuestions(banks) : 1
    if (found.length <= available) continue
    yield {
      en: `The plan takes ${found.length} questions of "${source}", and there are only ${available}.`,
      nl: `Het plan neemt ${found.length} vragen uit "${source}", en er zijn er maar ${available}.`,
    }
  }
}

/** So many can be taken from every bank without asking one twice. */
const fewestQuestions = (banks: readonly SourceDocument[]) =>
  Math.min(
    ...banks.map(({ data }) => (isRecord(data) ? listOf(data['questions']).length : 0)),
    most,
  )

const isRising = (starts: readonly number[]) =>
  starts.every((start, index) => start > (index === 0 ? -1 : (starts[index - 1] ?? 0))) &&
  (starts[0] ?? 0) === 0

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
