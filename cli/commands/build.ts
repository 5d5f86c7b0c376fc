import { resolve } from 'node:path'
import { Command } from 'commander'
import type { Target } from '#renderer/site/index.ts'
import { type Arrange, arrangementFor } from '../build/arrange.ts'
import { type BegunCheck, beginCheck } from '../build/begin-check.ts'
import { buildFiles } from '../build/build-files.ts'
import { serverFolder } from '../build/built-site.ts'
import { keepAssets } from '../build/keep-assets.ts'
import { isPublishing } from '../build/publish/publication.ts'
import { createStages, type Stages, stagesAfter } from '../build/stages.ts'
import { fingerprint, readStamp, rememberFiles, stampFile } from '../content/fingerprint.ts'
import { toCliError } from '../content/generated.ts'
import { contentOption, outOption, pseudoOption, releaseOption } from '../content/project.ts'
import type { CliContext, DefineCommand } from '../context.ts'

interface Options {
  readonly content: string
  readonly out: string
  readonly force: boolean
  readonly pseudo: boolean
  readonly release: boolean
  /** True for any host of static files, or the name of one. */
  readonly static: boolean | string
}

export const build: DefineCommand = (context, exit) =>
  new Command('build')
    .summary('validate, generate, bundle and prerender the site')
    .option(...contentOption)
    .option(...outOption)
    .option('--force', 'build although nothing has changed', false)
    .option(...pseudoOption)
    .option(...releaseOption)
    .option(
      '--static [host]',
      'write only what a host of static files may publish, for netlify, cloudflare, vercel or any other',
      false,
    )
    .action(async ({ content, out, force, pseudo, release, static: host }: Options) => {
      const arrange = await arrangementFor(host)
      const folder = resolve(context.cwd, out)
      const { read, files } = rememberFiles(resolve(context.cwd, content))
      const made = fingerprint(context, resolve(context.cwd, content), read)
      const stamp = pseudo ? `${made} pseudo` : made
      const isBuilt = readStamp(folder) === stamp && !isPublishing(folder)
      if (!force && !release && !arrange && isBuilt) {
        context.stdout.write(`Nothing has changed since the last build of ${out}.\n`)
        return
      }

      const stages = createStages(context)
      stages.next('Check the content')
      const check = await beginCheck(context, { content, files, pseudo, release, exit })
      try {
        const isRelease = release
        await buildInto(context, { check, folder, stages, isRelease, stamp, arrange })
      } finally {
        await check.leave()
      }
    })

interface Input {
  readonly check: BegunCheck
  readonly folder: string
  readonly stages: Stages
  readonly isRelease: boolean
  /** Written last, so that an interrupted build has none and is repeated. */
  readonly stamp: string
  /** Leaves what a host of static files gets. Without it, the build is for our own server. */
  readonly arrange: Arrange | undefined
}

/** Makes the pages on the other cores while the check runs, and publishes them if it finds no error. */
async function buildInto(
  context: CliContext,
  { check, folder, stages, stamp, arrange, isRelease }: Input,
): Promise<void> {
  const { replaceFolder } = await import('../build/publish/replace-folder.ts')
  const { createOutputFolder, recordFile } = await import('#renderer/site/index.ts')
  const { isSound, isRight, signal } = check
  let pages = 0
  const fill = async (target: Target) => {
    if (!isSound && !(await isRight)) return undefined
    const output = createOutputFolder(target)
    const building = buildFiles(context, {
      ...{ content: check, stages: stagesAfter(isRight, stages), isRelease, output },
      meanwhile: { work: isRight, signal },
    })
    // With an error in the content, the check tells why pages cannot be made.
    await Promise.allSettled([isRight, building])
    if (!(await isRight)) return undefined
    const built = await building
    pages = built.pages
    stages.next('Write')
    if (arrange) {
      arrange(target.next, built.hosted)
      return output
    }
    keepAssets(output, context.now())
    output.write(stampFile, stamp)
    return output
  }
  const isWhole = arrange !== undefined
  const replaced = await replaceFolder(folder, fill, { isWhole }).catch((error: unknown) => {
    throw toCliError(folder, error)
  })
  if (!replaced) return
  const { changed, removed } = replaced
  stages.done()
  const own = [stampFile, recordFile]
  const written = changed.filter(
    (file) => !own.includes(file) && !(arrange && file.startsWith(serverFolder)),
  )
  context.stdout.write(
    `Built ${pages} pages into ${folder}: ${written.length} files changed, ${removed.length} removed.\n`,
  )
}
