import { inBoth } from '../edit.ts'
import { schemas } from '../small-site.ts'
import {
  bank,
  choice,
  degree,
  frames,
  helpline,
  helplines,
  quizSite,
  toolBuilder,
} from './quiz-site.ts'
import { holdsForSites } from './sites.ts'

const [example] = schemas.root('quiz.schema.json').node.examples ?? []

/** A quiz with questions of these kinds. */
const quiz = (...kinds: readonly string[]) => {
  const questions = kinds.map((kind, index) => ({
    ...{ id: `question-${index}`, kind, question: `Question ${index}?`, tile: 'heart' },
    ...(kind === 'choice' && { options: [{ id: 'yes', text: 'Yes', tile: 'check', score: 1 }] }),
  }))
  return inBoth('quizzes/taste.yaml', JSON.stringify({ ...Object(example), questions }))
}

holdsForSites('quiz/contact-step', {
  caught: { 'one choice': quiz('choice'), twice: quiz('contact', 'contact') },
  clean: { one: quiz('choice', 'contact'), 'no questions yet': quiz() },
})

type Answer = Readonly<Record<string, unknown>>

const [a, b, c] = ['a', 'b', 'c'].map((text) => ({ text, advice: `Do ${text}.` }))
const d = { text: 'd' }

/** A bank with a question that has these answers. */
const asking = (...answers: readonly (Answer | undefined)[]) =>
  quizSite({ bank: { questions: [{ ...degree('dough', { answers }), for: ['late'] }] } })

const problem = (...answers: readonly (Answer | undefined)[]) =>
  quizSite({ bank: { problems: { ...bank.problems, late: choice('wall', { answers }) } } })

holdsForSites('quiz/missing-advice', {
  caught: {
    'the second without': asking(a, { text: 'b' }, c, d),
    'one that ends the quiz with': asking({ ...a, urgent: true }, b, c, d),
    'an obstacle without': problem(a, b, c, d),
  },
  clean: {
    'the best without': asking(a, b, c, d),
    'choices with what follows': problem(
      ...['a', 'b', 'c', 'd'].map((text) => ({ text, stay: 'It stays.', change: 'It changes.' })),
    ),
    'one that ends the quiz': asking({ text: 'a', urgent: true }, b, c, d),
  },
})

const number = { 'en/helplines.yaml': helplines({ 'fire-brigade': helpline() }) }

const urgent = (name?: string) => ({
  ...asking({ text: 'a', urgent: true, ...(name !== undefined && { helpline: name }) }, b, c, d),
  ...number,
})

const also = (name: string) =>
  quizSite({}, { 'en/helplines.yaml': helplines({ a: helpline(), b: helpline({ also: name }) }) })

holdsForSites('quiz/missing-helpline', {
  caught: {
    'an answer that ends the quiz with none': urgent(),
    'a number that is none': urgent('fire'),
    'a second number that is none': also('c'),
    'a number that nobody is shown': {
      ...asking({ ...a, helpline: 'fire-brigade' }, b, c, d),
      ...number,
    },
  },
  clean: { 'an answer that ends the quiz': urgent('fire-brigade'), 'a second number': also('a') },
})

const notices = (list: readonly string[], notice?: string) =>
  quizSite({ frames: { notices: list }, bank: notice === undefined ? {} : { notice } })

holdsForSites('quiz/missing-notice', {
  caught: { 'the second of two': notices(['cake', 'bread']) },
  clean: {
    'a notice': notices(['bread'], 'This quiz is no examination.'),
    'a bank that cannot be read': {
      ...notices(['bread']),
      'en/quiz-banks/bread.yaml': 'notice: [\n',
    },
  },
})

/** A trade with audiences. */
const served = (id: string, ...audiences: readonly string[]) =>
  quizSite(
    {},
    {
      'en/tool-builder.yaml': toolBuilder({
        categories: [
          {
            id: 'food',
            subcategories: [
              { id, audiences: { options: audiences.map((each) => ({ id: each })) } },
            ],
          },
        ],
      }),
    },
  )

const missing = (file: string, line: number, name: string) =>
  `en/${file}.yaml:${line} "${name}" is missing, which an answer of the tool builder asks for.`

const noFile = (file: string) => `en/tool-builder.yaml:1 There is no ${file} for this answer.`

holdsForSites('quiz/missing-part', {
  told: {
    'no frames': [quizSite({}, { 'en/quiz-frames.yaml': undefined }), noFile('quiz-frames.yaml')],
    'no bank for an audience': [
      served('bread', 'bread', 'bread-guests'),
      noFile('quiz-banks/bread-guests.yaml'),
    ],
    'each problem, kind, output and call': [
      quizSite({
        frames: { kinds: {}, outputs: {}, calls: {} },
        bank: { problems: {}, kinds: {} },
      }),
      ...['kinds.A', 'kinds.B', 'outputs.score', 'outputs.plan', 'calls.phone', 'calls.visit'].map(
        (name) => missing('quiz-frames', 1, name),
      ),
      ...['problems.late', 'problems.lost', 'kinds.A', 'kinds.B'].map((name) =>
        missing('quiz-banks/bread', 1, name),
      ),
    ],
  },
  clean: {
    'a site without a tool builder': {},
    'all that its quizzes need': quizSite(),
    'a trade with a bank for its audience only': served('food', 'bread'),
    'frames that nobody asks for': { 'en/quiz-frames.yaml': JSON.stringify(frames) },
  },
})
