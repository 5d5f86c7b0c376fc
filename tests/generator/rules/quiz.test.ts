import { expect, test } from 'vitest'
import { inBoth } from '../edit.ts'
import { type Changes, schemas } from '../small-site.ts'
import {
  bank,
  choice,
  degree,
  findingsOfQuiz,
  frames,
  helpline,
  helplines,
  quizSite,
  toolBuilder,
} from './quiz-site.ts'
import { holdsForSites } from './sites.ts'

const [example] = schemas.root('quiz.schema.json').node.examples ?? []

/** A quiz with questions of these kinds. */
const quizWith = (...kinds: readonly string[]) => {
  const questions = kinds.map((kind, index) => ({
    id: `question-${index}`,
    kind,
    question: `Question ${index}?`,
    tile: 'heart',
    ...(kind === 'choice' && { options: [{ id: 'yes', text: 'Yes', tile: 'check', score: 1 }] }),
  }))
  return JSON.stringify({ ...Object(example), questions })
}

const quiz = (...kinds: readonly string[]): Changes =>
  inBoth('quizzes/taste.yaml', quizWith(...kinds))

holdsForSites('quiz/contact-step', {
  caught: {
    'one choice': quiz('choice'),
    'three times': quiz('contact', 'contact', 'contact'),
  },
  clean: {
    'no questions yet': inBoth('quizzes/taste.yaml', 'questions: []\n'),
    'a file that is empty': inBoth('quizzes/taste.yaml', '{}\n'),
  },
})

type Answer = Readonly<Record<string, unknown>>

const answerWith = (text: string, advice?: string): Answer => ({
  text,
  ...(advice !== undefined && { advice }),
})

const [a, b, c] = [answerWith('a', 'Do a.'), answerWith('b', 'Do b.'), answerWith('c', 'Do c.')]

const d = answerWith('d')

const doughWith = (answers: readonly Answer[], changes: object = {}) =>
  degree('dough', { answers, ...changes })

const askingLate = (answers: readonly Answer[], changes: object = {}) =>
  quizSite({ bank: { questions: [{ ...doughWith(answers, changes), for: ['late'] }] } })

const problem = (question: object) =>
  quizSite({ bank: { problems: { ...bank.problems, late: question } } })

const kind = (question: unknown) => quizSite({ bank: { kinds: { ...bank.kinds, A: question } } })

const fork = (...answers: readonly Answer[]) => kind(choice('way', { answers }))

const outlook = (text: string) => ({ text, stay: 'It stays.', change: 'It changes.' })

holdsForSites('quiz/missing-advice', {
  caught: {
    'the weakest without': askingLate([answerWith('a'), b, c, d]),
    'the second without': askingLate([a, answerWith('b'), c, d]),
    'one that ends the quiz with': askingLate([{ ...a, urgent: true }, b, c, d]),
    'an obstacle that ends it with': problem(
      choice('wall', { answers: [a, b, c, { ...answerWith('d', 'Do d.'), urgent: true }] }),
    ),
  },
  clean: {
    'a site without quizzes': {},
    'choices with what follows': fork(...['a', 'b', 'c', 'd'].map(outlook)),
    'one that ends the quiz': askingLate([{ ...answerWith('a'), urgent: true }, b, c, d]),
  },
})

/** Four answers, of which the first has some keys. */
const answers = (first: Answer) => [
  { text: 'a', ...first },
  ...['b', 'c'].map((text) => ({ text, advice: `Do ${text}.` })),
  { text: 'd' },
]

const about = (first: Answer) => degree('dough', { answers: answers(first) })

const ends = (name?: string): Answer => ({
  urgent: true,
  ...(name !== undefined && { helpline: name }),
})

const numbers = { 'en/helplines.yaml': helplines({ 'fire-brigade': helpline() }) }

const trade = (first: Answer, files: Changes = numbers) =>
  quizSite({ bank: { questions: [{ ...about(first), for: ['late'] }] } }, files)

const listed = (changes: Record<string, unknown>) =>
  quizSite({}, { 'en/helplines.yaml': helplines({ a: helpline(), b: helpline(changes) }) })

holdsForSites('quiz/missing-helpline', {
  caught: {
    'an answer that ends the quiz with none': trade(ends()),
    'a second number that is none': listed({ also: 'c' }),
  },
  clean: {
    'a site without quizzes': {},
    'an answer that ends the quiz': trade(ends('fire-brigade')),
  },
})

const noticesListed = (...notices: readonly unknown[]) => quizSite({ frames: { notices } })

