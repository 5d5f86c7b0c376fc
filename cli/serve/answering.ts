import type { Log, Metrics, Reject } from '#api/index.ts'
import type { ServerSettings, Upstream } from '#api/serving.ts'
import type { CliContext } from '../context.ts'
import type { LoopDelay } from './gauges.ts'

interface Input {
  readonly fetch: (request: Request) => Response | Promise<Response>
  readonly reject: Reject
  readonly delay: LoopDelay
  readonly folder: string
  readonly settings: ServerSettings
  readonly log: Log
  readonly metrics: Metrics
}

/** A delay, in milliseconds, at which the process has more to do than it can. */
const overloadDelay = 500

const apiRoutes = ['/api/forms', '/api/quiz', '/api/csp-report']

/** What answers visitors' requests to the API: within limits, and with the site's own headers. */
export async function createAnswering(
  { now, clock }: CliContext,
  { fetch, reject, delay, folder, settings, log, metrics }: Input,
): Promise<Upstream> {
  const {
    addressOf,
    createPseudonymize,
    createIds,
    createRateLimit,
    createUpstream,
    readServedHeaders,
  } = await import('#api/index.ts')
  const { forms, quiz, reports } = settings.rates
  const { all, policies } = readServedHeaders(folder)
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

  return createUpstream({
    fetch,
    reject,
    limits: [
      ['/api/csp-report', createRateLimit(reports, clock)],
      ['/api/quiz', createRateLimit(quiz, clock)],
      ['/', createRateLimit(forms, clock)],
    ],
    maxAtOnce: settings.maxAtOnce,
    dispensable: ['/api/quiz'],
    isOverloaded: () => delay.slowest() > overloadDelay,
    headers: all,
    routes: new Set([...apiRoutes, ...Object.keys(policies).map(addressOf)]),
    pseudonymize: createPseudonymize({ now, random }),
    newId: createIds(now, (bytes) => crypto.getRandomValues(bytes)),
    clock,
    log,
    metrics,
  })
}
