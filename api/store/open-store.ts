import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Environment } from '../settings/environment.ts'
import type { Log } from '../telemetry/log.ts'
import { openPostgres } from './postgres.ts'
import type { SqlDatabase } from './sql-database.ts'
import { applicationId, connectToRead, saysDamaged } from './sqlite/connection.ts'
import { identityOf, keepCopy, quarantine, restrictPermissions, sizeOf } from './sqlite/file.ts'
import { lockFor } from './sqlite/lock.ts'
import { isLogDamaged } from './sqlite/raw/read-raw.ts'
import { createReopening } from './sqlite/reopening.ts'
import { openSqlite } from './sqlite/sqlite.ts'

interface StoreDependencies {
  readonly environment: Environment
  readonly cwd: string
  readonly now: () => Date
  readonly log: Log
  /** Called when the last writes may be lost. */
  readonly onReplaced: () => void
}

/** Time for an orderly end of connections to PostgreSQL, in milliseconds. Then they are cut. */
const patience = 2000

/** The file of the embedded store. */
export const storeFile = ({ data }: Environment, cwd: string) =>
  join(resolve(cwd, data), 'submissions.db')

/** Opens the store for a server: on first use, and again after it was lost. */
export function openStore(dependencies: StoreDependencies): SqlDatabase {
  const { environment, cwd, now, log, onReplaced } = dependencies
  const { databaseUrl } = environment
  if (databaseUrl) {
    const stopped = new AbortController()
    const open = () => openPostgres(databaseUrl, stopped.signal)
    const database = createReopening({ dialect: 'postgres', open, log, onReplaced })
    return {
      ...database,
      close: async () => {
        const cutting = setTimeout(() => stopped.abort(), patience)
        await database.close().finally(() => clearTimeout(cutting))
      },
    }
  }

  const file = storeFile(environment, cwd)
  const lock = lockFor(file)
  const open = async () => {
    lock.renew()
    const opened = await openRepairing({ file, now, log })
    return { ...opened, isIntact: () => lock.isHeld() && opened.isIntact() }
  }
  const database = createReopening({ dialect: 'sqlite', open, log, onReplaced })
  return {
    ...database,
    close: async () => {
      await database.close()
      lock.release()
    },
  }
}

const silent = () => undefined

/** Opens the embedded store for a command that takes something in. A damaged one is moved aside, unless a server has it. */
export async function openToRestore(file: string, now: () => Date): Promise<SqlDatabase> {
  let lock: ReturnType<typeof lockFor>
  try {
    lock = lockFor(file)
  } catch {
    return openSqlite(file)
  }
  try {
    if (isOther(file)) quarantine(file, suffixAt(now()))
    return await openRepairing({ file, now, log: { info: silent, warn: silent, error: silent } })
  } finally {
    lock.release()
  }
}

/** Whether something that is no store stands in its place. */
function isOther(file: string): boolean {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) return true
  if (sizeOf(file) === 0) return false
  try {
    const connection = connectToRead(file)
    try {
      const [row] = connection.database.prepare('PRAGMA application_id').all()
      return row?.['application_id'] !== applicationId
    } finally {
      connection.close()
    }
  } catch (error) {
    if (saysDamaged(error)) return false
    throw error
  }
}

const suffixAt = (now: Date) => `damaged-${now.toISOString().replaceAll(/[:.]/g, '-')}`

interface Repair {
  readonly file: string
  readonly now: () => Date
  readonly log: Log
}

/**
 * Opens the store. A damaged file is moved aside for an operator, and a new one is created. Of a file whose
 * log is damaged, a copy is kept, because SQLite drops that part of the log.
 */
async function openRepairing({ file, now, log }: Repair): Promise<SqlDatabase> {
  const suffix = suffixAt(now())
  // SQLite removes the log of a file without content.
  if (isEmptied(file)) {
    restrictPermissions(file)
    quarantine(file, suffix)
    log.error('store.damaged', { movedTo: suffix })
  }
  const isCutShort = isLogDamaged(file)
  if (isCutShort) {
    keepCopy(file, suffix)
    log.error('store.log-damaged', { copiedTo: suffix })
  }
  if (identityOf(file) !== undefined && isDamaged(file)) {
    quarantine(file, suffix)
    log.error('store.damaged', { movedTo: suffix })
  }
  const database = await openSqlite(file)
  // Empties the log, which would be copied again at the next start. A full disk may prevent it.
  if (isCutShort) await database.scrub().catch(() => false)
  return database
}

/** Whether only the log is left of a file. */
const isEmptied = (file: string): boolean => sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0

/** Opened for reading, so that the log stays as it is. */
function isDamaged(file: string): boolean {
  try {
    const connection = connectToRead(file)
    try {
      const [row] = connection.database.prepare('PRAGMA quick_check(1)').all()
      return row?.['quick_check'] !== 'ok'
    } finally {
      connection.close()
    }
  } catch (error) {
    if (saysDamaged(error)) return true
    throw error
  }
}
