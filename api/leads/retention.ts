import type { FormRules, Period } from '#site/types.ts'
import type { Store } from '../store/store.ts'
import type { SubmissionState } from '../store/submission.ts'

/** Which period of the site's rules holds for which submissions. */
const periods = {
  requests: ['accepted'],
  spam: ['spam', 'held', 'quarantine'],
  unsent: ['incomplete'],
} as const satisfies Readonly<Record<keyof FormRules['retention'], readonly SubmissionState[]>>

/** What has been kept long enough. */
export interface Expired {
  readonly states: readonly SubmissionState[]
  readonly before: Date
}

/** What the rules say may no longer be kept now; what no rule names is kept for good. */
export function expiredAt({ retention }: FormRules, now: Date): readonly Expired[] {
  return Object.entries(periods).flatMap(([name, states]) => {
    const period = Object.entries(retention).find(([each]) => each === name)?.[1]
    return period ? [{ states, before: before(now, period) }] : []
  })
}

/** Removes what has been kept long enough; tells how much that was. */
export async function applyRetention(store: Store, expired: readonly Expired[]): Promise<number> {
  let removed = 0
  for (const { states, before } of expired) {
    removed += await store.removeOlder(states, before.getTime())
  }
  if (removed > 0) await store.scrub()
  return removed
}

function before(now: Date, { number, unit }: Period): Date {
  const date = new Date(now)
  if (unit === 'year') date.setUTCFullYear(date.getUTCFullYear() - number)
  else if (unit === 'month') date.setUTCMonth(date.getUTCMonth() - number)
  else date.setUTCDate(date.getUTCDate() - number * (unit === 'week' ? 7 : 1))
  return date
}
