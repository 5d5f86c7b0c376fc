import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { allSteps, type Steps } from '../steps.ts'
import { isContent, isRecordPath, type OddEntry, oddEntryOf, textOfOdd } from './file-kind.ts'

/**
 * The files of a folder with an extension: path inside the folder to text, sorted. Hidden files are
 * skipped, except the records of texts.
 */
export const readFolder = (folder: string, ending: string): ReadonlyMap<string, string> =>
  allSteps(readFiles(folder, ({ entry }) => entry.isFile() && entry.name.endsWith(ending)))

/**
 * The YAML files of a content folder, its tiles, the files that look like one but have another ending, such
 * as `about.yml` and `about.yaml.txt`, and what stands in the place of a file and is none.
 */
export const readContent = (folder: string): ReadonlyMap<string, string> =>
  allSteps(readContentInSteps(folder))

/** The same, file by file. */
export const readContentInSteps = (folder: string): Steps<ReadonlyMap<string, string>> =>
  readFiles(folder, isFound)

/** The files of a content folder as `readContent` reads them, if all but a few are as they were. */
export function readAgain(
  folder: string,
  before: ReadonlyMap<string, string>,
  changed: readonly string[],
): ReadonlyMap<string, string> {
  const files = new Map(before)
  for (const file of changed) {
    const path = pathIn(folder, resolve(folder, file))
    if (path.split('/').some(isHidden) || isInOddFolder(path)) continue
    const text = readEntry(folder, path)
    if (text === undefined) files.delete(path)
    else files.set(path, text)
  }
  const isInOrder = [...files.keys()].every((path) => before.has(path))
  return isInOrder ? files : new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The texts of files by path. */
export interface Texts extends Pick<ReadonlyMap<string, string>, 'keys' | 'has' | 'get' | 'size'> {
  /** A hash of a file, where one is known before its text is. */
  hashOf?(path: string): string | undefined
}

/** A file as it was read. */
export interface ReadFile {
  readonly bytes: Buffer
  readonly hash: string
  /** What it is, if it is no file. Then it has no bytes. */
  readonly odd?: OddEntry | undefined
}

/**
 * The same among the files of a folder, by path inside it, that were read before. A text is decoded when it
 * is asked for.
 */
export function contentAmong(files: ReadonlyMap<string, ReadFile>): Texts {
  const found = new Map(
    Array.from(files, ([path, file]) => [path.replaceAll('\\', '/'), file] as const)
      .filter(([path, { odd }]) => (odd || isContent(path)) && !path.split('/').some(isHidden))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  return {
    size: found.size,
    keys: () => found.keys(),
    has: (path) => found.has(path),
    get: (path) => {
      const { odd, bytes } = found.get(path) ?? {}
      return odd ? textOfOdd(odd) : bytes?.toString('utf8')
    },
    hashOf: (path) => found.get(path)?.hash,
  }
}

/** The text of a file, if it is still there: while a file is being replaced, it may be gone for a moment. */
function read(folder: string, path: string): string | undefined {
  try {
    return readFileSync(join(folder, path), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && isGone.has(String(error.code)))
      return undefined
    throw error
  }
}

/** The codes of a file that is not there, or is a folder by now. */
const isGone: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

/** The text of a file of the content, or what is read in the place of an entry that is none. */
function readEntry(folder: string, path: string): string | undefined {
  const file = join(folder, path)
  const entry = lstatSync(file, { throwIfNoEntry: false })
  const odd = entry && oddEntryOf(entry, path)
  if (odd) return textOfOdd(odd)
  return isContent(path) ? read(folder, path) : undefined
}

const isFound = ({ path, entry }: Found) =>
  oddEntryOf(entry, entry.name) !== undefined || (entry.isFile() && isContent(path))

const isInOddFolder = (path: string) => path.split('/').slice(0, -1).some(isContent)

const pathIn = (folder: string, file: string) => relative(folder, file).replaceAll('\\', '/')

function* readFiles(
  folder: string,
  isRead: (found: Found) => boolean,
): Steps<ReadonlyMap<string, string>> {
  const entries = walk(folder, '').filter(isRead)
  const files = new Map<string, string>()
  for (const { path, entry } of entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const odd = oddEntryOf(entry, entry.name)
    const text = odd ? textOfOdd(odd) : read(folder, path)
    if (text !== undefined) files.set(path, text)
    yield
  }
  return files
}

interface Found {
  readonly path: string
  readonly entry: Dirent
}

/** What is below a folder. Node's own recursive reading follows links, also in a circle. */
const walk = (folder: string, inside: string): readonly Found[] =>
  readdirSync(join(folder, inside), { withFileTypes: true })
    .filter(({ name }) => !isHidden(name))
    .flatMap((entry) => {
      const path = `${inside}${entry.name}`
      const isFolder = entry.isDirectory() && !isContent(entry.name)
      return isFolder ? walk(folder, `${path}/`) : [{ path, entry }]
    })

const isHidden = (name: string) => name.startsWith('.') && !isRecordPath(name)
