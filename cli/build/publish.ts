import {
  closeSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { platform } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { currentLink, type Manifest, manifestFile } from '#api/hosting.ts'
import type { OutputFolder, Target } from '#renderer/site/index.ts'
import {
  type Contents,
  currentBuild,
  currentName,
  type PublishedBuild,
  readBuild,
} from './built-site.ts'

/** How many builds an output folder holds. A visitor or a server may still read those before the current one. */
const most = 3

/** What a build changed. */
interface Published {
  readonly changed: ReadonlySet<string>
  readonly removed: readonly string[]
}

/** A build whose files that differ from those of the build before are written. */
interface Filled extends Pick<Contents, 'stamp'> {
  readonly output: OutputFolder
}

/** Writes the files of a build, which may follow another. */
export type Fill = (target: Target) => Promise<Filled>

interface Options {
  readonly now: Date
  /** Which files of the build before may be taken over. Default: all. */
  readonly mayKeep?: (path: string) => boolean
  readonly onWait?: () => void
}

/**
 * Publishes the files that `fill` writes: in one step, for every server that reads the link `current` of the
 * output folder. If `fill` fails, nothing changes. Waits for a build that another process
 * publishes there, and calls `onWait` then.
 */
export async function publish(
  out: string,
  fill: Fill,
  { now, mayKeep = () => true, onWait = () => undefined }: Options,
): Promise<Published> {
  const made = mkdirSync(out, { recursive: true })
  const release = await takeLock(join(out, 'lock'), onWait)
  const clear = () => {
    for (const name of [stagedFolder, nextFolder])
      rmSync(join(out, name), { recursive: true, force: true })
  }
  try {
    // What a killed build has left.
    clear()
    return install(out, await fill(targetIn(out, mayKeep)), now)
  } finally {
    try {
      clear()
      if (made !== undefined && !currentBuild(out)) rmSync(made, { recursive: true, force: true })
    } finally {
      release()
    }
  }
}

/** Where the files of a build wait until they are published. */
const stagedFolder = 'staged'
/** The folder of a build that is not whole yet. */
const nextFolder = 'next'

/** Where a build that follows the current one is written. */
export function targetIn(out: string, mayKeep: (path: string) => boolean): Target {
  const current = currentBuild(out)
  return {
    next: join(out, stagedFolder),
    previous: current?.folder ?? join(out, stagedFolder),
    known: new Map([...(current?.files ?? [])].filter(([path]) => mayKeep(path))),
  }
}

/** Publishes a build that is written, as the only one that changes the output folder. */
export function install(out: string, { output, stamp }: Filled, now: Date): Published {
  const current = currentBuild(out)
  const names = namesOfBuilds(out)
  const kept = keepAssets(output, current, now)
  const next = join(out, nextFolder)
  const oldest = names.length < most ? undefined : join(out, names.at(-1) ?? '')
  const spare = oldest === undefined ? undefined : readBuild(oldest)
  if (oldest !== undefined && !spare) rmSync(oldest, { recursive: true })
  fillFolder(next, { output, current, spare })
  writeManifest(next, { stamp, kept, files: output.files })
  // The newest has the last name, also after the clock was set back.
  const times = names.map((name) => Number(timeOf(name)) + 1)
  const folder = join(out, nameOfBuild(new Date(Math.max(Number(now), ...times))))
  renameSync(next, folder)
  pointTo(out, folder)
  return {
    changed: output.changed,
    removed: [...(current?.files.keys() ?? [])].filter((path) => !output.files.has(path)),
  }
}

/** The folder of a build is named by when it was published. */
const nameOfBuild = (at: Date) => at.toISOString().replaceAll(':', '-')
const timeOf = (name: string) => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))

/** The builds in an output folder by name: the one that servers read, then the newest. */
function namesOfBuilds(out: string): readonly string[] {
  const current = currentName(out)
  return readdirSync(out)
    .filter((name) => /^\d{4}-.*Z$/.test(name))
    .toSorted((a, b) => Number(b === current) - Number(a === current) || (a < b ? 1 : -1))
}

/** How often a lock that another process has is tried, in milliseconds. */
const interval = 100
/** SQLite's code for it. */
const busy = 5

/**
 * Waits until this process alone has a lock, and returns a function that gives it back. It is the operating
 * system's lock on an empty database, so it ends with the process, even after a crash.
 */
