import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'

/** The folder of a build with data for our own server, which never serves a path that starts with a dot. */
export const serverFolder = '.diptych/'

/** The file that lists those of a build. It is written last. */
export const manifestFile = `${serverFolder}manifest.json`

/** The link in an output folder that names the slot that servers read. */
export const currentLink = 'current'

/** The output folder of a built site. Throws if there is no build in it. */
export function builtSite(context: CliContext, out: string): string {
  if (isBuilt(context, out)) return resolve(context.cwd, out)
  throw new CliError(`There is no built site in "${out}".`, 'Run "npm run build" first.')
}

/** Whether there is a build in an output folder. */
export const isBuilt = ({ cwd }: CliContext, out: string): boolean =>
  existsSync(join(resolve(cwd, out), currentLink, manifestFile))
