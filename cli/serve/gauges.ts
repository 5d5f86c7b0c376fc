import { statfs } from 'node:fs/promises'
import { memoryUsage } from 'node:process'
import type { Readiness } from '#api/index.ts'
import type { LoopDelay } from './loop-delay.ts'

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
