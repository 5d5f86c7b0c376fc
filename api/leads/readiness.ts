import { freeOn } from './doubtful-budget.ts'
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
