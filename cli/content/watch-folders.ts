import { once } from 'node:events'

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

export interface Watcher {
  close(): Promise<void>
}

/**
 * Calls back with every content file, schema and component that is written, added or removed, and with folders.
 * Folders that vanish and return are watched again. Resolves when everything is watched.
 */
export async function watchFolders(
  folders: readonly string[],
  touched: (path: string) => void,
): Promise<Watcher> {
  // Loaded here, since most commands do not watch.
  const { watch } = await import('chokidar')
  const watcher = watch([...folders], {
    ignoreInitial: true,
    ignored: (path, stats) => stats?.isFile() === true && !/\.(ya?ml|json|tsx)$/.test(path),
    // Otherwise a removed file is reported 0.1 s later.
    atomic: false,
  })
  watcher.on('all', (_, path) => touched(path))
  watcher.on('error', () => {
    for (const folder of folders) touched(folder)
  })
  await once(watcher, 'ready')
  return watcher
}
