import type { Store } from '../store/store.ts'
import type { Log } from '../telemetry/log.ts'
import type { Notification } from './delivery/notification.ts'

interface HeldDependencies {
  readonly store: Store
  readonly sendNotification: ((notification: Notification) => Promise<void>) | undefined
  readonly now: () => Date
  readonly log: Log
}

const hour = 60 * 60_000
const day = 24 * hour
/** The pause after a mail, which may not have been sent, in milliseconds. */
const pause = 10 * 60_000
/** Maximum number of ids in a mail. */
const maxListed = 20

const advice = [
  'These forms seem to come from another site, so nobody was notified of them.',
  'A lead among them is delivered by: diptych leads deliver <id>',
  'If every lead is held, the proxy in front of the server changes Host: let it keep the header.',
].join('\n')

/**
 * Returns a function that tells staff of submissions that were held since it last told, at most once an
 * hour: a proxy that changes requests could have every lead held. Of two servers with one store both may tell.
 */
export function createHeldNotice({ store, sendNotification, now, log }: HeldDependencies) {
  let triedAt = Number.NEGATIVE_INFINITY
  return async (): Promise<void> => {
    const until = now().getTime()
    if (Math.abs(until - triedAt) < pause) return
    const told = Number((await store.getMeta('held-told')) ?? until - day)
    if (until - told < hour) return

    const held = await store.list({ states: ['held'], from: told, until, limit: maxListed })
    if (held.length === 0) return
    triedAt = until
    const { held: count } = await store.count({ from: told, until })
    log.warn('leads.held', { count })
    await sendNotification?.({
      subject: `Held for review: ${count}`,
      text: `${held.map(({ id }) => `diptych leads show ${id}`).join('\n')}\n\n${advice}\n`,
    })
    await store.setMeta('held-told', String(until))
  }
}
