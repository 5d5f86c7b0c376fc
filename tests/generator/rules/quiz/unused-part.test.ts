import { expect, test } from 'vitest'
import type { Changes } from '../../small-site.ts'
import {
  bank,
  degree,
  findingsOfQuiz,
  frames,
  helpline,
  helplines,
  quizSite,
  toolBuilder,
} from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

const call = { text: 'Write', to: 'home', sentence: 'Ask {company}.' }
const [first, ...others] = bank.questions
/** The first question, for other core problems. */
const asked = (...ids: readonly string[]) => ({ questions: [{ ...first, for: ids }, ...others] })

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
    name: 'a problem that is none of the answers',
    change: { bank: { problems: { ...bank.problems, latest: bank.problems['late'] } } },
    file: 'quiz-banks/bread',
    message: 'Nothing asks for "latest".',
  },
  {
    name: 'a question for a core problem that is none of the answers',
    change: { bank: asked('late', 'latest') },
    file: 'quiz-banks/bread',
    message: 'Nothing asks for "latest".',
  },
])('$name', ({ change, file, message }) => {
  expect(findingsOfQuiz(change).filter((each) => each.includes('unused-part'))).toEqual([
    `content/en/${file}.yaml quiz/unused-part ${message}`,
  ])
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
const dutch = (changes: Record<string, unknown>, inTheBank: Record<string, unknown> = {}) =>
  quizSite(
    {},
    {
      'nl/tool-builder.yaml': toolBuilder(),
      'nl/quiz-frames.yaml': JSON.stringify({ ...frames, ...changes }),
      'nl/quiz-banks/bread.yaml': JSON.stringify({ ...bank, ...inTheBank }),
    },
  )
/** Helplines, of which an answer names one. */
const calling = (name: string, named: Record<string, unknown>) => {
  const [, ...others] = degree('fire').answers
  const question = degree('fire', {
    answers: [{ text: 'it burns', urgent: 'now', helpline: name }, ...others],
  })
  return quizSite(
    { bank: { problems: { ...bank.problems, late: question } } },
    { 'en/helplines.yaml': helplines(named) },
  )
}
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
    'a problem of a bank': inBank({
      problems: { ...bank.problems, latest: bank.problems['late'] },
    }),
    'a question for another problem': inBank(asked('latest')),
    'a question for one more': inBank(asked('late', 'lost', 'latest')),
    'a problem in capitals': inBank(asked('LATE')),
    'the text of a problem': inBank(asked('They are late')),
    'an empty problem': inBank(asked('')),
    'a problem that is asked for no more': asking({ problems: { options: [{ id: 'late' }] } }),
    'a bank of a trade whose audiences have their own': asking({
      categories: [
        {
          id: 'food',
          subcategories: [{ id: 'bread', audiences: { options: [{ id: 'bread-guests' }] } }],
        },
      ],
    }),
    'a subcategory that is gone': asking({ categories: [{ id: 'food', subcategories: [] }] }),
    'a second call': inFrames({ calls: { ...frames.calls, letter: call, fax: call } }),
    'calls in capitals': inFrames({ calls: { PHONE: call } }),
    'a problem of a bank in Dutch': dutch({}, { problems: { ...bank.problems, laat: first } }),
    'a call that is asked for no more': asking({
      questions: [questions[0], { field: 'final_cta', options: [{ id: 'phone' }] }],
    }),
    'a helpline': calling('fire', { fire: helpline(), water: helpline() }),
    'a helpline that names another one': calling('fire', {
      fire: helpline(),
      water: helpline({ also: 'fire' }),
    }),
    'a question that is gone': asking({ questions: [questions[0]] }),
    'a call in Dutch': dutch({ calls: { ...frames.calls, brief: call } }),
  },
  clean: {
    'a site without a tool builder': {},
    'all that is asked for': quizSite(),
    'all in Dutch': dutch({}),
    'a helpline that an answer names': calling('fire', { fire: helpline() }),
    'one that another helpline names': calling('fire', {
      fire: helpline({ also: 'water' }),
      water: helpline(),
    }),
    'frames without a tool builder': { 'en/quiz-frames.yaml': JSON.stringify(frames) },
    'a bank without a tool builder': { 'en/quiz-banks/cake.yaml': JSON.stringify(bank) },
    'a bank that is missing': quizSite({}, { 'en/quiz-banks/bread.yaml': undefined }),
    'a problem that is missing': inBank({ problems: {} }),
    'kinds and outputs, which are the same everywhere': asking({ kinds: { options: [] } }),
    'a call that is missing': inFrames({ calls: {} }),
    'parts in another order': inFrames({
      calls: { visit: frames.calls.visit, phone: frames.calls.phone },
    }),
    'a question for both problems': inBank(asked('late', 'lost')),
    'a question for the other problem': inBank(asked('lost')),
    'a question for no problem': inBank(asked()),
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
