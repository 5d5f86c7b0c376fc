import { resolve } from 'node:path'
import { OperatorError } from '../../errors/operator-error.ts'
import type { Environment } from '../../settings/environment.ts'
import { createStore } from '../../store/create-store.ts'
import { openToRestore, storeFile } from '../../store/open-store.ts'
import { openPostgres } from '../../store/postgres.ts'
import { createSpool, type Spool } from '../../store/spool.ts'
import { openSqliteReader, requireFile } from '../../store/sqlite/reader.ts'
import { openSqlite } from '../../store/sqlite/sqlite.ts'
import type { Store } from '../../store/store.ts'
import { errorDetails } from '../../telemetry/log.ts'

/** Submissions for the command line. A server may use the same store at the same time. */
export interface Archive {
  readonly store: Store
  readonly spool: Spool
  close(): Promise<void>
}

interface Place {
  readonly environment: Environment
  /** Base folder of relative paths. */
  readonly cwd: string
  readonly now: () => Date
}

/** What an operator does about a damaged file. */
export const remedy =
  '"leads restore" with the name of a backup begins a new one and takes in what that holds; a running server begins it by itself. Then "leads restore" takes in what the damaged file holds.'

/** What is done with a store: one that is not there is an error, unless it is created. */
type Use = 'read' | 'write' | 'create'

/** Opens the store. */
export async function openArchive({ environment, cwd, now }: Place, use: Use): Promise<Archive> {
  const database = await openFor(storeFile(environment, cwd), environment, now, use)
  return {
    store: createStore(database),
    spool: createSpool(resolve(cwd, environment.spool)),
    close: database.close,
  }
}

async function openFor(file: string, { databaseUrl }: Environment, now: () => Date, use: Use) {
  try {
    if (databaseUrl) return await openPostgres(databaseUrl)
    if (use === 'read') return openSqliteReader(file)
    if (use === 'write') requireFile(file)
    return await (use === 'create' ? openToRestore(file, now) : openSqlite(file))
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const { code = 'unknown' } = errorDetails(error)
    throw new OperatorError(
      `The submissions in ${databaseUrl ? 'DATABASE_URL' : `"${file}"`} cannot be opened (${code}).`,
      databaseUrl ? 'Check that PostgreSQL runs and takes this user.' : remedy,
    )
  }
}
