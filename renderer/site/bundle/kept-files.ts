import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** What takes long to make: data, and files by path. */
export interface Kept<Data> {
  readonly data: Data
  readonly files: ReadonlyMap<string, Buffer>
  /** The folder of the files. undefined if it could not be written. */
  readonly place: string | undefined
}

interface Made<Data> {
  readonly data: Data
  readonly files: ReadonlyMap<string, string | Uint8Array>
}

interface Wanted {
  /** The folder in which everything is kept. */
  readonly folder: string
  /** What it is. */
  readonly kind: string
  /** A hash of all that it is made from. */
  readonly key: string
}

/** How many of a kind are kept. Another branch has its own, and so has other content, of which one may use fewer types. */
const most = 8

/** What an earlier build kept, or what is made now and kept for the next one. */
export async function kept<Data>(
  { folder, kind, key }: Wanted,
  make: () => Promise<Made<Data>>,
): Promise<Kept<Data>> {
  const place = join(folder, `${kind}-${key}`)
  const before = read<Data>(place)
  if (before) {
    markUsed(place)
    return before
  }

  const { data, files } = await make()
  const bytes = new Map(Array.from(files, ([path, contents]) => [path, Buffer.from(contents)]))
  try {
    write(place, data, bytes)
    dropOld(folder, kind)
  } catch {
    // A folder that cannot be written costs time, no more; another build may have been faster.
  }
  return read(place) ?? { data, files: bytes, place: undefined }
}

/** The file that describes what is kept in a folder. It is written last. */
const descriptionFile = 'kept.json'

interface Description<Data> {
  readonly data: Data
  readonly files: readonly string[]
  /** A hash of all files. */
  readonly sum: string
}

type Files = ReadonlyMap<string, Buffer>

function write<Data>(place: string, data: Data, files: Files): void {
  const beside = `${place}.${crypto.randomUUID().slice(0, 8)}`
  const description: Description<Data> = { data, files: [...files.keys()], sum: sumOf(files) }
  try {
    for (const [path, contents] of files) {
      mkdirSync(dirname(join(beside, path)), { recursive: true })
      writeFileSync(join(beside, path), contents)
    }
    writeFileSync(join(beside, descriptionFile), JSON.stringify(description))
    rmSync(place, { recursive: true, force: true })
    renameSync(beside, place)
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

/** undefined if nothing is kept there, or not as it was written. */
function read<Data>(place: string): Kept<Data> | undefined {
  try {
    const description: Description<Data> = JSON.parse(
      readFileSync(join(place, descriptionFile), 'utf8'),
    )
    const files = new Map(
      description.files.map((path) => [path, readFileSync(join(place, path))] as const),
    )
    return sumOf(files) === description.sum ? { data: description.data, files, place } : undefined
  } catch {
    return undefined
  }
}

function sumOf(files: Files): string {
  const sum = createHash('sha256')
  for (const [path, contents] of files) sum.update(`${path}\0`).update(contents)
  return sum.digest('base64url')
}

function markUsed(place: string): void {
  const now = new Date()
  try {
    utimesSync(place, now, now)
  } catch {
    // Where nothing can be written, nothing is dropped.
  }
}

/** Removes all but those of a kind that were used last, and nothing else in the folder. */
export function dropOld(folder: string, kind: string): void {
  const age = (name: string) => statSync(join(folder, name)).mtimeMs
  const names = readdirSync(folder).filter((name) => name.startsWith(`${kind}-`))
  for (const name of names.toSorted((a, b) => age(b) - age(a)).slice(most))
    rmSync(join(folder, name), { recursive: true, force: true })
}
