import { problem } from '../errors/problem.ts'
import { errorDetails, type Log } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { type ForwardedRequest, toAnswer, type Upstream } from './exchange.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Reject } from './reject.ts'
import { withHeaders } from './response-headers.ts'

export interface UpstreamInput {
  /** The API. */
  readonly fetch: (request: Request) => Response | Promise<Response>
  /** What answers where the API is not asked. */
  readonly reject: Reject
  /** Who may ask how often: the first limit whose path is the start of the request's. */
  readonly limits: readonly (readonly [path: string, limit: RateLimit])[]
  /** How many requests may be on their way at once. */
  readonly maxAtOnce: number
  /** What is not answered while the process is strained, so that forms are: by the start of the path. */
  readonly dispensable: readonly string[]
  readonly isOverloaded: () => boolean
  /** With every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** Addresses that may be named in logs; anything else is somebody's invention. */
  readonly routes: ReadonlySet<string>
  /** What stands for a visitor's address in logs. */
  readonly pseudonymize: (address: string) => string
  readonly newId: () => string
  readonly clock: () => number
  readonly log: Log
  readonly metrics: Metrics
}

/** Answers what is no file: within limits, with headers, and told to the log without what anybody wrote. */
export function createUpstream(input: UpstreamInput): Upstream {
  const { clock, log, metrics, newId } = input
  let onTheWay = 0

  return async (request) => {
    const start = clock()
    const id = newId()
    onTheWay += 1
    try {
      const { pathname } = new URL(request.url)
      const response = await respond(request, { ...input, pathname, onTheWay })
      const answer = withHeaders(await toAnswer(response), { ...input.headers, 'x-request-id': id })
      // An address as the log may have it.
      const route = input.routes.has(pathname) ? pathname : '*'
      const status = String(answer.status)
      metrics.count('diptych_requests_total', { route, method: request.method, status })
      log.info('request', {
        id,
        method: request.method,
        route,
        status: answer.status,
        ms: Math.round(clock() - start),
        bytes: answer.body.length,
        visitor: input.pseudonymize(request.address),
      })
      return answer
    } catch (error) {
      log.error('request.failed', { id, ...errorDetails(error) })
      return toAnswer(problem('internal'))
    } finally {
      onTheWay -= 1
    }
  }
}

interface Admission extends UpstreamInput {
  readonly pathname: string
  /** How many requests there are now, this one among them. */
  readonly onTheWay: number
}

function respond(forwarded: ForwardedRequest, admission: Admission) {
  const { rejection } = forwarded
  const { fetch, reject, limits, pathname } = admission
  const request = asRequest(forwarded)
  if (rejection) return reject(request, { code: rejection })
  if (isTooMuch(admission))
    return reject(request, { code: 'busy', headers: { 'retry-after': '5' } })

  const limit = limits.find(([path]) => pathname.startsWith(path))?.[1]
  const wait = request.method === 'POST' && limit ? limit.take(forwarded.address) : 0
  return wait > 0
    ? reject(request, { code: 'too_many_requests', headers: { 'retry-after': String(wait) } })
    : fetch(request)
}

const isTooMuch = ({ pathname, onTheWay, maxAtOnce, dispensable, isOverloaded }: Admission) =>
  onTheWay > maxAtOnce || (dispensable.some((path) => pathname.startsWith(path)) && isOverloaded())

const asRequest = ({ method, url, headers, body }: ForwardedRequest) =>
  new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(method !== 'GET' && method !== 'HEAD' && { body: Buffer.from(body) }),
  })
