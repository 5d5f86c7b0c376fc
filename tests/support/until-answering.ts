import type { ChildProcess } from 'node:child_process'
import { until } from './until.ts'

/**
 * Waits until a started server gives an answer at an address. Throws what the server wrote to
 * stderr, which must be a pipe, when it ends before.
 */
export async function untilAnswering(
  server: ChildProcess,
  url: string,
  accepts: (answer: Response) => boolean = () => true,
): Promise<void> {
  let said = ''
  server.stderr?.on('data', (chunk) => {
    said += chunk
  })
  await until(async () => {
    if (await fetch(url).then(accepts, () => false)) return true
    const { exitCode, signalCode, spawnargs } = server
    if (exitCode !== null || signalCode !== null)
      throw new Error(`${spawnargs.join(' ')} ended (${exitCode ?? signalCode}). ${said}`)
    return false
  })
}
