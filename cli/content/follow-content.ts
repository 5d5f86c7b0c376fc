import { once } from 'node:events'
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'
import { contentFolder } from './project.ts'
import { ownSectionFolder, trackComponents } from './section-components.ts'

/** What a command does with each change. */
interface Follower {
  /** Content and schemas that were saved, or components that came or went. One call at a time. */
  follow(files: readonly string[]): Promise<void>
  close?(): Promise<void>
}

/** Starts something that follows a content folder, until the command is stopped. */
export async function followContent(
  context: CliContext,
  start: () => Promise<Follower>,
): Promise<void> {
  const folders = [
    contentFolder(context),
    join(context.engine, 'schema'),
    ownSectionFolder(context),
  ]
  const hasOtherComponents = trackComponents(context)
  const started = Promise.withResolvers<Follower>()
  // Watched before anything is read, so that no save is missed in between.
  const watcher = watchFolders(folders, async (files) => {
    if (files.some((file) => !file.endsWith('.tsx')) || hasOtherComponents())
      await (await started.promise).follow(files)
  })
  try {
    const follower = await start()
    started.resolve(follower)
    if (!context.stopped.aborted)
      await Promise.race([once(context.stopped, 'abort'), watcher.failed]).finally(follower.close)
  } finally {
    watcher.close()
  }
}

/** Editors write a file in several steps. Changes within this time are one; in milliseconds. */
const settleTime = 8

interface Watcher {
  /** Rejects with a CliError if the system does not let a folder that came later be watched. */
  readonly failed: Promise<never>
  close(): void
}

/**
 * Calls back with the content files, schemas and components that were written, added or removed, also with those of
 * a folder that came, went or was replaced; one call at a time. Everything is watched when this returns.
 *
 * Each folder is watched by itself: with `recursive`, Node 24 on Linux watches each file, and loses one that an
 * editor replaces.
 *
 * @throws {CliError} if the system does not let this user watch so many folders.
 */
export function watchFolders(
  roots: readonly string[],
  settled: (files: readonly string[]) => Promise<void>,
): Watcher {
  const watchers = new Map<string, FSWatcher>()
  let files = new Set<string>()
  const touched = new Set<string>()
  const otherFolders = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  // Nobody may be waiting yet.
  failed.catch(() => undefined)

  const open = (folder: string, counts: (name: string) => boolean = () => true) => {
    const watcher = unlessGone(() => watch(folder))
    if (!watcher) return
    watchers.set(folder, watcher)
    watcher.on('error', () => touch(otherFolders, folder))
    watcher.on('change', (event, name) => {
      if (name === null) touch(otherFolders, folder)
      else if (counts(String(name))) changed(join(folder, String(name)), event)
    })
  }
  const openBelow = (folder: string) => {
    open(folder)
    for (const entry of unlessGone(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) openBelow(path)
      else if (entry.isFile() && isFollowed(path)) files.add(path)
    }
  }
  const openAll = () => {
    // A root that is moved or replaced is told by the folder above it.
    for (const [parent, own] of Map.groupBy(roots, dirname))
      open(parent, (name) => own.some((root) => basename(root) === name))
    for (const root of roots) openBelow(root)
  }
  const close = () => {
    for (const watcher of watchers.values()) watcher.close()
    watchers.clear()
  }

  const changed = (path: string, event: string) => {
    const isFolder =
      watchers.has(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
    // A folder that is renamed is another one by the same name, or gone.
    if (isFolder && event === 'rename') touch(otherFolders, path)
    if (!isFolder && isFollowed(path)) touch(touched, path)
  }
  const touch = (paths: Set<string>, path: string) => {
    paths.add(path)
    clearTimeout(timer)
    timer = setTimeout(settle, settleTime)
  }
  const settle = () => {
    const before = files.union(touched)
    if (otherFolders.size > 0) {
      close()
      files = new Set()
      try {
        openAll()
      } catch (error) {
        fail(error)
      }
    }
    const isOther = (file: string) =>
      [...otherFolders].some((folder) => file.startsWith(folder + sep))
    const news = [...touched, ...[...before.union(files)].filter(isOther)]
    files = files.union(touched)
    touched.clear()
    otherFolders.clear()
    if (news.length > 0) running = running.then(() => settled([...new Set(news)]))
  }

  const closeAll = () => {
    clearTimeout(timer)
    close()
  }
  try {
    openAll()
  } catch (error) {
    closeAll()
    throw error
  }
  return { failed, close: closeAll }
}

const isFollowed = (name: string) => /\.(ya?ml|json|svg|tsx)$/.test(name)

/** What a folder gives, unless it has gone meanwhile. */
function unlessGone<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw code === 'ENOSPC' || code === 'EMFILE' ? tooManyWatched(code) : error
  }
}

const tooManyWatched = (code: string) =>
  new CliError(
    `The system does not let this user watch more folders (${code}).`,
    'End other programs that watch files, or let the system administrator raise fs.inotify.max_user_watches and fs.inotify.max_user_instances.',
  )

/** How many names fit on a line with something behind them. */
const shown = 3

/** The first few names, and how many more there are. */
export function truncateList(names: readonly string[]): string {
  const more = names.length > shown ? ` (+${names.length - shown})` : ''
  return `${names.slice(0, shown).join(', ')}${more}`
}
