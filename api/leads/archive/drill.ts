import { hash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { OperatorError } from '../../errors/operator-error.ts'
import type { Environment } from '../../settings/environment.ts'
import { storeFile } from '../../store/open-store.ts'
import type { SqlDatabase } from '../../store/sql-database.ts'
import { restrictPermissions } from '../../store/sqlite/file.ts'
import { openSqlite } from '../../store/sqlite/sqlite.ts'
import { asOperatorError, rejectPostgres, restore } from './backup.ts'
import { backupsOf } from './copies.ts'

interface Place {
  readonly environment: Environment
  readonly cwd: string
  readonly now: Date
}

/** What a drill has shown. */
interface Drilled {
  readonly backup: string
  /** How many submissions were read, each as it was stored. */
  readonly held: number
}

/**
 * Restores a backup into a folder of its own beside it, opens it as a server does and reads every submission. Records
 * when that succeeded. Without a path it takes the newest backup that was made here.
 */
export async function drill(
  place: Place,
  given: string | undefined,
  stopped: AbortSignal,
): Promise<Drilled> {
  const { environment, cwd, now } = place
  rejectPostgres(environment)
  const file = storeFile(environment, cwd)
  const backup = given ?? backupsOf(file).at(-1)
  if (backup === undefined) {
    throw new OperatorError('There is no backup that was made here.', 'Make one: leads backup')
  }
  const scratch = join(dirname(resolve(backup)), '.drill')
  try {
    rmSync(scratch, { recursive: true, force: true })
    const restored = { ...environment, data: scratch }
    const held = restore({ environment: restored, cwd }, backup, now)
    const database = await openSqlite(storeFile(restored, cwd))
    try {
      const whole = await countWhole(database, stopped)
      if (whole < held) {
        throw new OperatorError(
          `${held - whole} of the ${held} submissions in "${backup}" are not as they were stored.`,
          'Make another backup: leads backup. If it is the same, check the store: leads verify',
        )
      }
    } finally {
      await database.close()
    }
    restrictPermissions(proofOf(file))
    writeFileSync(proofOf(file), `${now.getTime()}\n`)
    return { backup, held }
  } catch (error) {
    throw asOperatorError(error, `The backup "${backup}" cannot be restored`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const page = 200

/** How many submissions have the body that they were stored with. */
async function countWhole(database: SqlDatabase, stopped: AbortSignal): Promise<number> {
  let whole = 0
  let last = ''
  while (true) {
    stopped.throwIfAborted()
    const rows = await database.read((sql) =>
      sql.all(
        'SELECT id, raw, body_hash FROM submissions WHERE id > ? ORDER BY id LIMIT ?',
        last,
        page,
      ),
    )
    for (const { raw, body_hash: stored } of rows) {
      if (raw instanceof Uint8Array && hash('sha256', raw, 'base64url') === stored) whole += 1
    }
    last = String(rows.at(-1)?.['id'])
    if (rows.length < page) return whole
  }
}

const proofOf = (file: string) => `${file}.proven`

interface Unproven {
  /** The path of the embedded store. */
  readonly file: string
  /** When the oldest submission was received, in milliseconds since 1970. */
  readonly oldest: number | undefined
  readonly now: Date
}

/**
 * For how long no backup was proven, in milliseconds: since the last drill, else since the oldest submission. A drill at
 * a time that is still to come was one of a clock that was wrong, and does not count.
 */
export function unprovenFor({ file, oldest, now }: Unproven): number {
  const at = now.getTime()
  const proven = existsSync(proofOf(file)) ? Number(readFileSync(proofOf(file), 'utf8')) : 0
  const since = proven > 0 && proven <= at ? proven : (oldest ?? at)
  return Math.max(0, at - since)
}
