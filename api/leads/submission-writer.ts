import { createGroupCommit, Overloaded } from '../store/group-commit.ts'
import type { Spool } from '../store/spool.ts'
import type { Store, ToSave } from '../store/store.ts'
import type { NewSubmission, Saved } from '../store/submission.ts'
import { errorDetails, type Log } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { bringHome } from './drain-spool.ts'

/** Where a submission is now; nowhere is what has to be said plainly. */
export type Kept =
  | { readonly place: 'store'; readonly saved: Saved }
  | { readonly place: 'spool'; readonly id: string }
  | { readonly place: 'nowhere'; readonly isBusy: boolean }

/** Keeps submissions. What it says is kept is on disk. */
export interface Keeper {
  keep(submission: NewSubmission): Promise<Kept>
  /** Sees whether the store can be written, and brings home what went elsewhere meanwhile. */
  beat(): Promise<void>
  /** Writes again what was acknowledged a moment ago: the file that it was written to is gone. */
  putBack(): void
  /** Whether the store took the last thing that it was given. */
  isWell(): boolean
  /** How many submissions wait to be written. */
  waiting(): number
}

interface KeeperDependencies {
  readonly store: Store
  readonly spool: Spool
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => Date
  /** The channels on which leads are delivered. */
  readonly channels: readonly string[]
}

/** How much was acknowledged a moment ago, and how long a moment is, in milliseconds. */
const recentlyAcknowledged = { most: 500, age: 2000 }

/**
 * How long the store may take, in milliseconds. What goes to the spool after that may reach the store
 * all the same: it comes home under the same id, so it is there once.
 */
const patience = 4000

/** Keeps submissions in the store, many in one commit; in the spool while that fails. */
export function createKeeper({
  store,
  spool,
  log,
  metrics,
  now,
  channels,
}: KeeperDependencies): Keeper {
  let isWell = true
  let recent: readonly { readonly item: ToSave; readonly at: number }[] = []
  const group = createGroupCommit<ToSave, Saved>({
    write: async (items) => {
      const saved = await store.save(items)
      const at = now().getTime()
      recent = [
        ...recent.filter((each) => at - each.at < recentlyAcknowledged.age),
        ...items.map((item) => ({ item, at })),
      ].slice(-recentlyAcknowledged.most)
      return saved
    },
    mostWaiting: 2000,
    mostAtOnce: 256,
  })

  const toSpool = async (item: ToSave): Promise<Kept> => {
    try {
      await spool.add(markSpooled(item))
      return { place: 'spool', id: item.submission.id }
    } catch (error) {
      log.error('submission.not-stored', errorDetails(error))
      return { place: 'nowhere', isBusy: false }
    }
  }

  const place = async (item: ToSave): Promise<Kept> => {
    // While the store is known to fail, nobody waits to see it fail again.
    if (!isWell) return toSpool(item)
    try {
      return { place: 'store', saved: await inTime(group.add(item), patience) }
    } catch (error) {
      if (error instanceof Overloaded) return { place: 'nowhere', isBusy: true }
      if (isWell) log.error('store.failed', errorDetails(error))
      isWell = false
      return toSpool(item)
    }
  }

  return {
    keep: async (submission) => {
      const kept = await place({
        submission,
        channels: submission.state === 'accepted' ? channels : [],
      })
      metrics.count('diptych_submissions_total', { state: submission.state, place: kept.place })
      for (const reason of submission.reasons)
        metrics.count('diptych_submission_reasons_total', { reason })
      return kept
    },
    beat: async () => {
      try {
        await store.setNote('heartbeat', String(now().getTime()))
        if (!isWell) log.info('store.recovered')
        isWell = true
        await bringHome({ store, spool, log })
      } catch (error) {
        if (isWell) log.error('store.failed', errorDetails(error))
        isWell = false
      }
    },
    putBack: () => {
      const items = recent.map(({ item }) => item)
      recent = []
      for (const item of items) void place(item)
    },
    isWell: () => isWell,
    waiting: group.length,
  }
}

const markSpooled = ({ submission, channels }: ToSave): ToSave => ({
  submission: { ...submission, reasons: [...submission.reasons, 'spooled'] },
  channels,
})

/** Something took longer than it may. */
class Late extends Error {}

/** What a promise resolves to, or `Late` after so many milliseconds. */
function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late()), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
