import type { Spool } from '../store/spool.ts'
import type { Store } from '../store/store.ts'
import type { SubmissionWriter } from './submission-writer.ts'

/** Whether submissions can be kept, and what was looked at to tell. */
export interface Readiness {
  readonly ready: boolean
  readonly checks: Readonly<Record<string, boolean | number>>
}

export interface ReadinessInput {
  readonly leads: {
    readonly writer: SubmissionWriter
    readonly store: Store
    readonly spool: Spool
  }
  /** Bytes that are free where submissions are kept. */
  readonly freeBytes: () => Promise<number>
  readonly now: () => Date
}

/** Below this much free space, in bytes, a server should get no more visitors. */
const minFree = 64 * 1024 ** 2

/** Looks at the store as it is now: whether the last thing was written, what waits, and how much room there is. */
export async function checkReadiness({
  leads,
  freeBytes,
  now,
}: ReadinessInput): Promise<Readiness> {
  const { writer, store, spool } = leads
  const [spooled, free, deliveries] = await Promise.all([
    spool.all().then((all) => all.length),
    freeBytes().catch(() => 0),
    store.countDeliveries().catch(() => undefined),
  ])
  const { pending = 0, dead = 0, oldestPending } = deliveries ?? {}
  const written = writer.isHealthy() && deliveries !== undefined

  return {
    ready: written && spooled === 0 && free > minFree,
    checks: {
      written,
      spooled,
      waiting: writer.queueLength(),
      freeMegabytes: Math.floor(free / 1024 ** 2),
      undelivered: pending,
      givenUp: dead,
      oldestUndeliveredSeconds:
        oldestPending === undefined ? 0 : Math.round((now().getTime() - oldestPending) / 1000),
    },
  }
}
