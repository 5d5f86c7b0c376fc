import { join, resolve } from 'node:path'
import type { Environment } from '../settings/environment.ts'
import type { Log } from '../telemetry/log.ts'
import { openPostgres } from './postgres.ts'
import type { SqlDatabase } from './sql-database.ts'
import { lockFor } from './sqlite/lock.ts'
import { createReopening } from './sqlite/reopening.ts'
import { openRepairing } from './sqlite/repair.ts'

export interface StoreDependencies {
  readonly environment: Environment
  readonly cwd: string
  readonly now: () => Date
  readonly log: Log
  /** Told when what was written last may be gone. */
  readonly onReplaced: () => void
}

/** Where the embedded store lies. */
export const storeFile = ({ data }: Environment, cwd: string) =>
  join(resolve(cwd, data), 'submissions.db')

/** The store as a server has it: opened when it can be, opened again when it was lost. */
export function openStore(dependencies: StoreDependencies): SqlDatabase {
  const { environment, cwd, now, log, onReplaced } = dependencies
  const { databaseUrl } = environment
  if (databaseUrl) {
    const open = () => openPostgres(databaseUrl)
    return createReopening({ dialect: 'postgres', open, log, onReplaced })
  }

  const file = storeFile(environment, cwd)
  const lock = lockFor(file)
  const open = () => openRepairing({ file, now, log })
  const database = createReopening({ dialect: 'sqlite', open, log, onReplaced })
  return {
    ...database,
    close: async () => {
      await database.close()
      lock.release()
    },
  }
}
