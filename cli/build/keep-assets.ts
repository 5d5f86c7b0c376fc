import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputFolder } from '#renderer/site/index.ts'
import { serverFolder } from './built-site.ts'

/** Files with a content hash in their name. */
const assets = 'assets'

/** The file that says when each asset of an earlier build was replaced. It is not served. */
const listFile = `${serverFolder}kept-assets.json`

/** How long the assets of a build are kept after the next one, in milliseconds. */
const age = 7 * 24 * 60 * 60_000

/**
 * Takes the assets of earlier builds over into a new one, with their list: a page that a visitor opened
 * before the build still loads them.
 */
export function keepAssets(output: OutputFolder, now: Date): void {
  const { previous } = output.target
  const replaced = readList(join(previous, listFile))
  const kept = namesIn(join(previous, assets))
    .map((name) => `${assets}/${name}`)
    .filter((path) => !output.files.has(path))
    .map((path) => ({ path, at: replaced.get(path) ?? now.toISOString() }))
    .filter(({ at }) => now.getTime() - Date.parse(at) < age)
  if (kept.length === 0) return

  for (const { path } of kept) output.write(path, readFileSync(join(previous, path)))
  output.write(listFile, JSON.stringify(Object.fromEntries(kept.map(({ path, at }) => [path, at]))))
}

/** The files in a folder, without those in folders of it. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
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
