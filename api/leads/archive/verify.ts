import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Environment } from '../../settings/environment.ts'
import { storeFile } from '../../store/open-store.ts'
import { connectToRead } from '../../store/sqlite/connection.ts'
import type { Archive } from './archive.ts'

interface Place {
  readonly environment: Environment
  readonly cwd: string
  readonly now: Date
}

/** The state of the submissions, for an operator. */
export interface Verification {
  readonly counts: Readonly<Record<string, number>>
  /** Problems that an operator must look at. Empty if there are none. */
  readonly problems: readonly string[]
}

/** Maximum time that a delivery may wait without a problem, in milliseconds. */
const longWait = 60 * 60_000

/** Checks the database file, and looks for undelivered and spooled submissions. */
export async function verifyArchive(
  { store, spool }: Archive,
  { environment, cwd, now }: Place,
): Promise<Verification> {
  const received = await store.count({ from: 0, until: Number.MAX_SAFE_INTEGER })
  const { oldestPending, ...deliveries } = await store.countDeliveries()
  const spooled = (await spool.all()).length
  const file = storeFile(environment, cwd)

  return {
    counts: { ...received, ...deliveries, spooled },
    problems: [
      ...(environment.databaseUrl ? [] : [...faultsIn(file), ...damagedBeside(file)]),
      ...(deliveries.dead > 0 ? [`${deliveries.dead} deliveries were given up.`] : []),
      ...(now.getTime() - (oldestPending ?? now.getTime()) > longWait
        ? ['A delivery has waited for more than an hour.']
        : []),
      ...(received.held > 0
        ? [`${received.held} submissions are held for review: leads list --state held`]
        : []),
      ...(spooled > 0
        ? [`${spooled} submissions wait in the spool for a server to take them in.`]
        : []),
    ],
  }
}

function faultsIn(file: string): readonly string[] {
  const connection = connectToRead(file)
  try {
    const rows = connection.database.prepare('PRAGMA integrity_check(10)').all()
    return rows.map((row) => String(row['integrity_check'])).filter((text) => text !== 'ok')
  } finally {
    connection.close()
  }
}

const damagedBeside = (file: string) =>
  readdirSync(dirname(file))
    .filter((name) => name.startsWith(`${basename(file)}.damaged-`) && !/-(wal|shm)$/.test(name))
    .map((name) => `"${name}" was moved aside because it was damaged; it may hold submissions.`)
