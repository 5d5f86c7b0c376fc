import type { Log } from '#api/serving.ts'
import type { CliContext } from '../context.ts'

/** Where a server is that has started. */
interface Started {
  readonly site: string
  readonly operation: string
  /** Where submissions are kept. Undefined where no store is open. */
  readonly submissions: string | undefined
  /** How many channels tell staff of submissions. */
  readonly channels: number | undefined
  /** How long the start took, in milliseconds. */
  readonly ms: number
}

/** The settings of the ways to tell staff. */
const ways = 'SMTP_URL, MAIL_FROM and MAIL_TO, or WEBHOOK_URL and WEBHOOK_SECRET'

/** Reports where the server is: a sentence on a terminal, elsewhere an event in the log. */
export function reportStart(stdout: CliContext['stdout'], log: Log, started: Started): void {
  const { site, operation, submissions, channels, ms } = started
  if (!stdout.isTTY) {
    log.info('server.started', { ...started })
    if (channels === 0) log.warn('delivery.none', { hint: ways })
    return
  }
  const kept =
    submissions === undefined ? 'no form, so no store and no mail' : `submissions in ${submissions}`
  stdout.write(`The site is at ${site} (${kept}, health at ${operation}, ready in ${ms} ms)\n`)
  if (channels === 0) stdout.write(`Nobody is told of new submissions yet. Set ${ways}.\n`)
}
