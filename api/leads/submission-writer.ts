import { createGroupCommit, Overloaded } from '../store/group-commit.ts'
import type { Spool } from '../store/spool.ts'
import type { Store, ToSave } from '../store/store.ts'
import type { NewSubmission, Saved } from '../store/submission.ts'
import { within } from '../store/within.ts'
import { errorDetails, type Log } from '../telemetry/log.ts'
import type { DoubtfulBudget } from './doubtful-budget.ts'
import { drainSpool } from './drain-spool.ts'

/** Where a submission was written. `nowhere` is an error that the visitor must see. */
export type WriteResult =
  | { readonly stored: 'store'; readonly saved: Saved }
  | { readonly stored: 'spool'; readonly id: string }
  | { readonly stored: 'nowhere'; readonly isBusy: boolean }

/** Writes submissions. A submission that it reports as stored is on disk. */
export interface SubmissionWriter {
  write(submission: NewSubmission): Promise<WriteResult>
  /**
   * Checks the store, then moves spooled submissions into it. It writes at the start and while the store fails; else it
   * reads, so that an idle server writes nothing.
   */
  probe(): Promise<void>
  /** Writes the submissions of the last two seconds again, after their database file was removed. */
  rewriteRecent(): void
  /** Whether the last write to the store succeeded. */
  isHealthy(): boolean
  /** Number of submissions that wait to be written. */
  queueLength(): number
}

interface SubmissionWriterDependencies {
  readonly store: Store
  readonly spool: Spool
  readonly log: Log
  readonly now: () => Date
  readonly budget: DoubtfulBudget
  /** The channels on which a lead is delivered. */
  readonly channelsOf: (lead: NewSubmission) => readonly string[]
}

/** Acknowledged submissions kept in memory: how many, and for how many milliseconds. */
const recentlyAcknowledged = { max: 500, age: 2000 }

/**
 * How long a write may take, in milliseconds. A submission that goes to the spool after that may still
 * reach the store; it keeps its id, so the store holds it once.
 */
const timeout = 4000

/** Writes submissions to the store, many in one commit; to the spool while the store fails. */
export function createSubmissionWriter({
  store,
  spool,
  log,
  now,
  budget,
  channelsOf,
}: SubmissionWriterDependencies): SubmissionWriter {
  let isHealthy = true
  let hasWritten = false
  let recent: readonly Acknowledged[] = []
  const readBack = createReadBack({ store, log })
  const group = createGroupCommit<ToSave, Saved>({
    write: async (items) => {
      const saved = await store.save(items)
      const at = now().getTime()
      recent = [
        ...recent.filter((each) => at - each.at < recentlyAcknowledged.age),
        ...items.map((item, index) => ({ item, at, id: saved[index]?.id ?? item.submission.id })),
      ].slice(-recentlyAcknowledged.max)
      return saved
    },
    maxWaiting: 2000,
    maxAtOnce: 256,
  })

  const toSpool = async (item: ToSave): Promise<WriteResult> => {
    try {
      await spool.add(markSpooled(item))
      return { stored: 'spool', id: item.submission.id }
    } catch (error) {
      log.error('submission.not-stored', errorDetails(error))
      return { stored: 'nowhere', isBusy: false }
    }
  }

  const storeOrSpool = async (item: ToSave): Promise<WriteResult> => {
    // While the store fails, requests go to the spool without waiting for it.
    if (!isHealthy) return toSpool(item)
    try {
      return { stored: 'store', saved: await within(timeout, group.add(item)) }
    } catch (error) {
      if (error instanceof Overloaded) return { stored: 'nowhere', isBusy: true }
      if (isHealthy) log.error('store.failed', errorDetails(error))
      isHealthy = false
      return toSpool(item)
    }
  }

  return {
    write: async (submission) => {
      if (!budget.admits(submission)) return { stored: 'nowhere', isBusy: true }
      return storeOrSpool({
        submission,
        channels: submission.state === 'accepted' ? channelsOf(submission) : [],
      })
    },
    probe: async () => {
      try {
        if (isHealthy && hasWritten && store.isIntact()) await store.getMeta('probe')
        else await store.setMeta('probe', '')
        hasWritten = true
        if (!isHealthy) log.info('store.recovered')
        isHealthy = true
        await drainSpool({ store, spool, log })
        await readBack(recent)
      } catch (error) {
        if (isHealthy) log.error('store.failed', errorDetails(error))
        isHealthy = false
      }
    },
    rewriteRecent: () => {
      const items = recent.map(({ item }) => item)
      recent = []
      for (const item of items) void storeOrSpool({ ...item, isRewritten: true })
    },
    isHealthy: () => isHealthy,
    queueLength: group.length,
  }
}

const markSpooled = ({ submission, channels }: ToSave): ToSave => ({
  submission: { ...submission, reasons: [...submission.reasons, 'spooled'] },
  channels,
})

/** A submission that was acknowledged a moment ago. */
interface Acknowledged {
  /** The id under which it is stored. */
  readonly id: string
  readonly item: ToSave
  readonly at: number
}

interface Dependencies {
  readonly store: Store
  readonly log: Log
}

/** How many submissions are read back at once. More would delay new ones on a busy server. */
const sample = 20

/**
 * Returns a function that reads acknowledged submissions back from the disk. If one is missing or
 * differs, the whole file is checked, which moves it aside if it is damaged. One that is missing in a sound
 * file was removed by an operator.
 */
function createReadBack({ store, log }: Dependencies) {
  let last: Acknowledged | undefined

  return async (recent: readonly Acknowledged[]): Promise<void> => {
    const unread = recent
      .slice(last === undefined ? 0 : recent.lastIndexOf(last) + 1)
      .slice(-sample)
    if (unread.length === 0) return
    last = unread.at(-1)
    const unconfirmed = await store
      .unconfirmed(unread.map(({ id, item }) => ({ id, raw: item.submission.raw })))
      .catch((error: unknown) => {
        log.error('store.not-read-back', errorDetails(error))
        return unread.map(({ id }) => id)
      })
    if (unconfirmed.length === 0) return
    const isSound = await store.check()
    log.warn('store.not-confirmed', { count: unconfirmed.length, isSound })
  }
}
