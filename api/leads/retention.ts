import type { FormRules, Period } from '#site/types.ts'
import type { Store } from '../store/store.ts'
import type { SubmissionState } from '../store/submission.ts'

/** The retention period that applies to each state. */
const periods = {
  requests: ['accepted'],
  spam: ['spam', 'held', 'quarantine'],
  unsent: ['incomplete'],
} as const satisfies Readonly<Record<keyof FormRules['retention'], readonly SubmissionState[]>>

/** States and the time before which their submissions have expired. */
export interface Expired {
  readonly states: readonly SubmissionState[]
  readonly before: Date
}

/** Returns the expired submissions by the rules of the site. A state without a rule never expires. */
export function expiredAt({ retention }: FormRules, now: Date): readonly Expired[] {
  return Object.entries(periods).flatMap(([name, states]) => {
    const period = Object.entries(retention).find(([each]) => each === name)?.[1]
    return period ? [{ states, before: before(now, period) }] : []
  })
}

/** The result of a run: how many submissions it removed, and how many that have expired it left. */
interface Removal {
  readonly removed: number
  readonly left: number
}

/**
 * The largest share of the submissions of one kind that a run removes. More than that expire in a day only
 * if the clock or the retention period is wrong, and then an operator has days to notice.
 */
const largestShare = 1 / 4
const alwaysAllowed = 10

/** The time before which everything has expired. Undefined if something never does. */
export const allExpiredBefore = (expired: readonly Expired[]): Date | undefined =>
  expired.length === Object.keys(periods).length
    ? new Date(Math.min(...expired.map(({ before }) => before.getTime())))
    : undefined

/** Removes expired submissions, at most a share of each kind. */
export async function applyRetention(store: Store, expired: readonly Expired[]): Promise<Removal> {
  let removed = 0
  let left = 0
  for (const { states, before } of expired) {
    const until = before.getTime()
    const due = await countOf(store, states, until)
    const kept = await countOf(store, states, Number.MAX_SAFE_INTEGER)
    const allowed = Math.max(alwaysAllowed, Math.floor(kept * largestShare))
    const gone = await store.removeOlder(states, until, allowed)
    removed += gone
    left += Math.max(0, due - gone)
  }
  if (removed > 0) await store.scrub()
  return { removed, left }
}

async function countOf(store: Store, states: readonly SubmissionState[], until: number) {
  const counts = await store.count({ from: 0, until })
  return states.reduce((sum, state) => sum + counts[state], 0)
}

function before(now: Date, { number, unit }: Period): Date {
  const date = new Date(now)
  if (unit === 'year') date.setUTCFullYear(date.getUTCFullYear() - number)
  else if (unit === 'month') date.setUTCMonth(date.getUTCMonth() - number)
  else date.setUTCDate(date.getUTCDate() - number * (unit === 'week' ? 7 : 1))
  return date
}
