import { join, resolve } from 'node:path'
import type { Environment } from '../settings/environment.ts'
import type { Log } from '../telemetry/log.ts'
import { openPostgres } from './postgres.ts'
import type { SqlDatabase } from './sql-database.ts'
import { lockFor } from './sqlite/lock.ts'
import { createReopening } from './sqlite/reopening.ts'
import { openRepairing } from './sqlite/repair.ts'

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
