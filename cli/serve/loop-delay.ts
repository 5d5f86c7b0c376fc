import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Delay of the event loop. */
export interface LoopDelay {
  /** 99th percentile of the last few seconds, in milliseconds. */
  readonly slowest: () => number
}

/** Length of a measuring interval, in milliseconds. */
const span = 5000

/** Starts measuring the delay of the event loop. */
export function watchLoopDelay(): LoopDelay {
  const measuring = monitorEventLoopDelay({ resolution: 20 })
  measuring.enable()
  let slowest = 0
  setInterval(() => {
    // Without a measurement, the percentile is NaN.
    slowest = measuring.percentile(99) / 1e6 || 0
    measuring.reset()
  }, span).unref()
  return { slowest: () => slowest }
}
