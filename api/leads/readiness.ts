import { statfsSync } from 'node:fs'
import type { Pair, Received } from '../store/pair.ts'
import type { LeadLimits, Leads } from './leads.ts'

/** Whether submissions are written as they should be, with the reasons. */
export interface Readiness {
  readonly ready: boolean
  readonly checks: Readonly<Record<string, string | boolean | number>>
}

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
  const deliveries = await pair.ask((store) => store.countDeliveries()).catch(() => undefined)
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
    },
  }
}

/** What a row needs beside its body, and its body as text, in bytes. */
const weightOf = ({ count, bytes }: { readonly count: number; readonly bytes: number }) =>
  count * 1024 + bytes * 2

/**
 * The budget of all visitors together for submissions that may be no leads: spam, incomplete, and of no known
 * form. Anybody can send those from any number of networks, and leads need the room.
 */
export function createDoubtfulBudget(
  pair: Pick<Pair, 'ask'>,
  limits: Pick<LeadLimits, 'bytes' | 'reserve'>,
  folders: readonly string[],
) {
  let taken = 0
  return {
    /** Whether a submission may be stored. A lead always may; another one takes from the budget. */
    admits: ({ state, raw }: Received): boolean => {
      if (state === 'accepted') return true
      const weight = weightOf({ count: 1, bytes: raw.length })
      const hasRoom = taken + weight <= limits.bytes
      if (!hasRoom || freeOn(folders) - weight < limits.reserve) return false
      taken += weight
      return true
    },
    /** Counts again what is stored. Other servers, retention and operators change it. */
    measure: async (): Promise<void> => {
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
