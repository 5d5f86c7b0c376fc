import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'

/** The folder of a build with data for our own server, which never serves a path that starts with a dot. */
export const serverFolder = '.diptych/'

/**
 * The folder in a built site with the files of a build that is being published, and with their list. The
 * server reads them as if they were in their places.
 */
export const publicationFolder = `${serverFolder}publish/`

/** The path of a built site. Throws if there is none in the folder. */
export function builtSite({ cwd }: CliContext, out: string): string {
  const folder = resolve(cwd, out)
  const headers = `${serverFolder}headers.json`
  const places = [headers, `${publicationFolder}files/${headers}`]
  if (places.some((place) => existsSync(join(folder, place)))) return folder
  throw new CliError(`There is no built site in "${out}".`, 'Run "npm run build" first.')
}
