import { expect, test } from 'vitest'
import { readQuiz } from '#renderer/client/builder/request/read-quiz.ts'
import { quiz } from '../content.ts'
import { personalQuiz } from '../personal-quiz.ts'

test('a quiz of every kind is read as it is', () => {
  for (const kind of ['A', 'B', 'C', 'D', 'E'] as const) {
    const personal = personalQuiz(kind, 'current-approach')
    expect(readQuiz(JSON.parse(JSON.stringify(personal)))).toEqual(personal)
  }
})

const [first, second] = quiz.questions
const [option, other] = first?.options ?? []
const [range] = quiz.result_categories

const asking = (...questions: readonly unknown[]) => ({ questions })
const answering = (changes: object) =>
  asking({ ...first, options: [{ ...option, ...changes }, other] })
const leading = (link: string) => ({ final_cta: { text: 'x', link } })
const shown = (changes: object) => ({
  presentation: { ...personalQuiz('A', 'starter-kit').presentation, ...changes },
})

test.for<[string, object]>([
  ['what it does not need', { made_by: 'x' }],
  ['an urgent answer', answering({ urgent: true, helpline: 'home' })],
])('with %s it is a quiz', ([, changes]) => {
  expect(readQuiz({ ...quiz, ...changes })).toBeDefined()
})

test.for<[string, object]>([
  ['an unknown kind', shown({ kind: 'Z' })],
  ['an unknown output', shown({ output: 'toString' })],
  ['no title', shown({ title: 5 })],
  ['advice that is no text', answering({ advice: 5 })],
  ['half an outlook', answering({ outlook: { stay: 'x' } })],
  ['a norm that nothing meets', asking({ ...first, norm: { text: 'x', source: 'y', met: [1] } })],
  ['an urgent answer without a helpline', answering({ urgent: true })],
  ['an urgent answer with an empty one', answering({ urgent: true, helpline: '' })],
  ['an urgent answer with a number', answering({ urgent: true, helpline: 112 })],
  ['an answer that may be urgent', answering({ urgent: 'now', helpline: 'home' })],
  ['no questions', asking()],
  ['questions that are not a list', { questions: { 0: first } }],
  ['a question without text', asking({ ...first, question_text: '' })],
  ['a question without options', asking({ ...first, options: [] }, second)],
  ['an option that is a text', asking({ ...first, options: ['no'] })],
  ['two options of one name', asking({ ...first, options: [option, option] })],
  ['two questions of one name', asking(first, first)],
  [
    'far too many questions',
    asking(...Array.from({ length: 51 }, (_, id) => ({ ...first, id: `q${id}` }))),
  ],
  ['a text without end', { final_cta: { text: 'x'.repeat(5000), link: '/' } }],
  ['no rubric', { scoring_rubric: undefined }],
  ['a score that is a text', { scoring_rubric: [{ question_id: 'q1', scores: { no: '5' } }] }],
  ['a range without an end', { result_categories: [{ ...range, max_score: Number.NaN }] }],
  ['no call to action', { final_cta: {} }],
  ['a script as its link', leading('javascript:alert(1)')],
  ['data as its link', leading('data:text/html,x')],
])('with %s it is no quiz', ([, changes]) => {
  expect(readQuiz({ ...quiz, ...changes })).toBeUndefined()
})

test.for([null, [quiz]])('%o is no quiz', (value) => expect(readQuiz(value)).toBeUndefined())
