import { lstat, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from './sqlite/file.ts'
import type { ToSave } from './store.ts'
import { states } from './submission.ts'

/**
 * A folder for submissions while the store fails. Each submission is one file, and is on disk when the
 * write resolves.
 */
export interface Spool {
  add(item: ToSave): Promise<void>
  /** The names of the files that wait, oldest first. */
  names(): Promise<readonly string[]>
  /** The submission in a file. Undefined if the file is invalid. */
  read(name: string): Promise<ToSave | undefined>
  remove(name: string): Promise<void>
  /** Moves an unusable file aside, so that it is kept and not retried. */
  setAside(name: string): Promise<void>
  /** The names of the files that were set aside. */
  namesAside(): Promise<readonly string[]>
  /** The text of a file, whatever its state. Empty if it cannot be read at all. */
  text(name: string): Promise<string>
  /** Removes the files that were set aside and are older than a time. Returns their number. */
  removeAside(before: Date): Promise<number>
  /** Removes the files that were not finished and are older than a time. Returns their number. */
  sweep(before: Date): Promise<number>
  /** Rejects unless the spool can be written. */
  probe(): Promise<void>
}

const ending = '.json'
const aside = '.unreadable'
const unfinished = '.part'
const probeText = '.'.repeat(4096)

export function createSpool(folder: string): Spool {
  const namesWith = async (suffix: string) => {
    const names = await readdir(folder).catch(() => [])
    return names.filter((name) => name.endsWith(suffix)).toSorted()
  }

  const removeOld = async (suffix: string, before: Date) => {
    let removed = 0
    for (const name of await namesWith(suffix)) {
      const path = join(folder, name)
      if ((await lstat(path)).mtime >= before) continue
      await rm(path, { recursive: true, force: true })
      removed += 1
    }
    return removed
  }

  return {
    add: async (item) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${item.submission.id}${ending}`)
      const part = `${file}${unfinished}`
      try {
        await writeDurably(part, serialize(item))
        await rename(part, file)
      } catch (error) {
        // On a full disk it would take the room of the next submission.
        await rm(part, { force: true }).catch(() => undefined)
        throw error
      }
      syncFolder(folder)
    },
    names: () => namesWith(ending),
    read: async (name) => {
      try {
        return parse(await readFile(join(folder, name), 'utf8'))
      } catch (error) {
        // Without free file handles, every file is unreadable for a while.
        if (['EMFILE', 'ENFILE'].includes(Object(error).code)) throw error
        return undefined
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    setAside: (name) => rename(join(folder, name), join(folder, `${name}${aside}`)),
    namesAside: () => namesWith(aside),
    text: (name) => readFile(join(folder, name), 'utf8').catch(() => ''),
    removeAside: (before) => removeOld(aside, before),
    sweep: (before) => removeOld(unfinished, before),
    probe: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, 'probe')
      // An empty file would fit on a full disk.
      await writeFile(file, probeText).finally(() => rm(file, { force: true }))
    },
  }
}

async function writeDurably(file: string, text: string) {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const serialize = ({ submission, channels }: ToSave) =>
  JSON.stringify({
    submission: { ...submission, raw: Buffer.from(submission.raw).toString('base64') },
    channels,
  })

function parse(text: string): ToSave | undefined {
  try {
    // The file is complete, because partial files have another name. Parsing fails if it was damaged.
    const { submission, channels } = JSON.parse(text)
    const item = {
      submission: { ...submission, raw: Buffer.from(submission.raw, 'base64') },
      channels,
    }
    return isComplete(item) ? item : undefined
  } catch {
    return undefined
  }
}

const isComplete = ({ submission, channels }: ToSave): boolean =>
  [submission.id, submission.contentType].every((value) => typeof value === 'string') &&
  [submission.key, submission.form, submission.language].every(
    (value) => value === undefined || typeof value === 'string',
  ) &&
  states.includes(submission.state) &&
  Number.isSafeInteger(submission.receivedAt) &&
  typeof submission.headers === 'object' &&
  [submission.reasons, submission.fields, submission.extra, channels].every(Array.isArray) &&
  channels.every((channel) => typeof channel === 'string')
