import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export interface Written {
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** What has to be written and removed so that a folder holds exactly these files, and kept ones. */
export const compareFiles = (
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  isKept: (path: string) => boolean = () => false,
): Written => ({
  removed: existing(folder).filter((path) => !files.has(path) && !isKept(path)),
  changed: [...files]
    .filter(([path, contents]) => !holds(join(folder, path), contents))
    .map(([path]) => path),
})

/**
 * Makes a folder hold exactly these files: writes changed files and removes the others, except those
 * that are kept for somebody else. Only this module of the generator writes to the disk.
 */
export function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  isKept?: (path: string) => boolean,
): Written {
  const { changed, removed } = compareFiles(folder, files, isKept)

  for (const path of changed) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, files.get(path) ?? '')
  }
  for (const path of removed) {
    rmSync(join(folder, path))
    removeEmpty(folder, dirname(path))
  }
  return { changed, removed }
}

/** Removes an empty folder inside `root`, and its empty parents. */
function removeEmpty(root: string, path: string): void {
  if (path === '.' || readdirSync(join(root, path)).length > 0) return
  rmdirSync(join(root, path))
  removeEmpty(root, dirname(path))
}

function existing(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  } catch {
    return []
  }
}

function holds(file: string, contents: string | Uint8Array): boolean {
  try {
    return readFileSync(file).equals(Buffer.from(contents))
  } catch {
    return false
  }
}
