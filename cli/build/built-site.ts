import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'

/** The path of a built site. Throws if there is none in the folder. */
export function builtSite({ cwd }: CliContext, out: string): string {
  const folder = resolve(cwd, out)
  if (existsSync(join(folder, '.diptych/headers.json'))) return folder
  throw new CliError(`There is no built site in "${out}".`, 'Run "npm run build" first.')
}
