import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'
import type { Readiness } from '#api/index.ts'

const delay = monitorEventLoopDelay({ resolution: 20 })

/** What is measured when somebody asks for metrics. */
export function gaugesOf({ ready, checks }: Readiness): Readonly<Record<string, number>> {
  delay.enable()
  const slowest = delay.percentile(99) / 1e9
  delay.reset()

  return {
    diptych_ready: Number(ready),
    ...Object.fromEntries(
      Object.entries(checks).map(([name, value]) => [`diptych_${snakeCase(name)}`, Number(value)]),
    ),
    diptych_event_loop_delay_p99_seconds: Number.isFinite(slowest) ? slowest : 0,
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
