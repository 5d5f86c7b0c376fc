import { expect, test } from 'vitest'
import { readQuiz } from '#renderer/client/builder/request/read-quiz.ts'
import { quiz } from '../content.ts'
import { personalQuiz } from '../personal-quiz.ts'

test('a quiz is read as it is, without what it does not need', () => {
  expect(readQuiz({ ...quiz, made_by: 'x' })).toEqual(quiz)
})

test('what a result needs is read along, of every kind', () => {
  for (const kind of ['A', 'B', 'C', 'D', 'E'] as const) {
    const personal = personalQuiz(kind, 'current-approach')
    expect(readQuiz(JSON.parse(JSON.stringify(personal)))).toEqual(personal)
  }
})

test.for<[string, object]>([
  ['an unknown kind', { kind: 'Z' }],
  ['an unknown output', { output: 'toString' }],
  ['no title', { title: 5 }],
])('with %s the result is that of its range', ([, change]) => {
  const personal = personalQuiz('A', 'starter-kit')
  const read = readQuiz({ ...personal, presentation: { ...personal.presentation, ...change } })
  expect(read?.questions).toEqual(personal.questions)
  expect(read?.presentation).toBeUndefined()
})

test('what is wrong about an answer is left out', () => {
  const [question] = personalQuiz('D', 'starter-kit').questions
  const [option] = question?.options ?? []
  const odd = {
    ...question,
    chooses: 'anything',
    norm: { text: 'x', source: 'y', met: [1] },
    options: [{ ...option, advice: 5, outlook: { stay: 'x' } }],
  }
  const read = readQuiz({ ...quiz, questions: [odd] })?.questions[0]
  expect(read).toEqual({
    id: question?.id,
    name: question?.name,
    question_text: question?.question_text,
    options: [{ id: option?.id, text: option?.text }],
  })
})

const urgent = (changes: object) => {
  const [question] = quiz.questions
  const [option, ...others] = question?.options ?? []
  const questions = [{ ...question, options: [{ ...option, ...changes }, ...others] }]
  return readQuiz({ ...quiz, questions })?.questions[0]?.options[0]
}

test.for<[object, object | undefined]>([
  [
    { urgent: true, helpline: 'home', advice: 'Talk.', outlook: { stay: 'a', change: 'b' } },
    { urgent: true, helpline: 'home' },
  ],
  [
    { urgent: 'now', helpline: 'home' },
    { urgent: true, helpline: 'home' },
  ],
  [{ urgent: false, helpline: 'home', advice: 'Rest.' }, { advice: 'Rest.' }],
  [{ urgent: true }, undefined],
  [{ urgent: true, helpline: '' }, undefined],
  [{ urgent: ['now'], advice: 'Rest.' }, undefined],
  [{ urgent: true, helpline: 112, advice: 'Talk.' }, undefined],
])('an answer with %o is read as %o', ([changes, read]) => {
  const { id, text } = quiz.questions[0]?.options[0] ?? {}
  expect(urgent(changes)).toEqual(read && { id, text, ...read })
})

const [first, second] = quiz.questions
const yes = first?.options[0]
const [range] = quiz.result_categories

const asking = (...questions: readonly unknown[]) => ({ questions })
const leading = (link: string) => ({ final_cta: { text: 'x', link } })

test.for<[string, object]>([
  ['no questions', asking()],
  ['questions that are not a list', { questions: { 0: first } }],
  ['a question without text', asking({ ...first, question_text: '' })],
  ['a question without options', asking({ ...first, options: [] }, second)],
  ['an option that is a text', asking({ ...first, options: ['no'] })],
  ['two options of one name', asking({ ...first, options: [yes, yes] })],
  ['two questions of one name', asking(first, first)],
  [
    'far too many questions',
    asking(...Array.from({ length: 51 }, (_, id) => ({ ...first, id: `q${id}` }))),
  ],
  ['a text without end', { final_cta: { text: 'x'.repeat(5000), link: '/' } }],
  ['no rubric', { scoring_rubric: undefined }],
  ['a range without an end', { result_categories: [{ ...range, max_score: Number.NaN }] }],
  ['no call to action', { final_cta: {} }],
  ['a script as its link', leading('javascript:alert(1)')],
  ['data as its link', leading('data:text/html,x')],
])('with %s it is no quiz', ([, changes]) => {
  expect(readQuiz({ ...quiz, ...changes })).toBeUndefined()
})

test.for([null, [quiz]])('%o is no quiz', (value) => expect(readQuiz(value)).toBeUndefined())
