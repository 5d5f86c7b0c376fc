import type { FormRules, Period } from '#site/types.ts'
import type { Journal } from '../store/journal.ts'
import { monthOf } from '../store/line.ts'
import { leadsIn, type Pair } from '../store/pair.ts'
import type { Submission, SubmissionState } from '../store/submission.ts'

/** The retention period that applies to each state. */
const periods = {
  requests: ['accepted'],
  spam: ['spam', 'held', 'quarantine'],
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
  journal: Pick<Journal, 'months' | 'read'>,
  expired: readonly Expired[],
): Promise<{ readonly removed: number; readonly left: number }> {
  let removed = 0
  let left = 0
  for (const { states, before } of expired) {
    const written = journal
      .months()
      .filter((month) => month <= monthOf(before))
      .flatMap((month) => leadsIn(journal.read(month).lines.values()))
    const stored = await pair.ask((store) =>
      store.list({ states, until: before, limit: Number.MAX_SAFE_INTEGER }),
    )
    const due = new Map([...written, ...stored].map((lead) => [lead.id, lead]))
    const oldest = [...due.values()]
      .filter((lead) => hasExpired([{ states, before }], lead))
      .toSorted((a, b) => a.receivedAt - b.receivedAt)
    const counts = await pair.ask((store) =>
      store.count({ from: 0, until: Number.MAX_SAFE_INTEGER }),
    )
    const kept = states.reduce((sum, state) => sum + counts[state], 0)
    const allowed = Math.max(alwaysAllowed, Math.floor(kept * largestShare))
    const gone = oldest.slice(0, allowed)
    if (gone.length > 0) await pair.remove(new Set(gone.map(({ id }) => id)))
    removed += gone.length
    left += oldest.length - gone.length
  }
  return { removed, left }
}

function before(now: Date, { number, unit }: Period): number {
  const date = new Date(now)
  if (unit === 'year') date.setUTCFullYear(date.getUTCFullYear() - number)
  else if (unit === 'month') date.setUTCMonth(date.getUTCMonth() - number)
  else date.setUTCDate(date.getUTCDate() - number * (unit === 'week' ? 7 : 1))
  return date.getTime()
}
