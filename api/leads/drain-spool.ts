import type { Spool } from '../store/spool.ts'
import type { Store, ToSave } from '../store/store.ts'
import { errorDetails, type Log } from '../telemetry/log.ts'

interface Places {
  readonly store: Store
  readonly spool: Spool
  readonly log: Log
}

/**
 * Moves spooled submissions into the store. A file is removed only after its submission is on disk. A file
 * that cannot be read or stored is set aside and does not stop the others. Rejects while the store fails.
 */
export async function drainSpool({ store, spool, log }: Places): Promise<void> {
  /** Rejects while the store fails. */
  const requireStore = () => store.setMeta('probe', '')

  /**
   * Whether the store takes a submission. A healthy store that refuses it twice for another reason than want
   * of room or the like will always refuse it.
   */
  const isStored = async (item: ToSave): Promise<boolean> => {
    try {
      await store.save([item])
    } catch (error) {
      if (willPass(error)) throw error
      await requireStore()
      try {
        await store.save([item])
      } catch (error) {
        if (willPass(error)) throw error
        await requireStore()
        log.error('spool.refused', errorDetails(error))
        return false
      }
    }
    return true
  }

  /** Changes the spool. A folder that cannot be written must not stop new submissions. */
  const change = (name: string, work: Promise<void>) =>
    work.catch((error: unknown) =>
      log.error('spool.not-changed', { file: name, ...errorDetails(error) }),
    )

  for (const name of await spool.names()) {
    const item = await spool.read(name)
    if (item && (await isStored(item))) {
      await change(name, spool.remove(name))
      log.info('spool.imported', { id: item.submission.id })
    } else {
      log.error('spool.unreadable', { file: name })
      await change(name, spool.setAside(name))
    }
  }
}

/**
 * Primary codes of SQLite, and classes of PostgreSQL, for errors that pass: a lock, no memory, no right to
 * write, no room, or no connection. A disk without room for one submission may have room for a probe.
 */
const passing = { sqlite: new Set([5, 6, 7, 8, 10, 13, 14]), postgres: /^(08|40|53|55|57|58)/ }

export function willPass(error: unknown): boolean {
  const { errcode, code } = Object(error)
  return typeof errcode === 'number'
    ? passing.sqlite.has(errcode & 0xff)
    : passing.postgres.test(String(code))
}
