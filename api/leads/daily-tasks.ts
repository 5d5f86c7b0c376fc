import type { FormRules } from '#site/types.ts'
import type { Spool } from '../store/spool.ts'
import type { Store } from '../store/store.ts'
import { errorDetails, type Log } from '../telemetry/log.ts'
import { removeLapsed } from './archive/copies.ts'
import type { Channel } from './delivery/channel.ts'
import type { Notification } from './delivery/notification.ts'
import { allExpiredBefore, applyRetention, expiredAt } from './retention.ts'

interface DailyDependencies {
  readonly store: Store
  readonly spool: Spool
  /** The path of the embedded store, beside which its copies are. */
  readonly file: string
  readonly rules: FormRules
  readonly channels: readonly Channel[]
  readonly sendNotification: ((notification: Notification) => Promise<void>) | undefined
  readonly now: () => Date
  readonly log: Log
}

const day = 24 * 60 * 60_000
/** The pause after a report that could not be sent, in milliseconds. */
const pause = 10 * 60_000

/**
 * Returns a function that, once a day, removes expired submissions and reports the counts of the last day. Two servers
 * with one store may both do it: what is removed twice is gone, and at worst the report comes twice.
 */
export function createDailyTasks({
  store,
  spool,
  file,
  rules,
  channels,
  sendNotification,
  now,
  log,
}: DailyDependencies) {
  /** Removes what has expired, once a day even if the report has to be sent again. */
  const retain = async (moment: Date, today: string) => {
    if ((await store.getMeta('retention')) === today) return { removed: 0, expired: 0 }
    await store.setMeta('retention', today)
    const expired = expiredAt(rules, moment)
    const { removed, left } = await applyRetention(store, expired)
    if (left > 0) log.warn('retention.bounded', { removed, left })
    const lapsed = allExpiredBefore(expired)
    if (lapsed !== undefined) {
      const copy = removeLapsed(file, lapsed)
      if (copy !== undefined) log.info('retention.copy-removed', { file: copy })
      await spool.removeAside(lapsed)
    }
    return { removed, expired: left }
  }

  let triedAt = Number.NEGATIVE_INFINITY
  return async (): Promise<void> => {
    const moment = now()
    const today = moment.toISOString().slice(0, 10)
    if (Math.abs(moment.getTime() - triedAt) < pause) return
    if ((await store.getMeta('daily')) === today) return

    const counts = {
      ...(await retain(moment, today)),
      ...(await reconcile(store, channels, moment)),
    }
    log.info('daily', counts)
    try {
      await sendNotification?.({
        subject: `Leads until ${today}`,
        text: tabulate(counts),
      })
      await store.setMeta('daily', today)
    } catch (error) {
      triedAt = moment.getTime()
      log.warn('daily.not-sent', errorDetails(error))
    }
  }
}

/** Counts a day's submissions, and those that no channel has delivered. */
async function reconcile(store: Store, channels: readonly Channel[], moment: Date) {
  const until = moment.getTime()
  const { pending, dead } = await store.countDeliveries()
  const undelivered = await Promise.all(
    // A lead of the last hour may still be in delivery.
    channels.map(({ name }) =>
      store.countUndelivered(name, { from: until - 8 * day, until: until - day / 24 }),
    ),
  )
  return {
    ...(await store.count({ from: until - day, until })),
    pending,
    dead,
    undelivered: Math.max(0, ...undelivered),
  }
}

const tabulate = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name.padEnd(12)} ${count}\n`)
    .join('')
