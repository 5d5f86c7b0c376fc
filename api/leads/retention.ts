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

/** Removes expired submissions and returns their number. */
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
