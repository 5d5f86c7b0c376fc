import { errorDetails, type Log } from '../../telemetry/log.ts'
import type { Sql, SqlDatabase } from '../sql-database.ts'
import { saysDamaged } from './connection.ts'
import { createSerial } from './transaction.ts'

interface Reopening {
  readonly dialect: SqlDatabase['dialect']
  readonly open: () => Promise<SqlDatabase>
  readonly log: Log
  /** Called when the last writes may be lost and must be repeated. */
  readonly onReplaced: () => void
}

/**
 * A database that opens on first use, and again after its file was removed, replaced or damaged. Writes to
 * a lost file are repeated.
 */
export function createReopening({ dialect, open, log, onReplaced }: Reopening): SqlDatabase {
  const serially = createSerial()
  let current: SqlDatabase | undefined

  const opened = () =>
    serially(async () => {
      current ??= await open()
      return current
    })

  const drop = (database: SqlDatabase, { isDamaged = false } = {}) =>
    serially(async () => {
      if (current !== database) return
      current = undefined
      await (isDamaged ? database.abandon() : database.close()).catch(() => undefined)
    })

  /**
   * Restores the data if possible, and closes the file that is no longer in place. Rejects while it cannot be
   * restored: the removed file exists as long as it is open, and the next write tries again.
   */
  const replace = async (database: SqlDatabase) => {
    const isSalvaged = await database.salvage().catch((error: unknown) => {
      if (!saysDamaged(error)) throw error
      log.error('store.not-salvaged', errorDetails(error))
      return false
    })
    log.error('store.replaced', { isSalvaged })
    await drop(database)
    onReplaced()
  }

  /** Moves the file aside by opening it anew, and repeats the last writes. */
  const distrust = async (database: SqlDatabase) => {
    log.error('store.damage-found')
    await drop(database, { isDamaged: true })
    await opened()
    onReplaced()
  }

  const write = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const database = await opened()
    try {
      const result = await database.write(work)
      if (database.isIntact()) return result
    } catch (error) {
      if (!saysDamaged(error) && !database.isIntact()) {
        await replace(database)
        throw error
      }
      // The failed connection may have been opened while the file was not writable.
      await drop(database, { isDamaged: saysDamaged(error) })
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
    once: async (text, ...parameters) => (await opened()).once(text, ...parameters),
    read: async (work) => (await opened()).read(work),
    readFromDisk: async (work) => (await opened()).readFromDisk(work),
    check: async () => {
      const database = await opened()
      const isSound = await database.check()
      if (!isSound) await distrust(database)
      return isSound
    },
    isIntact: () => current?.isIntact() ?? false,
    scrub: async () => (await opened()).scrub(),
    salvage: async () => (await opened()).salvage(),
    close: () => serially(async () => current?.close()),
    abandon: () => serially(async () => current?.abandon()),
  }
}
