import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { createStore } from '../../store/create-store.ts'
import { prepareFolder, replaceFile, restrictPermissions } from '../../store/sqlite/file.ts'
import { isSound } from '../../store/sqlite/is-sound.ts'
import { readRaw } from '../../store/sqlite/raw/read-raw.ts'
import { openSqlite } from '../../store/sqlite/sqlite.ts'
import type { Store } from '../../store/store.ts'
import { filesBeside, salvageFile } from './salvage.ts'

const listOf = (file: string) => `${file}.backups`

/** Records where a backup of a store is, so that erasure and retention reach it. */
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
export interface CopiedSubmission {
  readonly id: string
  readonly state: string
  readonly receivedAt: number
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
  return { id, state, receivedAt: Number(values[12]), texts }
}

/** Changes a copy in place. Of a damaged one, only what is whole remains. */
export async function changeCopy(
  copy: string,
  change: (store: Store) => Promise<void>,
): Promise<void> {
  if (!(await isSound(copy))) await rebuild(copy)
  await using(copy, change)
}

async function rebuild(copy: string): Promise<void> {
  const whole = `${copy}.part`
  prepareFolder(whole)
  await using(whole, async (store) => {
    await salvageFile(store, copy)
  })
  replaceFile(whole, copy)
}

/** Throws if another connection keeps what was removed readable in the file. */
async function using(file: string, work: (store: Store) => Promise<void>): Promise<void> {
  const database = await openSqlite(file)
  try {
    const store = createStore(database)
    await work(store)
    if (!(await store.scrub())) throw new Error(`Another connection reads ${file}.`)
  } finally {
    await database.close()
  }
}
