import { expect, test } from 'vitest'
import { createIds } from '#api/http/ids.ts'

const filledWith = (value: number) => (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(value)

test('an id has 26 characters: the time, then random digits', () => {
  const newId = createIds(() => new Date('2026-06-01T12:00:00Z'), filledWith(1))
  expect(newId()).toBe('01kt1gw6g01111111111111111')
})

test('ids of one millisecond increment, with carry', () => {
  const newId = createIds(() => new Date(0), filledWith(31))
  expect([newId(), newId(), newId()]).toEqual([
    '0000000000zzzzzzzzzzzzzzzz',
    '00000000000000000000000000',
    '00000000000000000000000001',
  ])
})

test('a later id sorts after an earlier one', () => {
  let time = Date.parse('2026-06-01T12:00:00Z')
  const newId = createIds(() => new Date(time), filledWith(7))
  const ids = [newId(), newId()]
  time += 1
  ids.push(newId())
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(3)
})
