import { expect, test } from 'vitest'
import type { Changes } from '../../small-site.ts'
import { bank, findingsOfQuiz, frames, quizSite, toolBuilder } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

const scale = ['1', '2', '3', '4', '5']
const call = { text: 'Write', to: 'home', closing: 'Ask {company}.' }

test('a tool builder that asks for all there is has nothing wrong with it', () => {
  expect(findingsOfQuiz()).toEqual([])
})

test.for([
  {
    name: 'a call that no answer leads to',
    change: { frames: { calls: { ...frames.calls, letter: call } } },
    file: 'quiz-frames',
    message: 'Nothing asks for "letter".',
  },
  {
    name: 'a scale that no question names',
    change: { frames: { scales: { ...frames.scales, often: scale } } },
    file: 'quiz-frames',
    message: 'Nothing asks for "often".',
  },
  {
    name: 'a problem that is none of the answers',
    change: { bank: { problems: { ...bank.problems, latest: bank.problems['late'] } } },
    file: 'quiz-banks/bread',
    message: 'Nothing asks for "latest".',
  },
  {
    name: 'a kind that is none of the answers',
    change: { bank: { kinds: { ...bank.kinds, C: 'Salt.' } } },
    file: 'quiz-banks/bread',
    message: 'Nothing asks for "C".',
  },
])('$name', ({ change, file, message }) => {
  expect(findingsOfQuiz(change)).toEqual([`content/en/${file}.yaml quiz/unused-part ${message}`])
})

test('a bank whose subcategory is gone', () => {
  expect(
    findingsOfQuiz(
      {},
      { 'en/quiz-banks/bread.yaml': undefined, 'en/quiz-banks/cake.yaml': JSON.stringify(bank) },
    ),
  ).toEqual([
    'content/en/quiz-banks/cake.yaml quiz/unused-part No answer of the tool builder is called "cake".',
    'content/en/tool-builder.yaml quiz/missing-part There is no quiz-banks/bread.yaml for this answer.',
  ])
})

const asking = (changes: Record<string, unknown>) =>
  quizSite({}, { 'en/tool-builder.yaml': toolBuilder(changes) })
const inFrames = (changes: Record<string, unknown>) => quizSite({ frames: changes })
const inBank = (changes: Record<string, unknown>) => quizSite({ bank: changes })
const another = (name: string): Changes =>
  quizSite({}, { [`en/quiz-banks/${name}.yaml`]: JSON.stringify(bank) })
const dutch = (changes: Record<string, unknown>) =>
  quizSite(
    {},
    {
      'nl/tool-builder.yaml': toolBuilder(),
      'nl/quiz-frames.yaml': JSON.stringify({ ...frames, ...changes }),
      'nl/quiz-banks/bread.yaml': JSON.stringify(bank),
    },
  )
const questions = [
  { field: 'desired_output', options: [{ id: 'score' }, { id: 'plan' }] },
  { field: 'final_cta', options: [{ id: 'phone' }, { id: 'visit' }] },
]

holdsForSites('quiz/unused-part', {
  caught: {
    'a bank': another('cake'),
    'a bank with a capital': another('Bread'),
    'a bank in a folder': another('food/bread'),
    'a call': inFrames({ calls: { ...frames.calls, letter: call } }),
    'an output': inFrames({ outputs: { ...frames.outputs, list: frames.outputs.plan } }),
    'a kind': inFrames({ kinds: { ...frames.kinds, C: frames.kinds.A } }),
    'a kind in small letters': inFrames({ kinds: { ...frames.kinds, a: frames.kinds.A } }),
    'a scale': inFrames({ scales: { ...frames.scales, often: scale } }),
    'a problem of a bank': inBank({
      problems: { ...bank.problems, latest: bank.problems['late'] },
    }),
    'a kind of a bank': inBank({ kinds: { ...bank.kinds, C: 'Salt.' } }),
    'a problem that is asked for no more': asking({ problems: { options: [{ id: 'late' }] } }),
    'a kind that is asked for no more': asking({ kinds: { options: [{ code: 'A' }] } }),
    'a subcategory that is gone': asking({ categories: [{ id: 'food', subcategories: [] }] }),
    'an output that is asked for no more': asking({
      questions: [{ field: 'desired_output', options: [{ id: 'score' }] }, questions[1]],
    }),
    'a call that is asked for no more': asking({
      questions: [questions[0], { field: 'final_cta', options: [{ id: 'phone' }] }],
    }),
    'a question that is gone': asking({ questions: [questions[0]] }),
    'a call in Dutch': dutch({ calls: { ...frames.calls, brief: call } }),
  },
  clean: {
    'a site without a tool builder': {},
    'all that is asked for': quizSite(),
    'all in Dutch': dutch({}),
    'frames without a tool builder': { 'en/quiz-frames.yaml': JSON.stringify(frames) },
    'a bank without a tool builder': { 'en/quiz-banks/cake.yaml': JSON.stringify(bank) },
    'a bank that is missing': quizSite({}, { 'en/quiz-banks/bread.yaml': undefined }),
    'a problem that is missing': inBank({ problems: {} }),
    'a kind that is missing': inBank({ kinds: {} }),
    'a call that is missing': inFrames({ calls: {} }),
    'an output that is missing': inFrames({ outputs: {} }),
    'parts in another order': inFrames({
      calls: { visit: frames.calls.visit, phone: frames.calls.phone },
    }),
    'a scale that a kind names': inFrames({
      scales: { ...frames.scales, often: scale },
      kinds: {
        ...frames.kinds,
        A: { ...frames.kinds.A, outlooks: [{ question: 'How often?', scale: 'often' }] },
      },
    }),
    'a scale that a bank names': quizSite({
      frames: { scales: { ...frames.scales, often: scale } },
      bank: { scales: [{ question: 'How often?', scale: 'often' }] },
    }),
    'two banks, both asked for': quizSite(
      {},
      {
        'en/quiz-banks/cake.yaml': JSON.stringify(bank),
        'en/tool-builder.yaml': toolBuilder({
          categories: [{ id: 'food', subcategories: [{ id: 'bread' }, { id: 'cake' }] }],
        }),
      },
    ),
    'a builder that cannot be read': quizSite({}, { 'en/tool-builder.yaml': 'problems: [\n' }),
    'a subcategory in another category': asking({
      categories: [
        { id: 'drink', subcategories: [] },
        { id: 'food', subcategories: [{ id: 'bread' }] },
      ],
    }),
  },
})
