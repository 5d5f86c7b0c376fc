import { createMiddleware } from 'hono/factory'
import type { AppDependencies } from './app.ts'
import { networkOf } from './networks.ts'
import type { ApiEnv, Route } from './routes.ts'

interface Bucket {
  tokens: number
  at: number
}

/** Maximum number of networks in memory. The least recently seen one is evicted first. */
const maxBuckets = 50_000

/**
 * A token bucket for each network. The function that it returns takes one token for an address, and returns 0 or the
 * seconds until the next token. `clock` returns monotonic milliseconds.
 */
export function createRateLimit(
  { perMinute, burst }: AppDependencies['rates'][Route['rate']],
  clock: () => number,
): (address: string) => number {
  const buckets = new Map<string, Bucket>()
  const perMillisecond = perMinute / 60_000

  return (address) => {
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
  }
}

/** Answers 429 to a client that exceeds the rate of a route. */
export function rateLimit({ pages, rates, clock }: AppDependencies) {
  const limits = {
    forms: createRateLimit(rates.forms, clock),
    quiz: createRateLimit(rates.quiz, clock),
  } satisfies Record<Route['rate'], unknown>

  return createMiddleware<ApiEnv>(async (c, next) => {
    const { methods, rate } = c.get('route')
    const isCounted = methods.includes(c.req.method)
    const wait = isCounted ? limits[rate](c.env?.address ?? '') : 0
    if (wait === 0) return next()
    return pages.reject(c, { code: 'too_many_requests', headers: { 'retry-after': String(wait) } })
  })
}
