import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { dataFolder, type StaticHost } from '#api/hosting.ts'
import { CliError } from '../cli-error.ts'
import type { BuiltFiles } from './build-files.ts'
import { currentBuild } from './built-site.ts'

/** Undefined for our own server. Throws if there is no such host. */
export async function hostFor(
  host: boolean | string,
  api: string | undefined,
): Promise<StaticHost | undefined> {
  if (host === false && api === undefined) return undefined
  const { findHost } = await import('#api/hosting.ts')
  return findHost(typeof host === 'string' ? host : undefined, api)
}

/** Makes a folder with every file of a built site one for a host. */
export function arrange(
  folder: string,
  { headers, forms }: BuiltFiles,
  { place, document, write }: StaticHost,
): void {
  // The data for servers would be public at a host of static files.
  rmSync(join(folder, dataFolder), { recursive: true })
  for (const path of filesIn(folder)) {
    const file = join(folder, path)
    const target = place(path)
    if (target === undefined) {
      rmSync(file)
      continue
    }
    if (path.endsWith('.html')) {
      const html = readFileSync(file, 'utf8')
      const changed = document(html, path, forms)
      if (changed !== html) writeFileSync(file, changed)
    }
    if (target !== path) move(file, join(folder, target))
  }
  removeEmpty(folder)
  for (const [path, text] of write(headers)) writeFileSync(join(folder, path), text)
}

/** The files in a folder, by path inside it. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

function move(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
}

/** Removes the folders that hold no file. */
function removeEmpty(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const inner = join(folder, entry.name)
    removeEmpty(inner)
    if (readdirSync(inner).length === 0) rmSync(inner, { recursive: true })
  }
}

/**
 * Replaces a folder as a whole by what `fill` writes into another one. If `fill` fails, nothing
 * changes.
 */
export async function replaceFolder(
  folder: string,
  fill: (next: string) => Promise<void>,
): Promise<void> {
  if (currentBuild(folder)) {
    throw new CliError(
      `"${folder}" holds builds that a server may read.`,
      'Name another folder with --out, or remove this one.',
    )
  }
  const place = existsSync(folder) ? realpathSync(folder) : resolve(folder)
  mkdirSync(dirname(place), { recursive: true })
  // Throws if a file is in the way.
  if (existsSync(place)) readdirSync(place)
  const work = mkdtempSync(`${place}-next-`)
  try {
    const next = `${work}/files`
    mkdirSync(next)
    await fill(next)
    if (existsSync(place)) renameSync(place, `${work}/before`)
    renameSync(next, place)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
