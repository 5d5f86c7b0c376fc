import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The files of a folder with an extension: path inside the folder to text, sorted. Hidden files are
 * skipped, except the translation record.
 */
export const readFolder = (folder: string, ending: string): ReadonlyMap<string, string> =>
  readFiles(folder, (name) => name.endsWith(ending))

/**
 * The YAML files of a content folder, and the files that look like one but have another ending,
 * such as `about.yml` and `about.yaml.txt`.
 */
export const readContent = (folder: string): ReadonlyMap<string, string> =>
  readFiles(folder, (name) => /\.ya?ml(?:\.\w+)?$/i.test(name))

function readFiles(folder: string, isRead: (name: string) => boolean): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isRead(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some(isHidden))
    .toSorted()

  return new Map(
    paths.flatMap((path): [string, string][] => {
      const text = readPresent(join(folder, path))
      return text === undefined ? [] : [[path, text]]
    }),
  )
}

/** A file that is being replaced may be gone for a moment. Whoever watches the folder reads it again. */
function readPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const isHidden = (name: string) => name.startsWith('.') && name !== '.state'
