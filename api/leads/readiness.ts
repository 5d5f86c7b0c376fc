import { statfsSync } from 'node:fs'
import type { Pair, Received } from '../store/pair.ts'
import type { SubmissionState } from '../store/submission.ts'
import type { Leads } from './leads.ts'

/** Whether submissions are written as they should be, with the reasons. */
export interface Readiness {
  readonly ready: boolean
  readonly checks: Readonly<Record<string, string | boolean | number>>
}

/** In milliseconds. */
const week = 7 * 24 * 60 * 60_000

/** Minimum free space, in bytes. Below it, the server is not ready. */
const minFree = 64 * 1024 ** 2

/** The state of journal and store, the free space, and what waits or was given up. */
export async function checkReadiness(
  { pair, folders, channels }: Pick<Leads, 'pair' | 'folders' | 'channels'>,
  now: () => Date,
): Promise<Readiness> {
  const state = pair.state()
  const free = freeOn(folders)
  const at = now().getTime()
  const [deliveries, received] = await Promise.all([
    pair.ask((store) => store.countDeliveries()).catch(() => undefined),
    pair.ask((store) => store.count({ from: at - week, until: at + 1 })).catch(() => undefined),
  ])
  const { waiting = 0, givenUp = 0, oldestWaiting = at } = deliveries ?? {}

  return {
    ready: state === 'together' && deliveries !== undefined && free > minFree,
    checks: {
      state,
      freeMegabytes: Math.floor(free / 1024 ** 2),
      channels: channels.length,
      undelivered: waiting,
      oldestUndeliveredSeconds: Math.round((at - oldestWaiting) / 1000),
      givenUp,
      heldThisWeek: received?.held ?? 0,
    },
  }
}

/** Limits of all submissions together that may be no leads. */
export interface DoubtfulLimits {
  readonly bytes: number
  readonly perMinute: number
  /** Free bytes that only leads may use. */
  readonly reserve: number
}

interface DoubtfulDependencies {
  readonly pair: Pick<Pair, 'ask'>
  readonly limits: DoubtfulLimits
  /** The folders of store and journal. */
  readonly folders: readonly string[]
  readonly now: () => Date
}

/**
 * The budget of all visitors together for submissions that may be no leads: spam, held, incomplete, and of no
 * known form. Anybody can send those from any number of networks, and leads need the room.
 */
interface DoubtfulBudget {
  /** Whether a submission may be stored. A lead always may; another one takes from the budget. */
  admits(submission: Received): boolean
  /** Counts again what is stored. Other servers, retention and operators change it. */
  measure(): Promise<void>
}

/** What a row needs beside its body, and its body as text, in bytes. */
const weightOf = ({ count, bytes }: { readonly count: number; readonly bytes: number }) =>
  count * 1024 + bytes * 2

/** Nobody was told that these are stored, so they leave half of the room to the others. */
const unacknowledged: ReadonlySet<SubmissionState> = new Set(['incomplete', 'quarantine'])

export function createDoubtfulBudget({
  pair,
  limits,
  folders,
  now,
}: DoubtfulDependencies): DoubtfulBudget {
  let taken = 0
  const takeToken = createBucket(limits.perMinute, now)

  const hasRoom = (submission: Received, weight: number) => {
    const share = unacknowledged.has(submission.state) ? 1 / 2 : 1
    return taken + weight <= limits.bytes * share && freeOn(folders) - weight >= limits.reserve
  }

  return {
    admits: (submission) => {
      if (submission.state === 'accepted') return true
      const weight = weightOf({ count: 1, bytes: submission.raw.length })
      if (!hasRoom(submission, weight) || !takeToken()) return false
      taken += weight
      return true
    },
    measure: async () => {
      taken = weightOf(await pair.ask((store) => store.weighDoubtful()))
    },
  }
}

/** The least free bytes on the disks of some folders. A folder that is not there does not count. */
const freeOn = (folders: readonly string[]): number => Math.min(...folders.map(freeIn))

function freeIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Returns a function that takes a token of a bucket for one minute. A clock that jumps back costs nothing. */
function createBucket(perMinute: number, now: () => Date): () => boolean {
  let tokens = perMinute
  let at = now().getTime()
  return () => {
    const passed = Math.max(0, now().getTime() - at)
    at = now().getTime()
    tokens = Math.min(perMinute, tokens + (passed * perMinute) / 60_000)
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