async function takeLock(file: string, onWait: () => void): Promise<() => void> {
  // Fails with an error of the file system, which SQLite's would not tell.
  closeSync(openSync(file, 'a'))
  const database = new DatabaseSync(file)
  const isTaken = () => {
    try {
      database.exec('PRAGMA busy_timeout=0; BEGIN EXCLUSIVE')
      return true
    } catch (error) {
      if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false
      database.close()
      throw error
    }
  }
  if (!isTaken()) {
    onWait()
    do await setTimeout(interval)
    while (!isTaken())
  }
  return () => database.close()
}

/** Whether a file has a content hash in its name. Cards, in a folder of their own, are not kept. */
export const isAsset = (path: string): boolean => /^assets\/[^/]+$/.test(path)

/** How long the assets of a build are kept after the next one, in milliseconds. */
const age = 7 * 24 * 60 * 60_000

/**
 * Takes the assets of earlier builds over into a new one: a page that a visitor opened before the build still
 * loads them. Returns when each was replaced.
 */
const keepAssets = (
  output: OutputFolder,
  before: Contents | undefined,
  now: Date,
): Contents['kept'] =>
  Object.fromEntries(
    [...(before?.files ?? [])]
      .filter(([path]) => isAsset(path) && !output.files.has(path))
      .map(([path, { hash }]) => ({ path, hash, at: before?.kept[path] ?? now.toISOString() }))
      .filter(({ at }) => now.getTime() - Date.parse(at) < age)
      .filter(({ path, hash }) => output.keep([[path, hash]]))
      .map(({ path, at }) => [path, at]),
  )

interface Filling {
  readonly output: OutputFolder
  readonly current: PublishedBuild | undefined
  readonly spare: PublishedBuild | undefined
}

/**
 * Makes a folder of the files that were staged and those of the current build. It begins as that of a spare build, if
 * there is one: most files of a large site are the same in both, and removing them would take seconds.
 */
function fillFolder(next: string, { output, current, spare }: Filling): void {
  const { files, changed, target } = output
  mkdirSync(target.next, { recursive: true })
  renameSync(spare?.folder ?? target.next, next)
  for (const path of spare?.files.keys() ?? []) if (!files.has(path)) removeFile(next, path)
  const folders = new Set<string>()
  for (const [path, { hash, size }] of files) {
    const place = join(next, path)
    const isStaged = changed.has(path)
    const isThere = isStaged
      ? !spare
      : spare?.files.get(path)?.hash === hash && sizeOf(place) === size
    if (isThere) continue
    if (!folders.has(dirname(place))) mkdirSync(dirname(place), { recursive: true })
    folders.add(dirname(place))
    if (isStaged) renameSync(join(target.next, path), place)
    else if (current) share(join(current.folder, path), place)
  }
}

function writeManifest(folder: string, { files, ...rest }: Contents): void {
  const listed = [...files].map(([path, { hash, size }]) => ({ path, hash, size }))
  const manifest: Manifest = {
    ...rest,
    files: listed.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  }
  const place = join(folder, manifestFile)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, JSON.stringify(manifest), { flush: true })
}

/** Makes servers read a build: one step, which leaves them this one or the one before. */
function pointTo(out: string, folder: string): void {
  const link = join(out, currentLink)
  const next = `${link}.next`
  rmSync(next, { force: true })
  symlinkSync(basename(folder), next, 'junction')
  // Windows replaces no link: servers wait for the next one.
  if (platform() === 'win32') rmSync(link, { force: true })
  renameSync(next, link)
}

/** Gives a file a second name. It is never written in place: two builds would change. */
function share(from: string, to: string): void {
  rmSync(to, { force: true })
  try {
    linkSync(from, to)
  } catch {
    // There are disks without hard links. The time stays, from which servers tell whether a file has changed.
    copyFileSync(from, to)
    const { atime, mtime } = statSync(from)
    utimesSync(to, atime, mtime)
  }
}

/** Removes a file, and the folders that it leaves empty. */
function removeFile(root: string, path: string): void {
  rmSync(join(root, path), { force: true })
  for (let inside = dirname(path); inside !== '.'; inside = dirname(inside)) {
    try {
      rmdirSync(join(root, inside))
    } catch {
      return
    }
  }
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size
