import { appendFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { removeDatabase } from '../../store/sqlite/copy-database.ts'
import { restrictPermissions } from '../../store/sqlite/file.ts'
import { readRaw } from '../../store/sqlite/raw/read-raw.ts'

const listOf = (file: string) => `${file}.backups`

/** Records where a backup of a store is. */
export function rememberBackup(file: string, backup: string): void {
  restrictPermissions(listOf(file))
  if (!backupsOf(file).includes(backup)) appendFileSync(listOf(file), `${backup}\n`)
}

/** The backups of a store that still are where they were made. */
export const backupsOf = (file: string): readonly string[] =>
  (existsSync(listOf(file)) ? readFileSync(listOf(file), 'utf8').split('\n') : []).filter(
    (path) => path !== '' && existsSync(path),
  )

/** Every other file with submissions of a store: those moved aside, remains of an interrupted command, backups. */
export const copiesOf = (file: string): readonly string[] => [
  ...filesBeside(file, /^\.(?:before-restore-.*|damaged-.*|restored|salvaged)$/),
  ...backupsOf(file),
]

/** The files that a server moved aside because they were damaged. */
export const damagedBeside = (file: string): readonly string[] => filesBeside(file, /^\.damaged-/)

/** The files named like a store, with an ending. A file of SQLite's own belongs to one of them. */
function filesBeside(file: string, ending: RegExp): readonly string[] {
  const [folder, name] = [dirname(file), basename(file)]
  // Not a glob: the path of a folder may have brackets.
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((other) => other.startsWith(name) && ending.test(other.slice(name.length)))
    .filter((other) => !/-(wal|shm|journal)$|\.part$/.test(other))
    .map((other) => join(folder, other))
    .filter((path) => statSync(path).isFile())
    .toSorted()
}

/** The ids of the submissions in a copy that a condition holds for. The copy may be damaged. */
export async function idsInCopy(
  copy: string,
  condition: (record: CopiedSubmission) => boolean,
): Promise<readonly string[]> {
  const ids: string[] = []
  let read = 0
  for (const record of readRaw(copy)) {
    if (++read % 100 === 0) await setImmediate()
    const submission = readCopied(record)
    if (submission && condition(submission)) ids.push(submission.id)
  }
  return ids
}

/** The parts of a submission that can be read in a copy. */
interface CopiedSubmission {
  readonly id: string
  /** All of its text. */
  readonly texts: readonly string[]
}

function readCopied(record: Iterable<unknown>): CopiedSubmission | undefined {
  const values = [...record]
  const [id, , , state] = values
  if (values.length < 13 || typeof id !== 'string' || typeof state !== 'string') return undefined
  const texts = values.map((value) =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : String(value),
  )
  return { id, texts }
}

/**
 * Removes the oldest copy of which everything has expired: one a day, and never the newest backup, since a clock may be
 * wrong. Returns its path.
 */
export function removeLapsed(file: string, before: Date): string | undefined {
  const newest = backupsOf(file).at(-1)
  const [lapsed] = copiesOf(file)
    .filter((copy) => copy !== newest)
    .map((copy) => ({ copy, at: statSync(copy).mtimeMs }))
    .filter(({ at }) => at < before.getTime())
    .toSorted((a, b) => a.at - b.at)
  if (lapsed) removeDatabase(lapsed.copy)
  return lapsed?.copy
}

/** Age of the newest backup in milliseconds; without one, of the oldest submission. */
export function backupAge(file: string, oldest: number | undefined, now: Date): number {
  const at = now.getTime()
  const newest = Math.max(0, ...backupsOf(file).map((backup) => statSync(backup).mtimeMs))
  return Math.max(0, Math.round(at - (newest > 0 && newest <= at ? newest : (oldest ?? at))))
}
