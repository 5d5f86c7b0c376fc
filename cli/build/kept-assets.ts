import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverFolder } from './built-site.ts'

/** Files with a content hash in their name. */
const assets = 'assets'

/** The file that says when each asset of an earlier build was replaced. It is not served. */
const listFile = `${serverFolder}kept-assets.json`

/** How long the assets of a build are kept after the next one, in milliseconds. */
const age = 7 * 24 * 60 * 60_000

/**
 * The assets of earlier builds in a folder that a new build keeps, with their list: a page that a visitor
 * opened before the build still loads them. `files` are those of the new build.
 */
export function keptAssets(
  folder: string,
  files: ReadonlyMap<string, unknown>,
  now: Date,
): ReadonlyMap<string, string | Uint8Array> {
  const replaced = readList(join(folder, listFile))
  const kept = namesIn(join(folder, assets))
    .map((name) => `${assets}/${name}`)
    .filter((path) => !files.has(path))
    .map((path) => ({ path, at: replaced.get(path) ?? now.toISOString() }))
    .filter(({ at }) => now.getTime() - Date.parse(at) < age)
  if (kept.length === 0) return new Map()

  return new Map<string, string | Uint8Array>([
    ...kept.map(({ path }) => [path, readFileSync(join(folder, path))] as const),
    [listFile, JSON.stringify(Object.fromEntries(kept.map(({ path, at }) => [path, at])))],
  ])
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Empty if there is no list. */
function readList(file: string): ReadonlyMap<string, string> {
  try {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return new Map(
      Object.entries(Object(list)).filter((entry): entry is [string, string] =>
        entry.every((each) => typeof each === 'string'),
      ),
    )
  } catch {
    return new Map()
  }
}
