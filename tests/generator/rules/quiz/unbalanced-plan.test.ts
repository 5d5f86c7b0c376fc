import { expect, test } from 'vitest'
import { bank, choice, degree, findingsOfQuiz, frames, quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

const withPlan = (...plan: readonly string[]) => ({
  kinds: { ...frames.kinds, A: { ...frames.kinds.A, plan } },
})
const times = (count: number, source: string) => Array.from({ length: count }, () => source)

test.for([
  {
    name: 'more questions about the core problem than every bank has',
    frames: withPlan('problem', ...times(6, 'trade')),
    message: 'The plan takes 6 questions of "trade", and there are only 5.',
  },
  {
    name: 'more other questions',
    frames: withPlan('problem', ...times(5, 'other')),
    message: 'The plan takes 5 questions of "other", and there are only 4.',
  },
  {
    name: 'the core problem twice',
    frames: withPlan('problem', 'trade', 'problem'),
    message: 'The plan takes 2 questions of "problem", and there are only 1.',
  },
  {
    name: 'no core problem',
    frames: withPlan('kind', 'trade', 'other'),
    message: 'The plan never asks about the core problem.',
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
])('$name', ({ frames: changes, message }) => {
  expect(findingsOfQuiz({ frames: changes })).toEqual([
    `content/en/quiz-frames.yaml quiz/unbalanced-plan ${message}`,
  ])
})

const plan = (...sources: readonly string[]) => quizSite({ frames: withPlan(...sources) })
const levels = (...starts: readonly number[]) => quizSite({ frames: { levels: starts } })
const own = (count: number, ...sources: readonly string[]) =>
  quizSite({
    frames: withPlan(...sources),
    bank: { kinds: { ...bank.kinds, A: times(count, 'norm').map((name) => degree(name)) } },
  })

holdsForSites('quiz/unbalanced-plan', {
  caught: {
    'six about the core problem': plan('problem', ...times(6, 'trade')),
    'seven about the core problem': plan('problem', ...times(7, 'trade')),
    'five others': plan('problem', ...times(5, 'other')),
    'the core problem twice': plan('problem', 'problem'),
    'the core problem three times': plan(...times(3, 'problem')),
    'no core problem': plan('trade', 'other', 'kind'),
    'no question': plan(),
    'one of its own twice': plan('problem', 'kind', 'kind'),
    'three of its own where banks have two': own(2, 'problem', ...times(3, 'kind')),
    'one of its own where banks have none': own(0, 'problem', 'kind'),
    'a source there is not': plan('problem', 'output'),
    'levels that start above 0': levels(10, 35, 60, 80),
    'levels out of order': levels(0, 60, 35, 80),
    'a level twice': levels(0, 35, 35, 80),
    'levels that fall at the end': levels(0, 35, 60, 50),
    'levels that start below 0': levels(-1, 35, 60, 80),
    'in Dutch alone': quizSite(
      {},
      { 'nl/quiz-frames.yaml': JSON.stringify({ ...frames, ...withPlan('trade') }) },
    ),
  },
  clean: {
    'a site without quizzes': {},
    'the plans there are': quizSite(),
    'the core problem alone': plan('problem'),
    'all about the core problem': plan('problem', ...times(5, 'trade')),
    'as many others as every bank has': plan('problem', ...times(4, 'other')),
    'one of each': plan('problem', 'trade', 'other', 'kind'),
    'another order': plan('kind', 'other', 'trade', 'problem'),
    'nothing of its own': plan('problem', 'trade', 'other'),
    'three of its own where banks have three': own(3, 'problem', ...times(3, 'kind')),
    'two of three': own(3, 'problem', ...times(2, 'kind')),
    'kinds of its own': quizSite({
      frames: withPlan('problem', 'kind'),
      bank: { kinds: { ...bank.kinds, A: choice('aim') } },
    }),
    'levels from 0': levels(0, 25, 50, 75),
    'close levels': levels(0, 1, 2, 3),
    'levels up to 100': levels(0, 50, 99, 100),
    'two levels': levels(0, 50),
    'one level': levels(0),
    'frames without banks': quizSite({}, { 'en/quiz-banks/bread.yaml': undefined }),
  },
})
