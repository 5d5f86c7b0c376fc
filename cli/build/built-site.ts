import { existsSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'

/** The folder of a build with data for our own server, which never serves a path that starts with a dot. */
export const serverFolder = '.diptych/'

/** The path of a built site. Throws if there is none in the folder. */
export function builtSite({ cwd }: CliContext, out: string): string {
  const folder = resolve(cwd, out)
  restoreFolder(folder)
  if (existsSync(join(folder, serverFolder, 'headers.json'))) return folder
  throw new CliError(`There is no built site in "${out}".`, 'Run "npm run build" first.')
}

/** Where a folder is while its successor takes its place. */
export const previousOf = (folder: string) => `${folder}.previous`

/** Puts a folder back whose replacement was interrupted between its two renamings. */
export function restoreFolder(folder: string): void {
  if (existsSync(folder) || !existsSync(previousOf(folder))) return
  renameSync(previousOf(folder), folder)
}
