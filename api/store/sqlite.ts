import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { OperatorError } from '../hosts/operator-error.ts'
import {
  applicationId,
  createTables,
  type Engine,
  format,
  requireFormat,
  type Sql,
} from './engine.ts'
import { giveToOwnerOfFolder, makeFolder, syncFolder } from './journal.ts'

/**
 * Every commit is on disk before it returns (`synchronous=FULL`). SQLite does not wait for another process's lock,
 * because that would block the thread.
 */
const settings = `
  PRAGMA busy_timeout=0; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA trusted_schema=OFF;
  PRAGMA cell_size_check=ON; PRAGMA journal_size_limit=67108864;
`

/** Maximum wait for another process's lock, and the time between two tries, in milliseconds. */
const patience = { total: 800, step: 20 }

/** Statements that are kept for the next time. */
const maxPrepared = 100

const [busy, locked, corrupt, noDatabase] = [5, 6, 11, 26]

/** SQLite's primary error code, without the extended bits. */
const codeOf = (error: unknown): number => Object(error).errcode & 0xff

const saysDamaged = (error: unknown): boolean => [corrupt, noDatabase].includes(codeOf(error))

export const asideOf = (file: string) => `${file}.damaged`

/** Opens a database for the process that has its journal. A damaged one is moved aside: the journal has what it held. */
export async function openSqlite(
  file: string,
  onDamaged?: (aside: string) => void,
): Promise<Engine> {
  makeFolder(dirname(file))
  try {
    return await open(file, { isChecked: true })
  } catch (error) {
    if (!saysDamaged(error)) throw error
    const aside = asideOf(file)
    for (const end of ['', '-wal', '-shm']) rmSync(`${aside}${end}`, { force: true })
    for (const end of ['-wal', '-shm', ''])
      if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`)
    onDamaged?.(aside)
    return open(file, { isChecked: false })
  }
}

/** Opens an existing database beside a server that may run. */
export async function openSqliteBeside(file: string): Promise<Engine> {
  if (!existsSync(file)) {
    throw new OperatorError(
      `There are no submissions in "${file}".`,
      'Name the folder that the server uses in DIPTYCH_DATA, or its database in DATABASE_URL. If the file is lost, the next start of the server makes it of the journal.',
    )
  }
  return open(file, { isChecked: false })
}

async function open(file: string, { isChecked }: { readonly isChecked: boolean }): Promise<Engine> {
  const isNew = !existsSync(file)
  if (isNew) {
    closeSync(openSync(file, 'a', 0o600))
    giveToOwnerOfFolder(file)
  }
  const database = new DatabaseSync(file)
  const ask = (pragma: string) => Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]
  try {
    if (ask('schema_version') !== 0 && ask('application_id') !== applicationId) throw notOurs()
    const version = Number(ask('user_version'))
    requireFormat(version)
    database.exec(settings)
    if (isNew) chmodSync(file, 0o600)
    if (isChecked && ask('integrity_check(1)') !== 'ok') throw notOurs()
    const engine = asEngine(database, file)
    if (version === 0) {
      await engine.write(async (sql) => {
        await createTables(sql, 'sqlite')
        database.exec(`PRAGMA application_id=${applicationId}; PRAGMA user_version=${format}`)
      })
    }
    if (isNew) await syncFolder(dirname(file))
    return engine
  } catch (error) {
    database.close()
    throw error
  }
}

const notOurs = () => Object.assign(new Error('This is no sound store.'), { errcode: corrupt })

function asEngine(database: DatabaseSync, file: string): Engine {
  const serially = createSerial()
  const identity = (end = '') => statSync(`${file}${end}`, { throwIfNoEntry: false })?.ino
  const opened = identity()
  let openedLog: number | undefined
  const prepared = new Map<string, StatementSync>()
  const statement = (text: string) => {
    const known = prepared.get(text) ?? database.prepare(text)
    // Groups of each size have statements of their own.
    if (prepared.size >= maxPrepared) prepared.clear()
    prepared.set(text, known)
    return known
  }
  const sql: Sql = {
    all: async (text, ...parameters) => statement(text).all(...parameters),
    run: async (text, ...parameters) => Number(statement(text).run(...parameters).changes),
  }
  const transact = <T>(begin: string, work: (sql: Sql) => Promise<T>) =>
    serially(async () => {
      await patiently(() => database.exec(begin))
      try {
        const result = await work(sql)
        database.exec('COMMIT')
        return result
      } catch (error) {
        // SQLite rolls back by itself after some errors, such as a full disk.
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    })

  return {
    dialect: 'sqlite',
    write: (work) => transact('BEGIN IMMEDIATE', work),
    read: (work) => transact('BEGIN', work),
    forget: () => database.exec('PRAGMA shrink_memory'),
    // A deleted row stays in a page that was split: only a new file has nothing of it.
    scrub: () =>
      serially(async () => {
        for (const end of ['', '-wal', '-shm']) rmSync(`${asideOf(file)}${end}`, { force: true })
        await patiently(() => {
          database.exec('VACUUM')
          const ended = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
          if (ended?.['busy'] !== 0)
            throw Object.assign(new Error('Another process reads what has to be removed.'), {
              errcode: busy,
            })
        })
      }),
    isInPlace: () => {
      // SQLite makes its log with the first transaction.
      openedLog ??= identity('-wal')
      return identity() === opened && identity('-wal') === openedLog
    },
    close: () => serially(async () => database.close()),
  }
}

/** Repeats an attempt while another process is in its way. */
async function patiently(attempt: () => void): Promise<void> {
  const enough = AbortSignal.timeout(patience.total)
  for (;;) {
    try {
      attempt()
      return
    } catch (error) {
      if (![busy, locked].includes(codeOf(error)) || enough.aborted) throw error
    }
    await setTimeout(patience.step)
  }
}

/** Returns a function that does one piece of work after the other. A failed one does not stop the next. */
export function createSerial() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
