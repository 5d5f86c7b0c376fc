import type { Log } from '../../telemetry/log.ts'
import type { SqlDatabase } from '../sql-database.ts'
import { connect, sqliteCode } from './connection.ts'
import { identityOf, quarantine } from './file.ts'
import { openSqlite } from './sqlite.ts'

interface Repair {
  readonly file: string
  readonly now: () => Date
  readonly log: Log
}

/** Opens the store. A damaged file is moved aside for an operator, and a new one is created. */
export async function openRepairing({ file, now, log }: Repair): Promise<SqlDatabase> {
  if (identityOf(file) !== undefined && isDamaged(file)) {
    const suffix = `damaged-${now().toISOString().replaceAll(/[:.]/g, '-')}`
    quarantine(file, suffix)
    log.error('store.damaged', { movedTo: suffix })
  }
  return openSqlite(file)
}

const corrupt = 11
const noDatabase = 26

/** Whether an error means that the file is damaged. */
export const saysDamaged = (error: unknown): boolean =>
  [corrupt, noDatabase].includes(sqliteCode(error) ?? 0)

function isDamaged(file: string): boolean {
  try {
    const connection = connect(file)
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
