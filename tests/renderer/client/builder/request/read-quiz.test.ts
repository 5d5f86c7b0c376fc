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
const long = 'x'.repeat(5000)

test.for<{ name: string; value: unknown }>([
  { name: 'nothing', value: null },
  { name: 'a list', value: [quiz] },
  { name: 'no questions', value: { ...quiz, questions: [] } },
  { name: 'questions that are not a list', value: { ...quiz, questions: { 0: first } } },
  {
    name: 'a question without text',
    value: { ...quiz, questions: [{ ...first, question_text: '' }] },
  },
  {
    name: 'a question without options',
    value: { ...quiz, questions: [{ ...first, options: [] }, second] },
  },
  {
    name: 'an option that is a text',
    value: { ...quiz, questions: [{ ...first, options: ['no'] }] },
  },
  {
    name: 'two options of one name',
    value: { ...quiz, questions: [{ ...first, options: [first?.options[0], first?.options[0]] }] },
  },
  { name: 'two questions of one name', value: { ...quiz, questions: [first, first] } },
  {
    name: 'far too many questions',
    value: {
      ...quiz,
      questions: Array.from({ length: 51 }, (_, id) => ({ ...first, id: `q${id}` })),
    },
  },
  { name: 'a text without end', value: { ...quiz, final_cta: { text: long, link: '/' } } },
  { name: 'no rubric', value: { ...quiz, scoring_rubric: undefined } },
  {
    name: 'a range without an end',
    value: {
      ...quiz,
      result_categories: [{ ...quiz.result_categories[0], max_score: Number.NaN }],
    },
  },
  { name: 'no call to action', value: { ...quiz, final_cta: {} } },
  {
    name: 'a script as its link',
    value: { ...quiz, final_cta: { text: 'x', link: 'javascript:alert(1)' } },
  },
  {
    name: 'data as its link',
    value: { ...quiz, final_cta: { text: 'x', link: 'data:text/html,x' } },
  },
])('$name is no quiz', ({ value }) => expect(readQuiz(value)).toBeUndefined())
