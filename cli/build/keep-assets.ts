import type { OutputFolder } from '#renderer/site/index.ts'
import type { Contents } from './publish/slots.ts'

/** Whether a file has a content hash in its name. Cards, in a folder of their own, are not kept. */
export const isAsset = (path: string): boolean => /^assets\/[^/]+$/.test(path)

/** How long the assets of a build are kept after the next one, in milliseconds. */
const age = 7 * 24 * 60 * 60_000

/**
 * Takes the assets of earlier builds over into a new one: a page that a visitor opened before the build still
 * loads them. Returns when each was replaced.
 */
export function keepAssets(
  output: OutputFolder,
  before: Contents | undefined,
  now: Date,
): Contents['kept'] {
  return Object.fromEntries(
    [...(before?.files ?? [])]
      .filter(([path]) => isAsset(path) && !output.files.has(path))
      .map(([path, { hash }]) => ({ path, hash, at: before?.kept[path] ?? now.toISOString() }))
      .filter(({ at }) => now.getTime() - Date.parse(at) < age)
      .filter(({ path, hash }) => output.keep([[path, hash]]))
      .map(({ path, at }) => [path, at]),
  )
}
