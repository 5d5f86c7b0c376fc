import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Environment } from '../hosts/environment.ts'
import { OperatorError } from '../hosts/operator-error.ts'
import { errorDetails } from '../http/log.ts'
import type { SqlRow } from '../store/engine.ts'
import { giveToOwnerOfFolder, makeFolder, monthsIn, syncFolder } from '../store/journal.ts'
import { type Line, linesOf, nameOf } from '../store/line.ts'
import { leadsIn } from '../store/pair.ts'
import { format, linesOfRow, requireKnown } from '../store/schema.ts'
import type { Archive } from './archive.ts'
import { journalFolder, storeFile } from './leads.ts'

interface Place {
  readonly environment: Environment
  readonly cwd: string
}

/**
 * Copies journal and store to a new folder, and reads the copy. A server may run. Returns the number of submissions in
 * the copy. Leaves nothing when it fails.
 */
export async function backUp({ environment, cwd }: Place, target: string): Promise<number> {
  if (lstatSync(target, { throwIfNoEntry: false })) {
    throw new OperatorError(`"${target}" exists already.`, 'Name a folder that does not.')
  }
  const [file, folder] = [storeFile(environment, cwd), journalFolder(environment, cwd)]
  const hasStore = !environment.databaseUrl && existsSync(file)
  if (!hasStore && monthsIn(folder).length === 0) {
    throw new OperatorError(
      `There are no submissions in "${file}".`,
      'Name the folder that the server uses in DIPTYCH_DATA.',
    )
  }
  try {
    makeFolder(target)
    const count = hasStore ? copyDatabase(file, join(target, basename(file))) : 0
    for (const name of monthsIn(folder).map((month) => `leads-${month}.jsonl`))
      copyFileSync(join(folder, name), join(target, name))
    await syncFolder(target)
    const found = leadsIn(linesIn(target)).length
    if (found < count)
      throw Object.assign(new Error('The copy lacks something.'), { code: 'lacking' })
    return found
  } catch (error) {
    rmSync(target, { recursive: true, force: true })
    if (error instanceof OperatorError) throw error
    const { code = 'damaged' } = errorDetails(error)
    throw new OperatorError(
      `The backup "${target}" cannot be written (${code}).`,
      'Check the space and the rights there, and the store with "leads verify".',
    )
  }
}

/** Copies a database as it is at one moment, with what its log holds. Returns how many submissions it has. */
function copyDatabase(file: string, copy: string): number {
  const database = new DatabaseSync(file, { timeout: 2000 })
  try {
    const version = Number(Object.values(database.prepare('PRAGMA user_version').get() ?? {})[0])
    requireKnown(version)
    const table = version < format ? 'submissions' : "leads WHERE state NOT IN ('gone', '')"
    const count = database.prepare(`SELECT COUNT(*) AS count FROM ${table}`).get()?.['count']
    closeSync(openSync(copy, 'wx', 0o600))
    giveToOwnerOfFolder(copy)
    database.prepare('VACUUM INTO ?').run(copy)
    return Number(count)
  } finally {
    database.close()
  }
}

/** What a backup, a month of a journal, or a database of this version or an earlier one holds. It may be damaged. */
function linesIn(path: string): readonly Line[] {
  if (statSync(path).isDirectory()) {
    const names = readdirSync(path).filter((name) => /^leads-.*\.jsonl$|\.db$/.test(name))
    return unique(names.flatMap((name) => linesIn(join(path, name))))
  }
  if (!path.endsWith('.jsonl')) return linesInDatabase(path)
  const texts = readFileSync(path, 'utf8').split('\n')
  return [...linesOf(texts).values()]
}

const unique = (lines: readonly Line[]) => [
  ...new Map(lines.map((line) => [nameOf(line), line])).values(),
]

/** The lines in a database file with its log, which stay as they are. */
function linesInDatabase(file: string): readonly Line[] {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-restore-'))
  try {
    const copy = join(folder, 'copy.db')
    for (const end of ['', '-wal'])
      if (existsSync(`${file}${end}`)) cpSync(`${file}${end}`, `${copy}${end}`)
    const database = new DatabaseSync(copy)
    try {
      const [row] = rowsOf(database, 'PRAGMA user_version')
      requireKnown(Number(row?.['user_version'] ?? 0))
      const texts = tableOf(database, 'leads').flatMap(({ text }) => String(text).split('\n'))
      const deliveries = Map.groupBy(tableOf(database, 'deliveries'), (each) => each['submission'])
      const earlier = tableOf(database, 'submissions').flatMap((each) => {
        try {
          return linesOfRow(each, deliveries.get(each['id']) ?? [])
        } catch {
          return []
        }
      })
      return unique([...linesOf(texts).values(), ...earlier])
    } finally {
      database.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The rows of a table as far as they can be read: from its start and, if that ends at damage, from its end. */
const tableOf = (database: DatabaseSync, table: string): readonly SqlRow[] => [
  ...rowsOf(database, `SELECT * FROM ${table} ORDER BY rowid`),
  ...rowsOf(database, `SELECT * FROM ${table} ORDER BY rowid DESC`),
]

function rowsOf(database: DatabaseSync, statement: string): readonly SqlRow[] {
  const rows: SqlRow[] = []
  try {
    for (const row of database.prepare(statement).iterate()) rows.push(row)
  } catch {
    // What comes after the damage, or a table that there is not.
  }
  return rows
}

/** What was taken in of a file, and what was there already. */
interface Restored {
  readonly added: number
  readonly known: number
}

/** Takes in what a backup or a damaged file holds. What was erased stays away. */
export async function restore(
  { store, record }: Pick<Archive, 'store' | 'record'>,
  path: string,
): Promise<Restored> {
  const gone = await store.gone()
  const lines = linesIn(path).filter(({ id }) => !gone.has(id))
  const erased = new Set(lines.filter(({ kind }) => kind === 'gone').map(({ id }) => id))
  const kept = lines.filter(({ id, kind }) => kind === 'gone' || !erased.has(id))
  const leads = leadsIn(kept)
  let added = 0
  for (const { id } of leads) if (!(await store.find(id))) added += 1
  for (let start = 0; start < kept.length; start += 200)
    await record(kept.slice(start, start + 200))
  return { added, known: leads.length - added }
}
