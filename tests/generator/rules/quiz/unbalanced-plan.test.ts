import { expect, test } from 'vitest'
import { bank, findingsOfQuiz, quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

const plan = (...points: readonly number[]) =>
  points.map((each) => ({ take: 'trade', points: each }))

test.for([
  {
    name: 'points that come to less than 100',
    frames: { plan: plan(20, 20, 20, 20, 19) },
    message: 'The points of the plan add up to 99, not to 100.',
  },
  {
    name: 'more questions than a bank has',
    frames: { plan: plan(20, 20, 20, 10, 10, 20) },
    message: 'The plan takes 6 questions of "trade", and there are only 5.',
  },
  {
    name: 'a source that has one question, twice',
    frames: {
      plan: [
        ...plan(20, 20, 20, 20),
        ...plan(10, 10).map((step) => ({ ...step, take: 'problem' })),
      ],
    },
    message: 'The plan takes 2 questions of "problem", and there are only 1.',
  },
  {
    name: 'results that start above 0',
    frames: { levels: [10, 35, 60, 80] },
    message: 'The results do not follow on each other from 0.',
  },
  {
    name: 'results out of order',
    frames: { levels: [0, 60, 35, 80] },
    message: 'The results do not follow on each other from 0.',
  },
])('$name', ({ frames, message }) => {
  expect(findingsOfQuiz({ frames })).toEqual([
    `content/en/quiz-frames.yaml quiz/unbalanced-plan ${message}`,
  ])
})

type Step = readonly [take: string, points: number]
const steps = (...all: readonly Step[]) =>
  quizSite({ frames: { plan: all.map(([take, points]) => ({ take, points })) } })
const trade = (...points: readonly number[]) => quizSite({ frames: { plan: plan(...points) } })
const levels = (...starts: readonly number[]) => quizSite({ frames: { levels: starts } })
const asking = (count: number, ...points: readonly number[]) =>
  quizSite({
    frames: { plan: plan(...points) },
    bank: { questions: bank.questions.slice(0, count) },
  })
const five: readonly Step[] = [
  ['trade', 20],
  ['trade', 20],
  ['trade', 20],
]

holdsForSites('quiz/unbalanced-plan', {
  caught: {
    'one point too few': trade(20, 20, 20, 20, 19),
    'one point too many': trade(20, 20, 20, 20, 21),
    'half of the points': trade(10, 10, 10, 10, 10),
    'a question left out': trade(20, 20, 20, 20),
    'one question with all but one': trade(99),
    'no points': trade(0, 0),
    'more questions than a bank has': trade(20, 20, 20, 20, 10, 10),
    'a bank with fewer questions': asking(2, 40, 30, 30),
    'a bank without questions': asking(0, 100),
    'a problem twice': steps(...five, ['problem', 20], ['problem', 20]),
    'a kind twice': steps(...five, ['kind', 20], ['kind', 20]),
    'an output twice, and a point too many': steps(...five, ['output', 20], ['output', 21]),
    'levels that start above 0': levels(10, 35, 60, 80),
    'levels out of order': levels(0, 60, 35, 80),
    'a level twice': levels(0, 35, 35, 80),
    'levels that fall at the end': levels(0, 35, 60, 50),
    'levels that start below 0': levels(-1, 35, 60, 80),
    'in Dutch alone': quizSite(
      {},
      {
        'nl/quiz-frames.yaml': JSON.stringify({ plan: plan(50, 49), levels: [0, 50] }),
        'nl/quiz-banks/bread.yaml': JSON.stringify(bank),
      },
    ),
  },
  clean: {
    'a site without quizzes': {},
    'five equal questions': quizSite(),
    'unequal ones': trade(10, 15, 20, 25, 30),
    'one question for all': trade(100),
    'two questions': trade(60, 40),
    'as many as the bank has': trade(10, 20, 40, 20, 10),
    'fewer than the bank has': trade(25, 25, 25, 25),
    'a bank with as many': asking(3, 30, 30, 40),
    'one of each source': steps(...five, ['problem', 20], ['kind', 20]),
    'sources in another order': steps(
      ['problem', 20],
      ['trade', 20],
      ['kind', 20],
      ['trade', 20],
      ['output', 20],
    ),
    'a question that counts for nothing': trade(0, 50, 50),
    'halves of points': trade(12.5, 12.5, 25, 50),
    'levels from 0': levels(0, 25, 50, 75),
    'close levels': levels(0, 1, 2, 3),
    'levels up to 100': levels(0, 50, 99, 100),
    'two levels': levels(0, 50),
    'one level': levels(0),
  },
})
