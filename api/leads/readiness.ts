import type { Spool } from '../store/spool.ts'
import type { Store } from '../store/store.ts'
import type { DoubtfulBudget } from './doubtful-budget.ts'
import type { SubmissionWriter } from './submission-writer.ts'
import type { Losses } from './watch-losses.ts'

/** Whether submissions can be stored, with the checks behind that. */
export interface Readiness {
  readonly ready: boolean
  readonly checks: Readonly<Record<string, boolean | number>>
}

interface ReadinessInput {
  readonly leads: {
    readonly writer: SubmissionWriter
    readonly store: Store
    readonly spool: Spool
    readonly channels: readonly string[]
    readonly losses: () => Losses
    readonly doubtful: Pick<DoubtfulBudget, 'taken'>
  }
  /** Free bytes on the disk of the store. */
  readonly freeBytes: () => Promise<number>
  readonly now: () => Date
}

/** In milliseconds. */
const week = 7 * 24 * 60 * 60_000

/** Minimum free space, in bytes. Below it, the server is not ready. */
const minFree = 64 * 1024 ** 2

/** Checks the last write to the store, the queue, the spool, the free space and what was lost. */
export async function checkReadiness({
  leads,
  freeBytes,
  now,
}: ReadinessInput): Promise<Readiness> {
  const { writer, store, spool, channels } = leads
  const { missing, damagedFiles, backupAge } = leads.losses()
  const [spooled, setAside, spoolWritable, free, deliveries, received] = await Promise.all([
    spool.names().then(({ length }) => length),
    spool.namesAside().then(({ length }) => length),
    spool.probe().then(
      () => true,
      () => false,
    ),
    freeBytes().catch(() => 0),
    store.countDeliveries().catch(() => undefined),
    store
      .count({ from: now().getTime() - week, until: now().getTime() + 1 })
      .catch(() => undefined),
  ])
  const { pending = 0, dead = 0, oldestPending } = deliveries ?? {}
  const written = writer.isHealthy() && deliveries !== undefined

  return {
    ready:
      written &&
      spooled === 0 &&
      spoolWritable &&
      free > minFree &&
      missing === 0 &&
      damagedFiles === 0,
    checks: {
      written,
      spooled,
      setAside,
      spoolWritable,
      missing,
      damagedFiles,
      backupAgeSeconds: Math.round(backupAge / 1000),
      waiting: writer.queueLength(),
      freeMegabytes: Math.floor(free / 1024 ** 2),
      channels: channels.length,
      undelivered: pending,
      givenUp: dead,
      doubtfulBytes: leads.doubtful.taken(),
      heldThisWeek: received?.held ?? 0,
      oldestUndeliveredSeconds:
        oldestPending === undefined ? 0 : Math.round((now().getTime() - oldestPending) / 1000),
    },
  }
}
