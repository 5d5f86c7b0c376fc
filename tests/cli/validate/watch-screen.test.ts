import { expect, test } from 'vitest'
import { deltaOf } from '#cli/validate/watch-screen.ts'
import { blank, mismatch, stale } from '../report/sample.ts'

const moved = { ...mismatch, at: { ...mismatch.at, line: 99 } }
const graver = { ...stale, severity: 'error' as const }

test.for([
  ['nothing', [mismatch], [mismatch], 0, []],
  ['another line', [mismatch], [moved], 0, []],
  ['one fixed', [mismatch, stale], [stale], 1, []],
  ['one new', [stale], [stale, blank], 0, [blank]],
  ['one for another', [stale], [blank], 1, [blank]],
  ['graver', [stale], [graver], 1, [graver]],
  ['one of two alike', [stale, stale], [stale], 1, []],
  ['a second one', [stale], [stale, stale], 0, [stale]],
] as const)('%s', ([, before, after, fixed, added]) => {
  expect(deltaOf(before, after)).toEqual({ fixed, added })
})
