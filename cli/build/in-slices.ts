import { setImmediate } from 'node:timers/promises'
import type { Steps } from '#generator/index.ts'

/** How long work may keep requests waiting, in milliseconds. */
const slice = 10

/** How work is divided. */
export interface Slicing {
  /** Milliseconds from any fixed moment. */
  readonly clock: () => number
  /** Aborted when the work is to be left undone. */
  readonly signal: AbortSignal
}

/** Does long work in slices. The result is undefined if the signal is aborted before the end. */
export async function inSlices<Result>(
  steps: Steps<Result>,
  { clock, signal }: Slicing,
): Promise<Result | undefined> {
  let start = clock()
  for (;;) {
    if (signal.aborted) return undefined
    const step = steps.next()
    if (step.done) return step.value
    if (clock() - start < slice) continue
    await setImmediate()
    start = clock()
  }
}
