import type { SqlValue } from '../../store/sql-database.ts'
import { readRaw } from '../../store/sqlite/raw/read-raw.ts'
import type { Recovered, Store } from '../../store/store.ts'

/** Number of records that one transaction takes in. */
const atOnce = 500

/**
 * Takes everything whole that a backup, or a damaged file with its log, holds into the store. The file is only read.
 * What was erased since stays away.
 */
export async function restore(
  store: Store,
  file: string,
  erased: readonly string[],
): Promise<Recovered> {
  const gone = new Set<SqlValue>(erased)
  const total = { added: 0, known: 0, damaged: 0 }
  const take = async (records: readonly (readonly SqlValue[])[]) => {
    const { added, known, damaged } = await store.recover(records)
    total.added += added
    total.known += known
    total.damaged += damaged
  }

  // Deliveries need their submissions, which may stand on a later page.
  const deliveries: (readonly SqlValue[])[] = []
  let records: (readonly SqlValue[])[] = []
  for (const record of readRaw(file)) {
    const [id = null, submission = null] = record
    if (gone.has(id) || gone.has(submission)) continue
    if (record.length < 13) deliveries.push(record)
    else records.push(record)
    if (records.length < atOnce) continue
    await take(records)
    records = []
  }
  await take(records)
  for (let start = 0; start < deliveries.length; start += atOnce) {
    await take(deliveries.slice(start, start + atOnce))
  }
  return total
}
