import type { Rate } from '../settings/server-settings.ts'
import { networkOf } from './client-address.ts'

export interface RateLimit {
  /** Takes one turn: 0 where there was one, else the seconds until there is. */
  take(address: string): number
}

interface Bucket {
  tokens: number
  at: number
}

/** Addresses that are remembered; the ones seen longest ago are forgotten first. */
const room = 50_000

/** Counts turns per network with a token bucket each. `clock` is in milliseconds from any fixed moment. */
export function createRateLimit({ perMinute, burst }: Rate, clock: () => number): RateLimit {
  const buckets = new Map<string, Bucket>()
  const perMillisecond = perMinute / 60_000

  return {
    take: (address) => {
      const network = networkOf(address)
      const now = clock()
      const { tokens, at } = buckets.get(network) ?? { tokens: burst, at: now }
      const filled = Math.min(burst, tokens + (now - at) * perMillisecond)
      const left = filled >= 1 ? filled - 1 : filled

      // Deleted first: a map keeps the order in which keys were added, so the oldest stands in front.
      buckets.delete(network)
      buckets.set(network, { tokens: left, at: now })
      const [oldest] = buckets.size > room ? buckets.keys() : []
      if (oldest !== undefined) buckets.delete(oldest)

      return filled >= 1 ? 0 : Math.ceil((1 - filled) / perMillisecond / 1000)
    },
  }
}
