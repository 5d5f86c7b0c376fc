import type { FormRules, Period } from '#site/types.ts'
import { monthOf, type Submission, type SubmissionState } from '../store/line.ts'
import { type Both, leadsIn, linesOfMonth, monthsOf, type Pair } from '../store/pair.ts'

/** The retention period that applies to each state. */
const periods = {
  requests: ['accepted'],
  spam: ['spam', 'quarantine'],
  unsent: ['incomplete'],
} as const satisfies Readonly<Record<keyof FormRules['retention'], readonly SubmissionState[]>>

/** States and the time before which their submissions have expired. */
interface Expired {
  readonly states: readonly SubmissionState[]
  readonly before: number
}

/** What has expired by the rules of the site. A state without a rule never does. */
export function expiredAt({ retention }: FormRules, now: Date): readonly Expired[] {
  return Object.entries(periods).flatMap(([name, states]) => {
    const period = Object.entries(retention).find(([each]) => each === name)?.[1]
    return period ? [{ states, before: before(now, period) }] : []
  })
}

export const hasExpired = (expired: readonly Expired[], lead: Submission): boolean =>
  expired.some(({ states, before }) => states.includes(lead.state) && lead.receivedAt < before)

/**
 * The largest share of the submissions of one kind that a run removes. More than that expire in a day only
 * if the clock or the retention period is wrong, and then an operator has days to notice.
 */
const largestShare = 1 / 4
const alwaysAllowed = 10

/** Removes expired submissions from both, the oldest first, at most a share of each kind. */
export async function removeExpired(
  pair: Pair,
  journal: Both['journal'],
  expired: readonly Expired[],
): Promise<{ readonly removed: number; readonly left: number }> {
  const due = await pair.ask(async (store) => {
    const found: Submission[] = []
    for (const month of await monthsOf({ journal, store }))
      if (expired.some(({ before }) => month <= monthOf(before)))
        for (const lead of leadsIn(await linesOfMonth(month, { journal, store })))
          if (hasExpired(expired, lead)) found.push(lead)
    return found.toSorted((a, b) => a.receivedAt - b.receivedAt)
  })
  let removed = 0
  for (const { states } of expired) {
    const counts = await pair.ask((store) =>
      store.count({ from: 0, until: Number.MAX_SAFE_INTEGER }),
    )
    const kept = states.reduce((sum, state) => sum + counts[state], 0)
    const allowed = Math.max(alwaysAllowed, Math.floor(kept * largestShare))
    const gone = due.filter(({ state }) => states.includes(state)).slice(0, allowed)
    if (gone.length > 0) await pair.remove(new Set(gone.map(({ id }) => id)))
    removed += gone.length
  }
  return { removed, left: due.length - removed }
}

function before(now: Date, { number, unit }: Period): number {
  const date = new Date(now)
  if (unit === 'year') date.setUTCFullYear(date.getUTCFullYear() - number)
  else if (unit === 'month') date.setUTCMonth(date.getUTCMonth() - number)
  else date.setUTCDate(date.getUTCDate() - number * (unit === 'week' ? 7 : 1))
  return date.getTime()
}
