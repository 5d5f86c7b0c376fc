import type { Log, Metrics, Refuse } from '#api/index.ts'
import type { ServerSettings, Upstream } from '#api/serving.ts'
import { loadApiValidator } from '../content/api-validators.ts'
import type { CliContext } from '../context.ts'
import type { LoopDelay } from './gauges.ts'

interface Input {
  readonly fetch: (request: Request) => Response | Promise<Response>
  readonly refuse: Refuse
  readonly delay: LoopDelay
  readonly folder: string
  readonly settings: ServerSettings
  readonly log: Log
  readonly metrics: Metrics
}

/** A delay, in milliseconds, at which the process has more to do than it can. */
const strain = 500

const apiRoutes = ['/api/forms', '/api/quiz', '/api/csp-report']

/** What answers visitors' requests to the API: within limits, and with the site's own headers. */
export async function createAnswering(
  context: CliContext,
  { fetch, refuse, delay, folder, settings, log, metrics }: Input,
): Promise<Upstream> {
  const {
    addressOf,
    createDisguise,
    createIds,
    createRateLimit,
    createUpstream,
    readServedHeaders,
  } = await import('#api/index.ts')
  const { now, clock } = context
  const { forms, quiz, reports } = settings.rates
  const { all, policies } = readServedHeaders(
    folder,
    await loadApiValidator(context, 'data/served-headers'),
  )
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

  return createUpstream({
    fetch,
    refuse,
    limits: [
      ['/api/csp-report', createRateLimit(reports, clock)],
      ['/api/quiz', createRateLimit(quiz, clock)],
      ['/', createRateLimit(forms, clock)],
    ],
    mostAtOnce: settings.mostAtOnce,
    dispensable: ['/api/quiz'],
    isStrained: () => delay.slowest() > strain,
    headers: all,
    routes: new Set([...apiRoutes, ...Object.keys(policies).map(addressOf)]),
    disguise: createDisguise({ now, random }),
    newId: createIds(now, (bytes) => crypto.getRandomValues(bytes)),
    clock,
    log,
    metrics,
  })
}
