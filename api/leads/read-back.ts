import type { Store, ToSave } from '../store/store.ts'
import { errorDetails, type Log } from '../telemetry/log.ts'

/** A submission that was acknowledged a moment ago. */
export interface Acknowledged {
  /** The id under which it is stored. */
  readonly id: string
  readonly item: ToSave
  readonly at: number
}

interface Dependencies {
  readonly store: Store
  readonly log: Log
}

/** How many submissions are read back at once. More would delay new ones on a busy server. */
const sample = 20

/**
 * Returns a function that reads acknowledged submissions back from the disk. If one is missing or
 * differs, the whole file is checked, which moves it aside if it is damaged. One that is missing in a sound
 * file was removed by an operator.
 */
export function createReadBack({ store, log }: Dependencies) {
  let last: Acknowledged | undefined

  return async (recent: readonly Acknowledged[]): Promise<void> => {
    const unread = recent
      .slice(last === undefined ? 0 : recent.lastIndexOf(last) + 1)
      .slice(-sample)
    if (unread.length === 0) return
    last = unread.at(-1)
    const unconfirmed = await store
      .unconfirmed(unread.map(({ id, item }) => ({ id, raw: item.submission.raw })))
      .catch((error: unknown) => {
        log.error('store.not-read-back', errorDetails(error))
        return unread.map(({ id }) => id)
      })
    if (unconfirmed.length === 0) return
    const isSound = await store.check()
    log.warn('store.not-confirmed', { count: unconfirmed.length, isSound })
  }
}
