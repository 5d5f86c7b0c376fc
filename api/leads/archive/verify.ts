import { basename } from 'node:path'
import type { Environment } from '../../settings/environment.ts'
import { storeFile } from '../../store/open-store.ts'
import { connectToRead, sqliteCode } from '../../store/sqlite/connection.ts'
import { isSound } from '../../store/sqlite/is-sound.ts'
import type { Store } from '../../store/store.ts'
import { highWaterFile, missingFrom } from '../high-water.ts'
import { type Archive, remedy } from './archive.ts'
import { backupAge, backupsOf, damagedBeside } from './copies.ts'

interface Place {
  readonly environment: Environment
  readonly cwd: string
  readonly now: Date
}

/** The state of the submissions, for an operator. */
interface Verification {
  readonly counts: Readonly<Record<string, number>>
  /** Problems that an operator must look at. Empty if there are none. */
  readonly problems: readonly string[]
}

/** Maximum time that a delivery may wait without a problem, in milliseconds. */
const longWait = 60 * 60_000

/** Checks the database file, and looks for undelivered and spooled submissions. Damage does not make it fail. */
export async function verifyArchive(
  { store, spool }: Archive,
  { environment, cwd, now }: Place,
): Promise<Verification> {
  const spooled = (await spool.names()).length
  const setAside = await spool.namesAside()
  const file = environment.databaseUrl ? undefined : storeFile(environment, cwd)
  const faults = file === undefined ? [] : faultsIn(file)
  const mark = highWaterFile(environment, cwd)
  const contents = await contentsOf(store, { mark, file, now }).catch((error: unknown) => {
    // Of a damaged file anything can be read, so anything can go wrong.
    if (faults.length === 0 && sqliteCode(error) === undefined) throw error
    return undefined
  })

  return {
    counts: { ...contents?.counts, spooled, setAside: setAside.length },
    problems: [
      ...(faults.length > 0 || !contents ? [damage(faults)] : []),
      ...(file === undefined ? [] : [...movedAside(file), ...(await unsoundBackups(file))]),
      ...(contents?.problems ?? []),
      ...(spooled > 0
        ? [`${spooled} submissions wait in the spool for a server to take them in.`]
        : []),
      ...setAside.map((name) => `"${name}" in the spool cannot be read; it may hold a submission.`),
    ],
  }
}

/** Maximum time without a backup, in milliseconds. */
const longWithout = 2 * 24 * 60 * 60_000

interface Look {
  /** The path of the mark of what was accepted. */
  readonly mark: string
  /** The path of the embedded store. */
  readonly file: string | undefined
  readonly now: Date
}

/** What the store holds. Rejects if it is damaged. */
async function contentsOf(store: Store, { mark, file, now }: Look): Promise<Verification> {
  const received = await store.count({ from: 0, until: Number.MAX_SAFE_INTEGER })
  const { oldestPending, ...deliveries } = await store.countDeliveries()
  const missing = await missingFrom(store, mark)
  const { oldest } = await store.tally()
  const age = file === undefined ? 0 : backupAge(file, oldest, now)
  return {
    counts: { ...received, ...deliveries },
    problems: [
      ...(missing > 0 ? [loss(missing)] : []),
      ...(age > longWithout ? ['No backup was made for two days: leads backup.'] : []),
      ...(await givenUp(store, deliveries.dead)),
      ...(now.getTime() - (oldestPending ?? now.getTime()) > longWait
        ? ['A delivery has waited for more than an hour.']
        : []),
      ...(received.held > 0
        ? [`${received.held} submissions are held for review: leads list --state held`]
        : []),
    ],
  }
}

const loss = (missing: number) =>
  `${missing} submissions that were accepted are not here: the file was cut, or another one stands in its place. "leads restore" takes in what a backup or another file holds; if they are gone for good, "leads verify --accept-loss" says so.`

/** Maximum number of ids that are named. */
const named = 20

/** The deliveries that were given up, with the newest of their submissions. */
async function givenUp(store: Store, count: number): Promise<readonly string[]> {
  if (count === 0) return []
  const ids = (await store.list({ deliveries: 'failed', limit: named })).map(({ id }) => id)
  return [
    `${count} deliveries were given up; "leads deliver --all-failed" repeats them: ${ids.join(', ')}`,
  ]
}

/** What SQLite finds wrong with a file. Its words are about pages and indexes, never about what they hold. */
function faultsIn(file: string): readonly string[] {
  try {
    const connection = connectToRead(file)
    try {
      const rows = connection.database.prepare('PRAGMA integrity_check(10)').all()
      return rows.map((row) => String(row['integrity_check'])).filter((text) => text !== 'ok')
    } finally {
      connection.close()
    }
  } catch (error) {
    if (sqliteCode(error) === undefined) throw error
    return ['it cannot be read']
  }
}

const damage = ([first = 'it does not have the tables of a store', ...others]: readonly string[]) =>
  [
    `The file is damaged: ${first.replaceAll(/[^\x20-\x7e]/g, '?')}`,
    ...(others.length > 0 ? [` and ${others.length} more`] : []),
    `. ${remedy}`,
  ].join('')

async function unsoundBackups(file: string): Promise<readonly string[]> {
  const problems: string[] = []
  for (const backup of backupsOf(file)) {
    if (!(await isSound(backup))) problems.push(`The backup "${backup}" is damaged.`)
  }
  return problems
}

const movedAside = (file: string) =>
  damagedBeside(file).map(
    (name) =>
      `"${basename(name)}" was moved aside because it was damaged; "leads restore" with its name takes in what it holds. Then delete it.`,
  )
