import { expect, test } from 'vitest'
import { deltaOf } from '#cli/validate/watch-screen.ts'
import { blank, mismatch, stale } from '../report/sample.ts'

const moved = { ...mismatch, at: { ...mismatch.at, line: 99 } }
const graver = { ...stale, severity: 'error' as const }

test.for([
  { name: 'nothing', before: [mismatch], after: [mismatch], fixed: 0, added: [] },
  { name: 'another line', before: [mismatch], after: [moved], fixed: 0, added: [] },
  { name: 'one fixed', before: [mismatch, stale], after: [stale], fixed: 1, added: [] },
  { name: 'one new', before: [stale], after: [stale, blank], fixed: 0, added: [blank] },
  { name: 'one for another', before: [stale], after: [blank], fixed: 1, added: [blank] },
  { name: 'graver', before: [stale], after: [graver], fixed: 1, added: [graver] },
  { name: 'one of two alike', before: [stale, stale], after: [stale], fixed: 1, added: [] },
  { name: 'a second one', before: [stale], after: [stale, stale], fixed: 0, added: [stale] },
])('$name', ({ before, after, fixed, added }) => {
  expect(deltaOf(before, after)).toEqual({ fixed, added })
})
