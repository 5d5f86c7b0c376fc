import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createGroupCommit, Overloaded } from '#api/store/group-commit.ts'

test('items that arrive during a write form the next group', async () => {
  const groups: (readonly number[])[] = []
  const { add } = createGroupCommit<number, number>({
    write: async (items) => {
      groups.push(items)
      await setImmediate()
      return items.map((item) => item * 10)
    },
    maxWaiting: 100,
    maxAtOnce: 3,
  })
  const first = [1, 2].map(add)
  await setImmediate()
  const rest = [3, 4, 5, 6].map(add)

  expect(await Promise.all([...first, ...rest])).toEqual([10, 20, 30, 40, 50, 60])
  expect(groups).toEqual([[1, 2], [3, 4, 5], [6]])
})

test('a failed group rejects its own items only', async () => {
  const { add } = createGroupCommit<string, string>({
    write: async (items) => {
      if (items.includes('bad')) throw new Error('full')
      return items
    },
    maxWaiting: 100,
    maxAtOnce: 2,
  })
  const results = await Promise.allSettled(['good', 'bad', 'fine'].map(add))

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})

test('items above the queue limit are rejected at once', async () => {
  const { add, length } = createGroupCommit<number, number>({
    write: async (items) => items,
    maxWaiting: 2,
    maxAtOnce: 10,
  })
  const accepted = [1, 2].map(add)

  expect(length()).toBe(2)
  await expect(add(3)).rejects.toThrow(Overloaded)
  expect(await Promise.all(accepted)).toEqual([1, 2])
})
