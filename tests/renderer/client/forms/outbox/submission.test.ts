import { expect, test } from 'vitest'
import {
  isDue,
  isExpired,
  retryDelay,
  type Submission,
} from '#renderer/client/forms/outbox/submission.ts'

const day = 24 * 60 * 60 * 1000
const submission = (rest: Partial<Submission> = {}): Submission => ({
  id: 'a',
  body: '',
  createdAt: 0,
  notBefore: 0,
  isRefused: false,
  ...rest,
})

test.for([
  [1, 1000],
  [2, 4000],
  [3, 15_000],
  [4, 60_000],
  [5, undefined],
])('after attempt %i it waits %s ms, and at most 20 %% more', ([tries = 0, delay]) => {
  expect(retryDelay(tries, 0)).toBe(delay)
  expect(retryDelay(tries, 1)).toBe(delay === undefined ? undefined : delay * 1.2)
})

test('it is saved for seven days', () => {
  expect(isExpired(submission(), 7 * day)).toBe(false)
  expect(isExpired(submission(), 7 * day + 1)).toBe(true)
})

test('it is due unless it was refused or is to wait', () => {
  expect(isDue(submission(), 0)).toBe(true)
  expect(isDue(submission({ notBefore: 1 }), 0)).toBe(false)
  expect(isDue(submission({ notBefore: 1 }), 1)).toBe(true)
  expect(isDue(submission({ isRefused: true }), 0)).toBe(false)
})
