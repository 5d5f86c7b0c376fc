import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from './sqlite/file.ts'
import type { ToSave } from './store.ts'

/** A spooled submission with the name of its file. */
export interface Spooled {
  readonly name: string
  /** Undefined if the file is invalid. */
  readonly item: ToSave | undefined
}

/**
 * A folder for submissions while the store fails. Each submission is one file, and is on disk when the
 * write resolves.
 */
export interface Spool {
  add(item: ToSave): Promise<void>
  all(): Promise<readonly Spooled[]>
  remove(name: string): Promise<void>
  /** Moves an unreadable file aside, so that it is not retried. */
  setAside(name: string): Promise<void>
  /** Rejects unless the spool can be written. */
  probe(): Promise<void>
}

const ending = '.json'
const probeText = '.'.repeat(4096)

export function createSpool(folder: string): Spool {
  return {
    add: async (item) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${item.submission.id}${ending}`)
      await writeDurably(`${file}.part`, serialize(item))
      await rename(`${file}.part`, file)
      syncFolder(folder)
    },
    all: async () => {
      const names = await readdir(folder).catch(() => [])
      return Promise.all(
        names
          .filter((name) => name.endsWith(ending))
          .toSorted()
          .map(async (name) => ({ name, item: parse(await readFile(join(folder, name), 'utf8')) })),
      )
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    setAside: (name) => rename(join(folder, name), join(folder, `${name}.unreadable`)),
    probe: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, 'probe')
      // An empty file would fit on a full disk.
      await writeFile(file, probeText)
      await rm(file, { force: true })
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
    return {
      submission: { ...submission, raw: Buffer.from(submission.raw, 'base64') },
      channels,
    }
  } catch {
    return undefined
  }
}
