import { expect, test } from 'vitest'
import { resultFor, totalOf } from '#renderer/client/builder/result/score-quiz.ts'
import { quiz } from '../content.ts'

test.for<{ answers: Record<string, string>; total: number; title: string | undefined }>([
  { answers: {}, total: 0, title: 'Crumbs' },
  { answers: { q1: 'no', q2: 'no' }, total: 0, title: 'Crumbs' },
  { answers: { q1: 'yes', q2: 'no' }, total: 30, title: 'Crumbs' },
  { answers: { q1: 'no', q2: 'yes' }, total: 40, title: undefined },
  { answers: { q1: 'yes', q2: 'yes' }, total: 70, title: 'A loaf' },
  { answers: { q1: 'constructor', q9: 'yes' }, total: 0, title: 'Crumbs' },
])('$answers counts $total: $title', ({ answers, total, title }) => {
  const counted = totalOf(quiz, new Map(Object.entries(answers)))
  expect(counted).toBe(total)
  expect(resultFor(quiz, counted)?.title).toBe(title)
})
