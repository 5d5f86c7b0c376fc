import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The files of a folder with an extension: path inside the folder to text, sorted. Hidden files are
 * skipped, except the translation record.
 */
export function readFolder(folder: string, ending: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some(isHidden))
    .toSorted()

  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

const isHidden = (name: string) => name.startsWith('.') && name !== '.state'
