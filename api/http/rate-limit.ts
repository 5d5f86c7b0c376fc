import { createMiddleware } from 'hono/factory'
import type { Rate, ServerSettings } from '../settings/server-settings.ts'
import type { Store } from '../store/store.ts'
import { within } from '../store/within.ts'
import { errorDetails, type Log } from '../telemetry/log.ts'
import { networkOf } from './client-address.ts'
import type { Reject } from './reject.ts'
import type { ApiEnv, Route } from './routes.ts'

interface RateLimit {
  /** Consumes one token. Returns 0, or the seconds until the next token. */
  take(address: string): number
  /** Returns the token that was taken last. */
  giveBack(address: string): void
}

interface Bucket {
  tokens: number
  at: number
}

/** Maximum number of networks in memory. The least recently seen one is evicted first. */
const maxBuckets = 50_000

/** A token bucket for each network. `clock` returns monotonic milliseconds. */
export function createRateLimit({ perMinute, burst }: Rate, clock: () => number): RateLimit {
  const buckets = new Map<string, Bucket>()
  const perMillisecond = perMinute / 60_000

  return {
    giveBack: (address) => {
      const bucket = buckets.get(networkOf(address))
      if (bucket) bucket.tokens = Math.min(burst, bucket.tokens + 1)
    },
    take: (address) => {
      const network = networkOf(address)
      const now = clock()
      const { tokens, at } = buckets.get(network) ?? { tokens: burst, at: now }
      const filled = Math.min(burst, tokens + (now - at) * perMillisecond)
      const left = filled >= 1 ? filled - 1 : filled

      // A map keeps insertion order. Deleting the key first moves it to the end, so the oldest key stays
      // first.
      buckets.delete(network)
      buckets.set(network, { tokens: left, at: now })
      const [oldest] = buckets.size > maxBuckets ? buckets.keys() : []
      if (oldest !== undefined) buckets.delete(oldest)

      return filled >= 1 ? 0 : Math.ceil((1 - filled) / perMillisecond / 1000)
    },
  }
}

/** Takes a token of a bucket that several servers share. Resolves to 0, or to the milliseconds until the next. */
export type TakeShared = Store['takeToken']

/** How long an answer may take, and how long it is not asked for after a failure, in milliseconds. */
const shared = { patience: 250, rest: 5000 }

interface SharedLimitInput extends Rate {
  readonly name: string
  readonly own: RateLimit
  readonly takeShared: TakeShared
  readonly now: () => Date
  readonly clock: () => number
  readonly log: Log
}

/**
 * The limit of all servers together. A visitor above the server's own limit is not asked for; while the
 * others cannot be asked, the own limit decides.
 */
function createSharedLimit({
  name,
  perMinute,
  burst,
  own,
  takeShared,
  now,
  clock,
  log,
}: SharedLimitInput) {
  const interval = 60_000 / perMinute
  let restsUntil = Number.NEGATIVE_INFINITY

  return async (address: string): Promise<number> => {
    const wait = own.take(address)
    if (wait > 0 || clock() < restsUntil) return wait
    const bucket = { name: `${name} ${networkOf(address)}`, burst, interval, now: now().getTime() }
    try {
      return Math.ceil((await within(shared.patience, takeShared(bucket))) / 1000)
    } catch (error) {
      if (clock() >= restsUntil) log.warn('limits.not-shared', errorDetails(error))
      restsUntil = clock() + shared.rest
      return 0
    }
  }
}

interface RateLimitDependencies {
  readonly reject: Reject
  readonly rates: Pick<ServerSettings['rates'], Route['rate']>
  /** Absent if this server is the only one. */
  readonly takeShared?: TakeShared | undefined
  readonly now: () => Date
  readonly clock: () => number
  readonly log: Log
}

/** Answers 429 to a client that exceeds the rate of a route. */
export function rateLimit({ reject, rates, takeShared, ...dependencies }: RateLimitDependencies) {
  const limitOf = (name: Route['rate']) => {
    const own = createRateLimit(rates[name], dependencies.clock)
    return takeShared
      ? createSharedLimit({ name, ...rates[name], own, takeShared, ...dependencies })
      : own.take
  }
  const limits = {
    forms: limitOf('forms'),
    quiz: limitOf('quiz'),
  } satisfies Record<Route['rate'], unknown>

  return createMiddleware<ApiEnv>(async (c, next) => {
    const { methods, rate } = c.get('route')
    // Reading counts only where nothing is found.
    const isCounted = methods.includes(c.req.method) && c.req.method !== 'GET'
    const wait = isCounted ? await limits[rate](c.env?.connection?.address ?? '') : 0
    if (wait === 0) return next()
    return reject(c, { code: 'too_many_requests', headers: { 'retry-after': String(wait) } })
  })
}
