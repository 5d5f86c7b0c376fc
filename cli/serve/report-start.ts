import type { Log } from '#api/serving.ts'
import type { CliContext } from '../context.ts'

/** Where a server is that has started. */
interface Started {
  readonly site: string
  readonly operation: string
  readonly submissions: string
  /** How long the start took, in milliseconds. */
  readonly ms: number
}

/** Reports where the server is: a sentence on a terminal, elsewhere an event in the log. */
export function reportStart(stdout: CliContext['stdout'], log: Log, started: Started): void {
  const { site, operation, submissions, ms } = started
  if (!stdout.isTTY) {
    log.info('server.started', { ...started })
    return
  }
  stdout.write(
    `The site is at ${site} (submissions in ${submissions}, health and metrics at ${operation}, ready in ${ms} ms)\n`,
  )
}
