import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { currentLink, type Manifest, manifestFile } from '#api/hosting.ts'
import type { FileFacts } from '#renderer/site/index.ts'
import { CliError } from '../cli-error.ts'
import { inSite } from '../content/project.ts'
import type { CliContext } from '../context.ts'

/** What a build is made of. */
export interface Contents extends Omit<Manifest, 'files'> {
  /** By path. */
  readonly files: ReadonlyMap<string, FileFacts>
}

/** A build in an output folder. */
export interface PublishedBuild extends Contents {
  readonly folder: string
}

/** The build that servers read. Undefined if there is none. */
export function currentBuild(out: string): PublishedBuild | undefined {
  const name = currentName(out)
  return name === undefined ? undefined : readBuild(join(out, name))
}

/** The name of the build that servers read. A copy of an output folder may hold a link into the first one. */
export function currentName(out: string): string | undefined {
  try {
    return basename(readlinkSync(join(out, currentLink)))
  } catch {
    return undefined
  }
}

/** Undefined if the folder is not that of a whole build. */
export function readBuild(folder: string): PublishedBuild | undefined {
  try {
    const text = readFileSync(join(folder, manifestFile), 'utf8')
    const { files, ...rest }: Manifest = JSON.parse(text)
    return { ...rest, folder, files: new Map(files.map((file) => [file.path, file])) }
  } catch {
    return undefined
  }
}

/** The output folder of a built site. Throws if there is no build in it. */
export function builtSite(context: CliContext, out: string): string {
  if (isBuilt(context, out)) return resolve(context.cwd, out)
  throw new CliError(`There is no built site in "${out}".`, `Run "${toBuild(context, out)}" first.`)
}

/** The command that builds into an output folder. */
export const toBuild = (context: CliContext, out: string): string =>
  out === inSite(context, '.dist') ? 'npm run build' : `npm run build -- --out ${out}`

/** Whether there is a build in an output folder. */
export const isBuilt = ({ cwd }: CliContext, out: string): boolean =>
  existsSync(join(resolve(cwd, out), currentLink, manifestFile))
