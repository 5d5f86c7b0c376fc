import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../errors/operator-error.ts'
import type { Environment } from '../../settings/environment.ts'
import { storeFile } from '../../store/open-store.ts'
import { applicationId, connectToRead } from '../../store/sqlite/connection.ts'
import { copyDatabase, removeDatabase } from '../../store/sqlite/copy-database.ts'
import {
  identityOf,
  prepareFolder,
  quarantine,
  replaceFile,
  restrictPermissions,
  syncFile,
} from '../../store/sqlite/file.ts'
import { lockFor } from '../../store/sqlite/lock.ts'
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
  if (existsSync(target)) {
    throw new OperatorError(`"${target}" exists already.`, 'Name a file that does not.')
  }

  try {
    const held = await copyChecked(file, target, stopped)
    rememberBackup(file, target)
    return held
  } catch (error) {
    const { code } = errorDetails(error)
    if (error instanceof OperatorError || stopped.aborted || code === undefined) throw error
    throw new OperatorError(
      `The backup "${target}" cannot be written (${code}).`,
      'Check the space and the rights there, and the store with "leads verify".',
    )
  }
}

async function copyChecked(file: string, target: string, stopped: AbortSignal): Promise<number> {
  const unfinished = `${target}.part`
  prepareFolder(target)
  try {
    const source = connectToRead(file)
    try {
      await copyDatabase(source, unfinished, () => stopped.throwIfAborted())
    } finally {
      source.close()
    }
    const held = inspect(unfinished)
    syncFile(unfinished)
    replaceFile(unfinished, target)
    return held
  } finally {
    removeDatabase(unfinished)
  }
}

/**
 * Replaces the store with a backup and moves the old store aside. No server may run. Returns the number of
 * submissions in the backup.
 */
export function restore({ environment, cwd }: Place, source: string, now: Date): number {
  rejectPostgres(environment)
  const file = storeFile(environment, cwd)
  const lock = lockFor(file)
  try {
    const copy = `${file}.restored`
    rmSync(copy, { force: true })
    copyFileSync(source, copy)
    restrictPermissions(copy)
    const held = inspect(copy)
    syncFile(copy)
    if (identityOf(file) !== undefined) {
      quarantine(file, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
    }
    replaceFile(copy, file)
    return held
  } finally {
    lock.release()
  }
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
