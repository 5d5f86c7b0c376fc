import { errorDetails, type Log } from '../../telemetry/log.ts'
import type { Sql, SqlDatabase } from '../sql-database.ts'
import { saysDamaged } from './repair.ts'
import { createSerial } from './transaction.ts'

interface Reopening {
  readonly dialect: SqlDatabase['dialect']
  readonly open: () => Promise<SqlDatabase>
  readonly log: Log
  /** Told when the data is no longer what it was: what was written last may have to be written again. */
  readonly onReplaced: () => void
}

/**
 * A database that is opened when it is needed, and again when its file was removed, replaced or
 * damaged. What was written to a file that nobody can find any more is written again.
 */
export function createReopening({ dialect, open, log, onReplaced }: Reopening): SqlDatabase {
  const serially = createSerial()
  let current: SqlDatabase | undefined

  const opened = () =>
    serially(async () => {
      current ??= await open()
      return current
    })

  const drop = (database: SqlDatabase) =>
    serially(async () => {
      if (current !== database) return
      current = undefined
      await database.close().catch(() => undefined)
    })

  /** Puts back what can be put back, and lets go of the file that is no longer there. */
  const replace = async (database: SqlDatabase) => {
    const isSalvaged = await database.salvage().catch((error: unknown) => {
      log.error('store.not-salvaged', errorDetails(error))
      return false
    })
    log.error('store.replaced', { isSalvaged })
    await drop(database)
    onReplaced()
  }

  const write = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const database = await opened()
    try {
      const result = await database.write(work)
      if (database.isIntact()) return result
    } catch (error) {
      // A connection that failed may be one that was opened while nothing could be written.
      await drop(database)
      if (!saysDamaged(error)) throw error
      onReplaced()
      return (await opened()).write(work)
    }
    await replace(database)
    return (await opened()).write(work)
  }

  return {
    dialect,
    write,
    read: async (work) => (await opened()).read(work),
    isIntact: () => current?.isIntact() ?? false,
    scrub: async () => (await opened()).scrub(),
    salvage: async () => (await opened()).salvage(),
    close: () => serially(async () => current?.close()),
  }
}
