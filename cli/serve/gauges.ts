import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'
import type { Readiness } from '#api/index.ts'

interface Measured {
  readonly delay: LoopDelay
  /** When the site that is served was built, in milliseconds since 1970. */
  readonly builtAt: number
  /** Free bytes where submissions are stored. */
  readonly free: number
}

/** The gauges, read on each request for metrics. */
export function gaugesOf(
  { ready, checks }: Readiness,
  { delay, builtAt, free }: Measured,
): Readonly<Record<string, number>> {
  return {
    diptych_ready: Number(ready),
    ...Object.fromEntries(
      Object.entries(checks).map(([name, value]) => [`diptych_${snakeCase(name)}`, Number(value)]),
    ),
    diptych_free_bytes: free,
    diptych_site_build_timestamp_seconds: builtAt / 1000,
    diptych_event_loop_delay_p99_seconds: delay.slowest() / 1000,
    diptych_resident_memory_bytes: memoryUsage().rss,
  }
}

/** Free bytes on the disk of a folder, which may still have to be created. */
export async function freeBytes(folder: string): Promise<number> {
  if (!existsSync(folder) && dirname(folder) !== folder) return freeBytes(dirname(folder))
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

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
