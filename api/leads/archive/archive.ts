import { resolve } from 'node:path'
import { OperatorError } from '../../errors/operator-error.ts'
import type { Environment } from '../../settings/environment.ts'
import { createStore } from '../../store/create-store.ts'
import { storeFile } from '../../store/open-store.ts'
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
}

/** What an operator does about a damaged file. */
export const remedy =
  'Stop the server. "leads restore" puts a backup in its place and keeps this file; "leads salvage" with its name then takes in what it holds.'

/** What is done with a store: one that is not there is an error, unless it is created. */
type Use = 'read' | 'write' | 'create'

/** Opens the store. */
export async function openArchive({ environment, cwd }: Place, use: Use): Promise<Archive> {
  const database = await openFor(storeFile(environment, cwd), environment, use)
  return {
    store: createStore(database),
    spool: createSpool(resolve(cwd, environment.spool)),
    close: database.close,
  }
}

async function openFor(file: string, { databaseUrl }: Environment, use: Use) {
  try {
    if (databaseUrl) return await openPostgres(databaseUrl)
    if (use === 'read') return openSqliteReader(file)
    if (use === 'write') requireFile(file)
    return await openSqlite(file)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const { code = 'unknown' } = errorDetails(error)
    throw new OperatorError(
      `The submissions in ${databaseUrl ? 'DATABASE_URL' : `"${file}"`} cannot be opened (${code}).`,
      databaseUrl ? 'Check that PostgreSQL runs and takes this user.' : remedy,
    )
  }
}