const told = 'This quiz is no examination. See a doctor when it lasts.'

const withNotice = (notices: readonly string[], notice: unknown) =>
  quizSite({ frames: { notices }, bank: { notice } })

holdsForSites('quiz/missing-notice', {
  caught: {
    'the second of two': noticesListed('cake', 'bread'),
    'an empty bank': quizSite(
      { frames: { notices: ['bread'] } },
      { 'en/quiz-banks/bread.yaml': '{}' },
    ),
  },
  clean: {
    'a notice': withNotice(['bread'], told),
    'a list in a list': noticesListed(['bread']),
    'a bank that cannot be read': quizSite(
      { frames: { notices: ['bread'] } },
      { 'en/quiz-banks/bread.yaml': 'notice: [\n' },
    ),
  },
})

test('a tool builder with all that its quizzes need has nothing wrong with it', () => {
  expect(findingsOfQuiz()).toEqual([])
})

test.for([
  {
    name: 'no frames',
    files: { 'en/quiz-frames.yaml': undefined },
    findings: [
      'content/en/tool-builder.yaml quiz/missing-part There is no quiz-frames.yaml for this answer.',
    ],
  },
  {
    name: 'no bank for a subcategory',
    files: { 'en/quiz-banks/bread.yaml': undefined },
    findings: [
      'content/en/tool-builder.yaml quiz/missing-part There is no quiz-banks/bread.yaml for this answer.',
    ],
  },
])('$name', ({ files, findings }) => {
  expect(findingsOfQuiz({}, files)).toEqual(findings)
})

const missing = (file: string, name: string) =>
  `content/en/${file}.yaml quiz/missing-part "${name}" is missing, which an answer of the tool builder asks for.`

test('each problem, kind, output and call that is left out is named', () => {
  const found = findingsOfQuiz({
    frames: { kinds: {}, outputs: {}, calls: {} },
    bank: { problems: {}, kinds: {} },
  })

  expect(found.toSorted()).toEqual(
    [
      ...['late', 'lost'].map((id) => missing('quiz-banks/bread', `problems.${id}`)),
      ...['A', 'B'].map((code) => missing('quiz-banks/bread', `kinds.${code}`)),
      ...['A', 'B'].map((code) => missing('quiz-frames', `kinds.${code}`)),
      ...['score', 'plan'].map((id) => missing('quiz-frames', `outputs.${id}`)),
      ...['phone', 'visit'].map((id) => missing('quiz-frames', `calls.${id}`)),
    ].toSorted(),
  )
})

const without = <Part extends object>(part: Part, key: keyof Part) =>
  Object.fromEntries(Object.entries(part).filter(([name]) => name !== key))

const builderWith = (changes: Record<string, unknown>) =>
  quizSite({}, { 'en/tool-builder.yaml': toolBuilder(changes) })

/** A trade with audiences. */
const served = (id: string, ...audiences: readonly string[]) => ({
  categories: [
    {
      id: 'food',
      subcategories: [{ id, audiences: { options: audiences.map((each) => ({ id: each })) } }],
    },
  ],
})

holdsForSites('quiz/missing-part', {
  caught: {
    'a problem in the bank': quizSite({ bank: { problems: without(bank.problems, 'lost') } }),
    'a kind in the frames': quizSite({ frames: { kinds: without(frames.kinds, 'B') } }),
    'an output': quizSite({ frames: { outputs: without(frames.outputs, 'plan') } }),
    'the bank of one audience': builderWith(served('bread', 'bread-guests')),
  },
  clean: {
    'a site without a tool builder': {},
    'a trade with a bank for its audience only': builderWith(served('food', 'bread')),
    'frames that nobody asks for': { 'en/quiz-frames.yaml': JSON.stringify(frames) },
  },
})

const inFrames = (changes: Record<string, unknown>) => quizSite({ frames: changes })

const inBank = (changes: Record<string, unknown>) => quizSite({ bank: changes })

const intro = (text: string) => inFrames({ intro: text })

const words = (changes: Record<string, unknown>) =>
  inFrames({ words: { ...frames.words, ...changes } })

holdsForSites('quiz/unknown-blank', {
  caught: {
    'a brace too many': intro('A quiz by {company}}.'),
    'in a question of a bank': inBank({ problems: { ...bank.problems, late: degree('{bread}') } }),
  },
  clean: {
    'a tool builder': quizSite(),
    'the answer where it belongs': words({ answered: 'Said: {answer}' }),
  },
})
