import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How late the event loop comes to what is due. */
export interface LoopDelay {
  /** Of the last few seconds the slowest hundredth, in milliseconds. */
  readonly slowest: () => number
}

/** How long is measured before it counts, in milliseconds. */
const span = 5000

/** Measures all the time from now on. */
export function watchLoopDelay(): LoopDelay {
  const measuring = monitorEventLoopDelay({ resolution: 20 })
  measuring.enable()
  let slowest = 0
  setInterval(() => {
    // Before anything was measured it is no number.
    slowest = measuring.percentile(99) / 1e6 || 0
    measuring.reset()
  }, span).unref()
  return { slowest: () => slowest }
}
