import { expect, test } from 'vitest'
import { quizEntries, quizFields } from '#renderer/client/quiz/quiz-fields.ts'
import type { QuizQuestion } from '#site/types.ts'

const tile = 'pale'
const contact: QuizQuestion = { id: 'contact', kind: 'contact', question: 'Who?', tile }
const site: QuizQuestion = { id: 'site', kind: 'text', question: 'Where?', tile, format: 'url' }
const goal: QuizQuestion = { id: 'goal', kind: 'choice', question: 'Why?', tile, options: [] }
const checks = ['name', 'email', 'website', 'question_1', 'question_2'].map((name) => ({ name }))

test.for([
  { question: site, number: 1, names: ['question_1'] },
  { question: goal, number: 2, names: ['question_2'] },
  { question: contact, number: 1, names: ['name', 'email'] },
])('$question.id as question $number is answered by $names', ({ question, number, names }) => {
  expect(quizFields(question, number, checks).map(({ name }) => name)).toEqual(names)
})

test('what is sent follows the order of the questions, whichever that is', () => {
  const values = { name: 'Jo', email: 'jo@krume', question_2: 'krume.example', question_3: 'Leads' }
  expect(quizEntries('scan', { questions: [contact, site, goal] }, values)).toEqual([
    ['form-name', 'scan'],
    ['name', 'Jo'],
    ['email', 'jo@krume'],
    ['website', 'krume.example'],
    ['question_1', 'Jo'],
    ['question_1_text', 'Who?'],
    ['question_2', 'krume.example'],
    ['question_2_text', 'Where?'],
    ['question_3', 'Leads'],
    ['question_3_text', 'Why?'],
  ])
})

test('a quiz that asks for no website sends none', () => {
  expect(quizEntries('scan', { questions: [goal] }, { question_1: 'Leads' })).toContainEqual([
    'website',
    '',
  ])
})
