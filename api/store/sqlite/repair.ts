import type { Log } from '../../telemetry/log.ts'
import type { SqlDatabase } from '../sql-database.ts'
import { connectToRead, saysDamaged } from './connection.ts'
import { identityOf, keepCopy, quarantine } from './file.ts'
import { isLogDamaged } from './raw/read-raw.ts'
import { openSqlite } from './sqlite.ts'

interface Repair {
  readonly file: string
  readonly now: () => Date
  readonly log: Log
}

/**
 * Opens the store. A damaged file is moved aside for an operator, and a new one is created. Of a file whose
 * log is damaged, a copy is kept, because SQLite drops that part of the log.
 */
export async function openRepairing({ file, now, log }: Repair): Promise<SqlDatabase> {
  const suffix = `damaged-${now().toISOString().replaceAll(/[:.]/g, '-')}`
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
