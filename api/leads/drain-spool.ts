import type { Spool } from '../store/spool.ts'
import type { Store } from '../store/store.ts'
import type { Log } from '../telemetry/log.ts'

interface Places {
  readonly store: Store
  readonly spool: Spool
  readonly log: Log
}

/** Moves spooled submissions into the store. A file is removed only after its submission is on disk. */
export async function drainSpool({ store, spool, log }: Places): Promise<void> {
  for (const { name, item } of await spool.all()) {
    if (!item) {
      log.error('spool.unreadable', { file: name })
      await spool.setAside(name)
      continue
    }
    await store.save([item])
    await spool.remove(name)
    log.info('spool.imported', { id: item.submission.id })
  }
}
