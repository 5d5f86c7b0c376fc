import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { SqlValue } from '../../store/sql-database.ts'
import { readRaw } from '../../store/sqlite/raw/read-raw.ts'
import type { Recovered, Store } from '../../store/store.ts'

/** Number of records that one transaction takes in. */
const atOnce = 500

/** Takes everything whole that a damaged database file and its log still hold into the store. */
export async function salvageFile(store: Store, file: string): Promise<Recovered> {
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

/** The files that a server moved aside because they were damaged. */
export const damagedBeside = (file: string): readonly string[] => filesBeside(file, /^\.damaged-/)

/** The files named like a store, with an ending. A file of SQLite's own belongs to one of them. */
export function filesBeside(file: string, ending: RegExp): readonly string[] {
  const [folder, name] = [dirname(file), basename(file)]
  // Not a glob: the path of a folder may have brackets.
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((other) => other.startsWith(name) && ending.test(other.slice(name.length)))
    .filter((other) => !/-(wal|shm|journal)$|\.part$/.test(other))
    .map((other) => join(folder, other))
    .toSorted()
}
