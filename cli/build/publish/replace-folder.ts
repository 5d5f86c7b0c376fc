import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { OutputFolder, Target } from '#renderer/site/index.ts'
import { CliError } from '../../cli-error.ts'
import { readStamp, stampFile } from '../../content/fingerprint.ts'
import { serverFolder } from '../built-site.ts'
import { filesIn, removeEmpty } from './files-in.ts'
import { finishPublication, publish } from './publication.ts'
import { createStaging } from './staging.ts'

/** What a build changed in a folder. */
export interface Replaced {
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** Writes the files of a build into a folder. undefined if they are not to be published. */
export type Fill = (target: Target) => Promise<Pick<OutputFolder, 'changed' | 'files'> | undefined>

interface Options {
  /** Whether `fill` needs every file of the build in one folder. */
  readonly isWhole?: boolean
}

/** How often other builds may be published while this one is made. */
const attempts = 20

/**
 * Gives a folder exactly the files that `fill` writes. Those that differ are staged in the folder and then
 * published, which takes as long as renaming them. If `fill` fails or returns undefined, nothing changes. It
 * is called again if another build was published meanwhile.
 */
export async function replaceFolder(
  folder: string,
  fill: Fill,
  { isWhole = false }: Options = {},
): Promise<Replaced | undefined> {
  const isNew = !existsSync(folder)
  mkdirSync(folder, { recursive: true })
  const site = realpathSync(folder)
  // Throws if a file is in the way.
  readdirSync(site)
  try {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const replaced = await replaceOnce(site, fill, isWhole)
      if (replaced !== 'overtaken') return replaced
    }
  } finally {
    removeEmpty(site, serverFolder)
    if (isNew) removeEmpty(dirname(site), basename(site))
  }
  throw new CliError(`Other builds keep changing "${folder}".`, 'Let one build at a time use it.')
}

/** undefined if nothing is to be published. */
async function replaceOnce(
  site: string,
  fill: Fill,
  needsAll: boolean,
): Promise<Replaced | 'overtaken' | undefined> {
  finishPublication(site)
  const base = readStamp(site)
  const staging = createStaging(site)
  try {
    // Of a folder without a stamp nobody can tell whether it is still the same afterwards.
    const isWhole = needsAll || base === undefined
    const target: Target = { next: staging.files, previous: site, isWhole }
    const filled = await fill(target)
    if (!filled) return undefined
    const { changed, files } = filled
    const wanted = isWhole ? new Set(filesIn(staging.files)) : files
    const removed = filesIn(site).filter((path) => !wanted.has(path) && !isOfBuild(path))
    renewStamp(target, wanted)
    const list = { base: base ?? '', next: readStamp(staging.files) ?? '', removed }
    return publish(site, staging, list) ? { changed, removed } : 'overtaken'
  } finally {
    rmSync(staging.folder, { recursive: true, force: true })
  }
}

/** Folders beside the data of the server are of builds that are under way. */
const isOfBuild = (path: string) => path.startsWith(serverFolder) && path.split('/').length > 2

/** Readers know a build by the file of its stamp, so each has a new one although it may say the same. */
function renewStamp({ next, previous }: Target, wanted: ReadonlySet<string>): void {
  if (!wanted.has(stampFile)) return
  const stamp = readStamp(next) ?? readStamp(previous) ?? ''
  const place = join(next, stampFile)
  rmSync(place, { force: true })
  writeFileSync(place, stamp)
}
