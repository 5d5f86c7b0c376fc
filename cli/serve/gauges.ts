import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'
import type { Readiness } from '#api/index.ts'

/** What is measured when somebody asks for metrics. */
export function gaugesOf(
  { ready, checks }: Readiness,
  delay: LoopDelay,
): Readonly<Record<string, number>> {
  return {
    diptych_ready: Number(ready),
    ...Object.fromEntries(
      Object.entries(checks).map(([name, value]) => [`diptych_${snakeCase(name)}`, Number(value)]),
    ),
    diptych_event_loop_delay_p99_seconds: delay.slowest() / 1000,
    diptych_resident_memory_bytes: memoryUsage().rss,
  }
}

/** Bytes that are free where a folder is. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

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
