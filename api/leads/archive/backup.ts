import { lstatSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../errors/operator-error.ts'
import type { Environment } from '../../settings/environment.ts'
import { storeFile } from '../../store/open-store.ts'
import type { Sql } from '../../store/sql-database.ts'
import { applicationId, connectToRead } from '../../store/sqlite/connection.ts'
import { copyDatabase, removeDatabase } from '../../store/sqlite/copy-database.ts'
import { createFlush } from '../../store/sqlite/create-flush.ts'
import { prepareFolder, replaceFile, syncFile } from '../../store/sqlite/file.ts'
import { requireFile } from '../../store/sqlite/reader.ts'
import { requireKnown } from '../../store/tables/migrations.ts'
import { errorDetails } from '../../telemetry/log.ts'
import { rememberBackup } from './copies.ts'

interface Place {
  readonly environment: Environment
  readonly cwd: string
}

/**
 * Copies the store to a file and checks the copy. A server may run. Returns the number of submissions in
 * the copy. Throws the reason of the signal when it is aborted, and leaves no file.
 */
export async function backUp(
  { environment, cwd }: Place,
  target: string,
  stopped: AbortSignal,
): Promise<number> {
  rejectPostgres(environment)
  const file = storeFile(environment, cwd)
  requireFile(file)
  try {
    rejectTarget(file, target)
    const held = await copyChecked(file, target, stopped)
    rememberBackup(file, target)
    return held
  } catch (error) {
    if (stopped.aborted) throw error
    throw asOperatorError(error, `The backup "${target}" cannot be written`)
  }
}

function rejectTarget(file: string, target: string): void {
  // Also a link to nothing, which would be replaced.
  if (lstatSync(target, { throwIfNoEntry: false })) {
    throw new OperatorError(`"${target}" exists already.`, 'Name a file that does not.')
  }
  if (resolve(target).startsWith(file)) {
    throw new OperatorError(`"${target}" is a name of the store's own.`, 'Name another file.')
  }
}

/** An error of the system as one that an operator can act on. Any other error stays as it is. */
function asOperatorError(error: unknown, what: string): unknown {
  const { code } = errorDetails(error)
  return error instanceof OperatorError || code === undefined
    ? error
    : new OperatorError(
        `${what} (${code}).`,
        'Check the space and the rights there, and the store with "leads verify".',
      )
}

async function copyChecked(file: string, target: string, stopped: AbortSignal): Promise<number> {
  const unfinished = `${target}.part`
  const flush = createFlush(unfinished)
  prepareFolder(target)
  try {
    const source = connectToRead(file)
    let held: number | undefined
    try {
      held = await copyDatabase(source, unfinished, {
        onStep: () => {
          stopped.throwIfAborted()
          flush()
        },
        read: countSubmissions,
      })
    } finally {
      source.close()
    }
    if (held === undefined || inspect(unfinished) !== held) throw notAStore(unfinished)
    syncFile(unfinished)
    replaceFile(unfinished, target)
    return held
  } finally {
    removeDatabase(unfinished)
  }
}

const countSubmissions = async (sql: Sql): Promise<number> => {
  const [row] = await sql.all('SELECT COUNT(*) AS count FROM submissions')
  return Number(row?.['count'])
}

/** Rejects a file that is damaged or is not a Diptych store. Returns the number of submissions in it. */
function inspect(file: string): number {
  try {
    const database = new DatabaseSync(file)
    try {
      const answerTo = (statement: string) =>
        Object.values(database.prepare(statement).get() ?? {})[0]
      if (answerTo('PRAGMA integrity_check') !== 'ok') throw notAStore(file)
      if (answerTo('PRAGMA application_id') !== applicationId) throw notAStore(file)
      requireKnown(Number(answerTo('PRAGMA user_version')))
      return Number(answerTo('SELECT COUNT(*) FROM submissions'))
    } finally {
      database.close()
    }
  } catch (error) {
    removeDatabase(file)
    throw error instanceof OperatorError ? error : notAStore(file)
  }
}

const notAStore = (file: string) =>
  new OperatorError(
    `"${file}" is no sound backup of submissions.`,
    `Nothing in "${dirname(file)}" was changed.`,
  )

function rejectPostgres({ databaseUrl }: Environment) {
  if (!databaseUrl) return
  throw new OperatorError(
    'The submissions are in PostgreSQL, which has its own backups.',
    'Use pg_dump and pg_restore, or those of who runs it.',
  )
}
