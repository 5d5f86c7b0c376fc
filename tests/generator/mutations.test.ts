import { expect, test } from 'vitest'
import { harmlessEdits } from '../mutations/harmless-edits.ts'
import { falseAlarmsOf } from '../mutations/score.ts'

test.for(Object.keys(harmlessEdits))('an edit that %s raises no alarm', (name) => {
  expect(falseAlarmsOf(name)).toEqual([])
})
