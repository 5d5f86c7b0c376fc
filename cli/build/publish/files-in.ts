import { type Dirent, readdirSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files in a folder, by path inside it; none if there is no such folder. */
export function filesIn(folder: string): readonly string[] {
  const files: string[] = []
  const visit = (inside: string) => {
    for (const entry of entriesOf(`${folder}/${inside}`)) {
      if (entry.isDirectory()) visit(`${inside}${entry.name}/`)
      else if (entry.isFile()) files.push(`${inside}${entry.name}`)
    }
  }
  visit('')
  return files
}

/** What is in a folder; nothing if there is no such folder. */
export function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}

/** Removes an empty folder inside `root`, and its empty parents. */
export function removeEmpty(root: string, path: string): void {
  for (let inside = path; inside !== '.'; inside = dirname(inside)) {
    try {
      rmdirSync(join(root, inside))
    } catch {
      return
    }
  }
}

/** Whether a file or folder is not there. */
export const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
