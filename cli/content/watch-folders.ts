import { once } from 'node:events'
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CliError } from '../cli-error.ts'

/** How many names fit on a line with something behind them. */
const shown = 3

/** The first few names, and how many more there are. */
export function truncateList(names: readonly string[]): string {
  const more = names.length > shown ? ` (+${names.length - shown})` : ''
  return `${names.slice(0, shown).join(', ')}${more}`
}

/**
 * Collects what is touched, and calls back with it once nothing has been for so many milliseconds;
 * one call at a time.
 */
export function debounce(
  milliseconds: number,
  changed: (files: readonly string[]) => Promise<void>,
): (file: string) => void {
  const files = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  return (file) => {
    files.delete(file)
    files.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(() => {
        const settled = [...files]
        files.clear()
        return settled.length > 0 ? changed(settled) : undefined
      })
    }, milliseconds)
  }
}

interface Watcher {
  /**
   * Watches until it is stopped.
   *
   * @throws {CliError} if the system does not let a folder that came later be watched.
   */
  until(stopped: AbortSignal): Promise<void>
  close(): void
}

/** A folder, and the names of the files in it that count. */
interface WatchedFolder {
  readonly watcher: FSWatcher
  readonly files: Set<string>
}

/**
 * Calls back with every content file, schema and component that is written, added or removed, also with those
 * of a folder that comes, goes or is replaced. Everything is watched when this returns.
 *
 * The system tells which name of a folder changed. Watchers of packages list the folder again at each change,
 * which takes 40 to 90 ms of a processor for a folder of 2,500 pages.
 *
 * @throws {CliError} if the system does not let this user watch so many folders.
 */
export function watchFolders(roots: readonly string[], touched: (path: string) => void): Watcher {
  const watched = new Map<string, WatchedFolder>()
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  // Nobody may be waiting yet.
  failed.catch(() => undefined)

  const open = (folder: string, opened: (file: string) => void) => {
    const watcher = unlessGone(() => watch(folder))
    if (!watcher) return
    watcher.on('change', (event, name) => {
      if (name === null) openAgain(folder)
      else changed(folder, String(name), event)
    })
    watcher.on('error', () => openAgain(folder))
    const entries = unlessGone(() => readdirSync(folder, { withFileTypes: true })) ?? []
    const files = entries.filter((entry) => entry.isFile() && isFollowed(entry.name))
    watched.set(folder, { watcher, files: new Set(files.map(({ name }) => name)) })
    for (const { name } of files) opened(join(folder, name))
    for (const entry of entries) if (entry.isDirectory()) open(join(folder, entry.name), opened)
  }
  const close = (folder: string, closed: (file: string) => void) => {
    const known = watched.get(folder)
    if (!known) return
    watched.delete(folder)
    known.watcher.close()
    for (const name of known.files) closed(join(folder, name))
    for (const path of [...watched.keys()]) if (dirname(path) === folder) close(path, closed)
  }
  const openAgain = (folder: string) => {
    close(folder, touched)
    try {
      open(folder, touched)
    } catch (error) {
      fail(error)
    }
  }
  const changed = (folder: string, name: string, event: string) => {
    const path = join(folder, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found?.isDirectory() || watched.has(path)) {
      // A folder that is renamed is another one by the same name, or gone.
      if (event === 'rename') openAgain(path)
    } else if (isFollowed(name)) {
      const files = watched.get(folder)?.files
      if (found) files?.add(name)
      else files?.delete(name)
      touched(path)
    }
  }

  const above: FSWatcher[] = []
  const closeAll = () => {
    for (const watcher of above) watcher.close()
    for (const root of roots) close(root, () => undefined)
  }
  const openAll = () => {
    for (const [parent, children] of Map.groupBy(roots, dirname)) {
      const names = new Set(children.map((child) => basename(child)))
      const watcher = unlessGone(() =>
        watch(parent, (event, name) => {
          if (name !== null && names.has(name)) changed(parent, name, event)
        }),
      )
      if (watcher) above.push(watcher)
    }
    for (const root of roots) open(root, () => undefined)
  }
  try {
    openAll()
  } catch (error) {
    closeAll()
    throw error
  }
  return {
    until: async (stopped) => {
      if (!stopped.aborted) await Promise.race([once(stopped, 'abort'), failed])
    },
    close: closeAll,
  }
}

const isFollowed = (name: string) => /\.(ya?ml|json|svg|avif|tsx)$/.test(name)

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
