import { expect, test } from 'vitest'
import { inSlices } from '#cli/build/in-slices.ts'

const { signal } = new AbortController()

/** Work of so many steps, each of which takes 4 ms, and the clock that it moves. */
function workOf(count: number) {
  const work = { time: 0, done: 0 }
  function* steps() {
    for (; work.done < count; work.done += 1) {
      work.time += 4
      yield
    }
    return 'result'
  }
  return { work, steps: steps(), clock: () => work.time }
}

test('work pauses after 10 ms, and has its result at the end', async () => {
  const { work, steps, clock } = workOf(8)
  const pauses: number[] = []
  const pause = async () => void pauses.push(work.done)

  expect(await inSlices(steps, { clock, signal, pause })).toBe('result')
  expect(pauses).toEqual([2, 5])
})

test('work that is stopped in a pause has no result, and its next step is not done', async () => {
  const { work, steps, clock } = workOf(8)
  const controller = new AbortController()
  const pause = async () => controller.abort()

  expect(await inSlices(steps, { clock, signal: controller.signal, pause })).toBeUndefined()
  expect(work.done).toBe(2)
})

test('work that was stopped before it began is not begun', async () => {
  const { work, steps, clock } = workOf(1)
  expect(await inSlices(steps, { clock, signal: AbortSignal.abort() })).toBeUndefined()
  expect(work).toEqual({ time: 0, done: 0 })
})
