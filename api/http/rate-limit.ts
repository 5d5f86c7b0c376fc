import { isIP } from 'node:net'
import { createMiddleware } from 'hono/factory'
import ipaddr from 'ipaddr.js'
import type { Reject } from '../answer/reject.ts'
import type { TrustedProxies } from '../hosts/settings/networks.ts'
import type { Rate, ServerSettings } from '../hosts/settings/server-settings.ts'
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
  { perMinute, burst }: Rate,
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

interface RateLimitDependencies {
  readonly reject: Reject
  readonly rates: Pick<ServerSettings['rates'], Route['rate']>
  readonly clock: () => number
}

/** Answers 429 to a client that exceeds the rate of a route. */
export function rateLimit({ reject, rates, clock }: RateLimitDependencies) {
  const limits = {
    forms: createRateLimit(rates.forms, clock),
    quiz: createRateLimit(rates.quiz, clock),
  } satisfies Record<Route['rate'], unknown>

  return createMiddleware<ApiEnv>(async (c, next) => {
    const { methods, rate } = c.get('route')
    // Reading counts only where nothing is found.
    const isCounted = methods.includes(c.req.method) && c.req.method !== 'GET'
    const wait = isCounted ? limits[rate](c.env?.connection?.address ?? '') : 0
    if (wait === 0) return next()
    return reject(c, { code: 'too_many_requests', headers: { 'retry-after': String(wait) } })
  })
}

/**
 * The address of the client that sent a request. Each proxy appends its peer's address to
 * `X-Forwarded-For`, so the rightmost address that is not a trusted proxy is the client's.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string {
  let address = unmapped(socketAddress ?? '')
  const hops = (forwardedFor ?? '').split(',').map((hop) => unmapped(hop.trim()))
  while (isTrusted(address)) {
    const hop = hops.pop() ?? ''
    if (isIP(hop) === 0) return address
    address = hop
  }
  return address
}

/** The network that a rate limit counts: a single IPv4 address, or an IPv6 /64. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const { parts } = ipaddr.IPv6.parse(address)
  return parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}

/** Converts an IPv4-mapped IPv6 address to IPv4 notation. */
function unmapped(text: string): string {
  if (isIP(text) !== 6) return text
  const address = ipaddr.IPv6.parse(text)
  return address.isIPv4MappedAddress() ? address.toIPv4Address().toString() : text
}
