import { expect, test } from 'vitest'
import { bank, degree, findingsOfQuiz, quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

type Group = readonly [count: number, ids: readonly string[]]

/** As many questions for each set of problems. */
const questions = (...groups: readonly Group[]) => ({
  questions: groups.flatMap(([count, ids], group) =>
    Array.from({ length: count }, (_, index) => ({
      ...degree(`part ${group} ${index}`),
      for: ids,
    })),
  ),
})
const asking = (...groups: readonly Group[]) => quizSite({ bank: questions(...groups) })
const [late, lost, both, none] = [['late'], ['lost'], ['late', 'lost'], ['dry']] as const

test('a bank is told how many are missing, in the singular too', () => {
  const found = findingsOfQuiz({ bank: questions([1, late], [9, lost]) })
  expect(found.filter((each) => each.includes('one-sided'))).toEqual([
    'content/en/quiz-banks/bread.yaml quiz/one-sided-bank One question is for "late"; 5 are needed.',
    'content/en/quiz-banks/bread.yaml quiz/one-sided-bank One question is not for "lost"; 4 are needed.',
  ])
})

holdsForSites('quiz/one-sided-bank', {
  caught: {
    'four for one': asking([4, late], [6, lost]),
    'three for one': asking([3, late], [7, lost]),
    'one for one': asking([1, late], [9, lost]),
    'none for one': asking([10, lost]),
    'none for both': asking([10, none]),
    'all for one': asking([5, both], [5, late]),
    'all for both': asking([10, both]),
    'three left out': asking([7, late], [3, both]),
    'one left out': asking([9, late], [1, lost]),
    'eleven, four for one': asking([4, late], [7, lost]),
    'twelve, three left out': asking([9, both], [3, none]),
    'four in all': asking([4, both]),
    'nine, and four of them for both': asking([4, both], [5, late]),
    'one question': asking([1, late]),
    'a third problem': quizSite({
      bank: { problems: { ...bank.problems, dry: degree('water') } },
    }),
    'in Dutch': quizSite(
      {},
      { 'nl/quiz-banks/brood.yaml': JSON.stringify({ ...bank, ...questions([10, late]) }) },
    ),
  },
  clean: {
    'a site without quizzes': {},
    'five and five': quizSite(),
    'five, five and five for both': asking([4, late], [4, lost], [1, both]),
    'six and five': asking([6, late], [5, lost]),
    'eight and eight': asking([8, late], [8, lost]),
    'many for both': asking([5, both], [4, none]),
    'twenty for both, four for none': asking([20, both], [4, none]),
    'six for both': asking([6, both], [4, none]),
    'seven for both, and five for none': asking([7, both], [5, none]),
    'four of each and two for both': asking([4, late], [4, lost], [2, both]),
    'other problems': asking([5, ['late', 'dry']], [5, ['lost', 'dry']]),
    'one problem': quizSite({
      bank: { ...questions([5, late], [4, none]), problems: { late: degree('time') } },
    }),
    'no problems': quizSite({ bank: { problems: {} } }),
    'no questions': asking(),
    'another order': asking([5, lost], [5, late]),
    mixed: asking([2, late], [3, lost], [3, late], [2, lost]),
    'a bank that cannot be read': quizSite({}, { 'en/quiz-banks/bread.yaml': 'problems: [\n' }),
  },
})
