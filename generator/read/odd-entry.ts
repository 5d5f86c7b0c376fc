import type { Dirent } from 'node:fs'

/**
 * What stands where a file of the content could, and is none: a link, a folder with the name of a file, a
 * device or a pipe. It is told, and never followed.
 */
export type OddEntry = (typeof entries)[number]

const entries = ['link', 'folder', 'device'] as const

export function oddEntryOf(
  entry: Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink'>,
  name: string,
): OddEntry | undefined {
  if (entry.isFile()) return undefined
  if (entry.isDirectory()) return isContent(name) ? 'folder' : undefined
  return entry.isSymbolicLink() ? 'link' : 'device'
}

/** What is read in its place. No file of text begins like that. */
export const textOfOdd = (entry: OddEntry): string => `\0${entry}`

export const oddEntryIn = (text: string): OddEntry | undefined =>
  entries.find((entry) => textOfOdd(entry) === text)

/** Whether a file has the name of one of the content, or nearly, such as `about.yml` and `about.yaml.txt`. */
export const isContent = (path: string) => /\.ya?ml(?:\.\w+)?$/i.test(path)
