import type { Spool } from '../store/spool.ts'
import type { Store } from '../store/store.ts'
import type { Keeper } from './submission-writer.ts'

/** Whether submissions can be kept, and what was looked at to tell. */
export interface Readiness {
  readonly ready: boolean
  readonly checks: Readonly<Record<string, boolean | number>>
}

export interface ReadinessInput {
  readonly leads: { readonly keeper: Keeper; readonly store: Store; readonly spool: Spool }
  /** Bytes that are free where submissions are kept. */
  readonly freeBytes: () => Promise<number>
  readonly now: () => Date
}

/** Below this much free space, in bytes, a server should get no more visitors. */
const leastFree = 64 * 1024 ** 2

/** Looks at the store as it is now: whether the last thing was written, what waits, and how much room there is. */
export async function checkReadiness({
  leads,
  freeBytes,
  now,
}: ReadinessInput): Promise<Readiness> {
  const { keeper, store, spool } = leads
  const [spooled, free, deliveries] = await Promise.all([
    spool.all().then((all) => all.length),
    freeBytes().catch(() => 0),
    store.countDeliveries().catch(() => undefined),
  ])
  const { pending = 0, dead = 0, oldestPending } = deliveries ?? {}
  const written = keeper.isWell() && deliveries !== undefined

  return {
    ready: written && spooled === 0 && free > leastFree,
    checks: {
      written,
      spooled,
      waiting: keeper.waiting(),
      freeMegabytes: Math.floor(free / 1024 ** 2),
      undelivered: pending,
      givenUp: dead,
      oldestUndeliveredSeconds:
        oldestPending === undefined ? 0 : Math.round((now().getTime() - oldestPending) / 1000),
    },
  }
}
