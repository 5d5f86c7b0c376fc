import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../hosts/operator-error.ts'
import { decode, encode, type Line, type Lines, linesOf, monthOf } from './line.ts'

/**
 * A folder of text files with a line of JSON for everything that is known of a lead, one file a month. None stays
 * open, so each can be moved, restored or deleted at any time.
 */
export interface Journal {
  readonly folder: string
  /** All lines or none. They are on disk when it resolves. */
  append(lines: readonly Line[]): Promise<void>
  months(): readonly string[]
  /** The whole lines of a month, and the texts of those that are not. */
  read(month: string): { readonly lines: Lines; readonly damaged: readonly string[] }
  /** Replaces a month by one without some of its lines. Of a damaged one, only the text is known. */
  drop(month: string, isDropped: (line: Line | undefined, text: string) => boolean): Promise<void>
  /** Rejects unless it can be written. */
  probe(): Promise<void>
  close(): void
}

const nameOfMonth = (month: string) => `leads-${month}.jsonl`

/** The months of which a folder has a file. */
export function monthsIn(folder: string): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.flatMap((name) => /^leads-(\d{4}-\d\d)\.jsonl$/.exec(name)?.[1] ?? []).toSorted()
}

/** The texts of the lines of a month. */
function textsIn(folder: string, month: string): readonly string[] {
  const file = join(folder, nameOfMonth(month))
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return text.split('\n').filter((each) => each !== '')
}

/** Opens a journal for reading, which needs no lock. */
export function readJournal(folder: string): Pick<Journal, 'months' | 'read'> {
  return {
    months: () => monthsIn(folder),
    read: (month) => {
      const texts = textsIn(folder, month)
      return { lines: linesOf(texts), damaged: texts.filter((text) => !decode(text)) }
    },
  }
}

/** Opens a journal. Throws if another process has it; a folder that cannot be written waits until it can. */
export function openJournal(folder: string): Journal {
  const lock = createLock(folder)
  lock.take()

  return {
    folder,
    ...readJournal(folder),
    append: async (lines) => {
      makeFolder(folder)
      lock.take()
      for (const [month, among] of Map.groupBy(lines, ({ at }) => monthOf(at))) {
        const isNew = await append(join(folder, nameOfMonth(month)), among.map(encode))
        if (isNew) for (const each of [folder, dirname(folder)]) await syncFolder(each)
      }
    },
    drop: async (month, isDropped) => {
      const texts = textsIn(folder, month)
      const kept = texts.filter((text) => !isDropped(decode(text), text))
      if (kept.length === texts.length) return
      const [file, part] = [join(folder, nameOfMonth(month)), join(folder, 'part')]
      await rm(part, { force: true })
      if (kept.length > 0) {
        await append(part, kept)
        await rename(part, file)
      } else await rm(file)
      await syncFolder(folder)
    },
    probe: async () => {
      makeFolder(folder)
      lock.take()
      const part = join(folder, 'part')
      // An empty file would fit on a full disk.
      await writeFile(part, ' '.repeat(4096), { flush: true }).finally(() =>
        rm(part, { force: true }),
      )
    },
    close: lock.release,
  }
}

/** Writes a month of a journal into a folder that no process has. */
export async function writeMonth(folder: string, month: string, lines: readonly Line[]) {
  if (lines.length > 0) await append(join(folder, nameOfMonth(month)), lines.map(encode))
}

/** Appends lines, all or none. Returns whether the file is new. */
async function append(file: string, texts: readonly string[]): Promise<boolean> {
  const handle = await open(file, 'a+', 0o600)
  try {
    const { size } = await handle.stat()
    const last = Buffer.from('\n')
    if (size > 0) await handle.read({ buffer: last, position: size - 1 })
    else giveToOwnerOfFolder(file)
    // A crash leaves half a line, which nobody was thanked for.
    const start = last.toString() === '\n' ? '' : '\n'
    try {
      await handle.appendFile(start + texts.map((text) => `${text}\n`).join(''))
      await handle.datasync()
    } catch (error) {
      await handle.truncate(size).catch(() => undefined)
      throw error
    }
    return size === 0
  } finally {
    await handle.close()
  }
}

/** A new name survives a power failure only after its folder is synced. Windows cannot sync folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (platform() === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Makes a folder that only its owner may read, who is the owner of the folder that holds it. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (first !== undefined) inherit(resolve(folder), first)
}

function inherit(last: string, first: string): void {
  if (last !== first) inherit(dirname(last), first)
  giveToOwnerOfFolder(last)
}

/** A server must be able to open what root writes for it. Only root can give a file away. */
export function giveToOwnerOfFolder(path: string): void {
  const { uid, gid } = statSync(dirname(path))
  const own = lstatSync(path)
  // A hardened unit forbids the call even where it would change nothing.
  if (own.uid === uid && own.gid === gid) return
  try {
    lchownSync(path, uid, gid)
  } catch (error) {
    if (Object(error).code !== 'EPERM') throw error
  }
}

const busy = 5

/** The operating system's lock on a small database. It ends with the process. A disk without room has none. */
function createLock(folder: string) {
  const file = join(folder, 'lock')
  const identity = () => statSync(file, { throwIfNoEntry: false })?.ino
  let held: { readonly database: DatabaseSync; readonly ino: number | undefined } | undefined
  const release = () => {
    held?.database.close()
    held = undefined
  }
  return {
    /** Takes it, also again where its file was removed. */
    take: () => {
      if (held && identity() === held.ino) return
      release()
      let database: DatabaseSync | undefined
      try {
        makeFolder(folder)
        database = new DatabaseSync(file)
        database.exec('PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE')
        chmodSync(file, 0o600)
        giveToOwnerOfFolder(file)
        held = { database, ino: identity() }
      } catch (error) {
        database?.close()
        if (Object(error).errcode !== busy) return
        throw new OperatorError(
          `Another process writes to "${folder}" already.`,
          'Stop it, or give this one folders of its own in DIPTYCH_DATA and DIPTYCH_JOURNAL.',
        )
      }
    },
    release,
  }
}
