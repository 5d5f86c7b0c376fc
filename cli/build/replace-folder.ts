import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CliError } from '../cli-error.ts'
import { currentBuild } from './built-site.ts'

/**
 * Replaces a folder as a whole by what `fill` writes into another one. If `fill` fails or returns false, nothing
 * changes.
 */
export async function replaceFolder(
  folder: string,
  fill: (next: string) => Promise<boolean>,
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
    if (!(await fill(next))) return
    if (existsSync(place)) renameSync(place, `${work}/before`)
    renameSync(next, place)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
