import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

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
  while (!(await fetch(url).then(accepts, () => false))) {
    const { exitCode, signalCode, spawnargs } = server
    if (exitCode !== null || signalCode !== null)
      throw new Error(`${spawnargs.join(' ')} ended (${exitCode ?? signalCode}). ${said}`)
    await setTimeout(20)
  }
}
