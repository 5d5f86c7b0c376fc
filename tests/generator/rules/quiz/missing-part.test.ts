import { expect, test } from 'vitest'
import { bank, findingsOfQuiz, frames, quizSite, toolBuilder } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

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
const asking = (changes: Record<string, unknown>) =>
  quizSite({}, { 'en/tool-builder.yaml': toolBuilder(changes) })
const questions = (outputs: readonly string[], calls: readonly string[]) => ({
  questions: [
    { field: 'desired_output', options: outputs.map((id) => ({ id })) },
    { field: 'final_cta', options: calls.map((id) => ({ id })) },
  ],
})
const inDutch = (files: Record<string, string>) =>
  quizSite({}, { 'nl/tool-builder.yaml': toolBuilder(), ...files })
const dutch = {
  'nl/quiz-frames.yaml': JSON.stringify(frames),
  'nl/quiz-banks/bread.yaml': JSON.stringify(bank),
}

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
    'the frames': quizSite({}, { 'en/quiz-frames.yaml': undefined }),
    'the bank of a subcategory': quizSite({}, { 'en/quiz-banks/bread.yaml': undefined }),
    'the bank under another name': quizSite(
      {},
      { 'en/quiz-banks/bread.yaml': undefined, 'en/quiz-banks/Bread.yaml': JSON.stringify(bank) },
    ),
    'a problem in the bank': quizSite({ bank: { problems: without(bank.problems, 'lost') } }),
    'all problems': quizSite({ bank: { problems: {} } }),
    'a kind in the bank': quizSite({ bank: { kinds: { A: bank.kinds.A } } }),
    'a kind in the frames': quizSite({ frames: { kinds: without(frames.kinds, 'B') } }),
    'a kind in small letters': quizSite({ bank: { kinds: { a: bank.kinds.A, B: bank.kinds.B } } }),
    'an output': quizSite({ frames: { outputs: without(frames.outputs, 'plan') } }),
    'a call': quizSite({ frames: { calls: without(frames.calls, 'visit') } }),
    'a new subcategory': asking({
      categories: [{ id: 'food', subcategories: [{ id: 'bread' }, { id: 'cake' }] }],
    }),
    'the bank of one audience': asking(served('bread', 'bread-guests')),
    'a new category': asking({
      categories: [
        { id: 'food', subcategories: [{ id: 'bread' }] },
        { id: 'drink', subcategories: [{ id: 'tea' }] },
      ],
    }),
    'a new problem': asking({
      problems: { options: [{ id: 'late' }, { id: 'lost' }, { id: 'dry' }] },
    }),
    'a new kind': asking({ kinds: { options: [{ code: 'A' }, { code: 'B' }, { code: 'C' }] } }),
    'a new output': asking(questions(['score', 'plan', 'list'], ['phone', 'visit'])),
    'a new call': asking(questions(['score', 'plan'], ['phone', 'visit', 'mail'])),
    'the Dutch frames': inDutch({ 'nl/quiz-banks/bread.yaml': JSON.stringify(bank) }),
    'the Dutch bank': inDutch({ 'nl/quiz-frames.yaml': JSON.stringify(frames) }),
  },
  clean: {
    'a site without a tool builder': {},
    'all that is asked for': quizSite(),
    'a trade with a bank for its audience only': asking(served('food', 'bread')),
    'all in both languages': inDutch(dutch),
    'frames that nobody asks for': { 'en/quiz-frames.yaml': JSON.stringify(frames) },
    'a bank that nobody asks for': quizSite(
      {},
      { 'en/quiz-banks/cake.yaml': JSON.stringify(bank) },
    ),
    'a problem too many': quizSite({
      bank: { problems: { ...bank.problems, dry: bank.problems['late'] } },
    }),
    'a kind too many': quizSite({ bank: { kinds: { ...bank.kinds, C: [] } } }),
    'an output too many': quizSite({
      frames: { outputs: { ...frames.outputs, list: frames.outputs.plan } },
    }),
    'a call too many': quizSite({
      frames: { calls: { ...frames.calls, mail: frames.calls.phone } },
    }),
    'fewer problems asked for': asking({ problems: { options: [{ id: 'late' }] } }),
    'fewer kinds asked for': asking({ kinds: { options: [{ code: 'A' }] } }),
    'no categories': asking({ categories: [] }),
    'a category without subcategories': asking({ categories: [{ id: 'food' }] }),
    'no outputs and calls asked for': asking({ questions: [] }),
    'other questions': asking({
      questions: [
        ...questions(['score'], ['phone']).questions,
        { field: 'audience', options: [{ id: 'home' }] },
      ],
    }),
    'a builder that cannot be read': quizSite({}, { 'en/tool-builder.yaml': 'problems: [\n' }),
    'a bank that cannot be read, which is told as that': quizSite(
      {},
      { 'en/quiz-banks/bread.yaml': 'titles: [\n' },
    ),
  },
})
