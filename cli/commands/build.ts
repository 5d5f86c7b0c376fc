import { resolve } from 'node:path'
import { Command } from 'commander'
import { buildFiles } from '../build/build-files.ts'
import { serverFolder } from '../build/built-site.ts'
import { checkBefore } from '../build/check-before.ts'
import { keptAssets } from '../build/kept-assets.ts'
import { createStages, type Stages } from '../build/stages.ts'
import { fingerprint, readStamp, stampFile } from '../content/fingerprint.ts'
import { asCliError } from '../content/generated.ts'
import {
  type CheckedContent,
  contentOption,
  outOption,
  pseudoOption,
  releaseOption,
} from '../content/project.ts'
import type { CliContext, DefineCommand } from '../context.ts'

interface Options {
  readonly content: string
  readonly out: string
  readonly force: boolean
  readonly pseudo: boolean
  readonly release: boolean
  readonly static: boolean
}

export const build: DefineCommand = (context, exit) =>
  new Command('build')
    .summary('validate, generate, bundle and prerender the site')
    .option(...contentOption)
    .option(...outOption)
    .option('--force', 'build although nothing has changed', false)
    .option(...pseudoOption)
    .option(...releaseOption)
    .option('--static', 'write only what a host of static files may publish', false)
    .action(async ({ content, out, force, pseudo, release, static: isStatic }: Options) => {
      const folder = resolve(context.cwd, out)
      const made = fingerprint(context, resolve(context.cwd, content))
      const stamp = pseudo ? `${made} pseudo` : made
      if (!force && !release && !isStatic && readStamp(folder) === stamp) {
        context.stdout.write(`Nothing has changed since the last build of ${out}.\n`)
        return
      }

      const stages = createStages(context)
      stages.next('Check the content')
      const checked = await checkBefore(context, { content, pseudo, release, exit })
      if (!checked) return

      await buildInto(context, { checked, folder, stages, stamp: isStatic ? undefined : stamp })
    })

interface Input {
  readonly checked: CheckedContent
  readonly folder: string
  readonly stages: Stages
  /**
   * Written last, so that an interrupted build has none and is repeated. Without one, the files for our
   * own server are left out.
   */
  readonly stamp: string | undefined
}

async function buildInto(
  context: CliContext,
  { checked, folder, stages, stamp }: Input,
): Promise<void> {
  const { files, pages } = await buildFiles(context, { checked, stages })

  stages.next('Write')
  const { replaceFolder } = await import('../build/replace-folder.ts')
  const { changed, removed } = asCliError(folder, () => {
    if (stamp === undefined) return replaceFolder(folder, new Map([...files].filter(isForHosts)))
    const kept = keptAssets(folder, files, context.now())
    return replaceFolder(folder, new Map([...files, ...kept, [stampFile, stamp]]))
  })
  stages.done()
  const written = changed.filter((file) => file !== stampFile)
  context.stdout.write(
    `Built ${pages} pages into ${folder}: ${written.length} files changed, ${removed.length} removed.\n`,
  )
}

/** Whether a host of static files needs a file. The data for our own server would be public there. */
const isForHosts = ([path]: readonly [string, unknown]) => !path.startsWith(serverFolder)
