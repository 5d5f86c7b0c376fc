import type { Changes } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const answers = (...ids: readonly string[]) => ids.map((id) => ({ id, tile: 'key', text: id }))

/** Three questions with two answers each; the answers to the first two lead to a result. */
const questions = [
  { id: 'bread', question: 'Which bread?', answers: answers('rye', 'oat') },
  { id: 'when', question: 'When?', answers: answers('early', 'late') },
  { id: 'where', question: 'Where?', answers: answers('shop', 'door') },
]

interface For {
  readonly first?: unknown
  readonly second?: unknown
}

const written = (changes: Readonly<Record<string, unknown>>) =>
  JSON.stringify({
    questions,
    words: { counter: '{step} of {total}', result: 'Yours', again: 'Again', laid: 'Laid.' },
    ...changes,
  })

const quiz = (...results: readonly For[]): Changes => ({
  'en/sample-quizzes/order.yaml': written({
    results: results.map((each, place) => ({
      id: `r${place}`,
      title: 'A loaf',
      text: 'Warm.',
      ...each,
    })),
  }),
})

const rye = { first: ['rye'] }
const oat = { first: ['oat'] }
const early = { second: ['early'] }
const late = { second: ['late'] }
const any = {}

holdsForSites('quiz/sample-results', {
  caught: {
    'an unknown answer to the first question': quiz({ first: ['spelt'] }, any),
    'an unknown answer to the second': quiz({ second: ['noon'] }, any),
    'an answer with a typing error': quiz({ first: ['ryee'] }, any),
    'an answer in capitals': quiz({ first: ['RYE'] }, any),
    'an answer to the second question under the first': quiz({ first: ['early'] }, any),
    'an answer to the third question': quiz({ second: ['shop'] }, any),
    'one of two answers is unknown': quiz({ first: ['rye', 'spelt'] }, any),
    'the name of something every object has': quiz({ first: ['constructor'] }, any),
    'a result below one for any answer': quiz(any, rye),
    'two results for any answer': quiz(any, any),
    'the same answers twice': quiz(rye, rye, any),
    'all its answers lead elsewhere': quiz(rye, oat, early),
    'an answer without a result': quiz(rye),
    'a pair of answers without a result': quiz(rye, early),
    'no results': quiz(),
    'another pair is open': quiz({ ...rye, ...early }, { ...rye, ...late }, { ...oat, ...early }),
    'the other language has it': {
      ...quiz(any),
      'nl/sample-quizzes/order.yaml': written({
        results: [{ id: 'r0', title: 'Een brood', text: 'Warm.', first: ['rye'] }],
      }),
    },
  },
  clean: {
    'a site without sample quizzes': {},
    'one result for any answer': quiz(any),
    'a result for each answer to the first question': quiz(rye, oat),
    'a result for each answer to the second': quiz(early, late),
    'a result for two answers': quiz({ first: ['rye', 'oat'] }),
    'one, and one for all others': quiz(rye, any),
    'one for a pair, and one for all others': quiz({ ...rye, ...late }, any),
    'each pair': quiz(
      { ...rye, ...early },
      { ...rye, ...late },
      { ...oat, ...early },
      { ...oat, ...late },
    ),
    'pairs that overlap, the narrow one first': quiz({ ...rye, ...early }, rye, any),
    'both questions in one result': quiz({ first: ['rye', 'oat'], second: ['early', 'late'] }),
    'an answer is named twice': quiz({ first: ['rye', 'rye'] }, oat),
    'both languages': {
      ...quiz(any),
      'nl/sample-quizzes/order.yaml': quiz(any)['en/sample-quizzes/order.yaml'],
    },
    'a quiz without questions': { 'en/sample-quizzes/order.yaml': 'results: []\n' },
    'a quiz that is a list': { 'en/sample-quizzes/order.yaml': '[]\n' },
    'a quiz that cannot be read': { 'en/sample-quizzes/order.yaml': 'questions: [\n' },
  },
})
