import type { Store } from '../store/store.ts'
import { errorDetails, type Log } from '../telemetry/log.ts'
import { backupAge, damagedBeside } from './archive/copies.ts'
import { willPass } from './drain-spool.ts'
import { type HighWater, raised, readHighWater, writeHighWater } from './high-water.ts'

/** What was lost. An operator must look at anything but zeros. */
export interface Losses {
  /** Submissions that were accepted and are not in the store. */
  readonly missing: number
  /** Damaged files that were moved aside. */
  readonly damagedFiles: number
  /** Age of the newest backup; without one, of the oldest submission. In milliseconds. */
  readonly backupAge: number
}

interface LossDependencies {
  readonly store: Store
  /** The path of the mark. */
  readonly mark: string
  /** The path of the embedded store. Undefined for PostgreSQL. */
  readonly file: string | undefined
  readonly now: () => Date
  readonly log: Log
}

/** Compares what the store holds with what was accepted. */
export function watchLosses({ store, mark: path, file, now, log }: LossDependencies) {
  let mark: HighWater | undefined
  let losses: Losses = { missing: 0, damagedFiles: 0, backupAge: 0 }
  let oldest: number | undefined
  let isKept = true

  const keep = async (next: HighWater) => {
    mark = next
    try {
      await writeHighWater(path, next)
      isKept = true
    } catch (error) {
      if (isKept) log.warn('high-water.not-kept', errorDetails(error))
      isKept = false
    }
  }

  const countMissing = async () => {
    let tally = await store.tally()
    if (tally.name === undefined) {
      await store.giveName()
      tally = await store.tally()
    }
    oldest = tally.oldest
    // An operator may have lowered the mark, or removed its folder.
    const known = readHighWater(path) ?? mark
    const next = raised(known, tally)
    if (JSON.stringify(next) !== JSON.stringify(known)) await keep(next)
    return next.expected - tally.held
  }

  return {
    /** What was lost when it was looked at last. */
    found: (): Losses => losses,
    /** Looks now. While the store fails, the number of missing submissions stays as it is. */
    look: async (): Promise<void> => {
      const missing = await countMissing()
        .catch(async (error: unknown) => {
          // A damaged file is moved aside, and what took its place is counted.
          if (willPass(error) || (await store.check())) throw error
          return countMissing()
        })
        .catch(() => losses.missing)
      if (missing > losses.missing) log.error('store.missing', { count: missing })
      losses = { ...losses, missing }
      // PostgreSQL has backups of its own.
      if (file === undefined) return
      losses = {
        missing,
        damagedFiles: damagedBeside(file).length,
        backupAge: backupAge(file, oldest, now()),
      }
    },
  }
}
