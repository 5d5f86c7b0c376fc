import { resolve } from 'node:path'
import { Command } from 'commander'
import type { StaticHost } from '#api/hosting.ts'
import type { OutputFolder, Target } from '#renderer/site/index.ts'
import { type BegunCheck, beginCheck } from '../build/begin-check.ts'
import { type BuiltFiles, buildFiles } from '../build/build-files.ts'
import { currentBuild } from '../build/built-site.ts'
import type { Fill } from '../build/publish.ts'
import { createStages, type Stages, stagesAfter } from '../build/stages.ts'
import { arrange, hostFor, replaceFolder } from '../build/static-folder.ts'
import { fingerprint, rememberFiles } from '../content/fingerprint.ts'
import { toCliError } from '../content/generated.ts'
import { contentFolder, outOption, releaseOption } from '../content/project.ts'
import type { CliContext, DefineCommand } from '../context.ts'

interface Options {
  readonly out: string
  readonly force?: boolean
  readonly release?: boolean
  /** True for any host of static files, or the name of one. */
  readonly static?: boolean | string
  readonly api?: string
}

export const build: DefineCommand = (context, exit) =>
  new Command('build')
    .description('validate, generate, bundle and prerender the site')
    .option(...outOption(context))
    .option('--force', 'build everything anew, although nothing has changed')
    .option(...releaseOption)
    .option(
      '--static [host]',
      'write only what a host of static files may publish, for netlify or any other',
      false,
    )
    .option(
      '--api <address>',
      'the server of ours to which netlify passes what is asked of the API',
    )
    .action(
      async ({ out, force = false, release = false, static: named = false, api }: Options) => {
        const host = await hostFor(named, api)
        const folder = resolve(context.cwd, out)
        const { read, files } = rememberFiles(contentFolder(context))
        const stamp = fingerprint(context, read)
        const isBuilt = currentBuild(folder)?.stamp === stamp
        if (!force && !release && !host && isBuilt) {
          context.stdout.write(`Nothing has changed since the last build of ${out}.\n`)
          return
        }

        const stages = createStages(context)
        stages.next('Check the content')
        const check = await beginCheck(context, { files, release, exit })
        try {
          const input = { check, folder, stages, isRelease: release, stamp, host }
          if (host) await buildStatic(context, input, host)
          else await buildForServers(context, input, force)
        } catch (error) {
          throw toCliError(folder, error)
        } finally {
          await check.leave()
        }
      },
    )

interface Input {
  readonly check: BegunCheck
  readonly folder: string
  readonly stages: Stages
  readonly isRelease: boolean
  /** Of the sources of the build. */
  readonly stamp: string
  /** Undefined for our own server. */
  readonly host: StaticHost | undefined
}

/** Publishes the site for our own server, and for others that read the same folder. */
async function buildForServers(
  context: CliContext,
  input: Input,
  isForced: boolean,
): Promise<void> {
  const { folder, stamp, stages } = input
  const { isAsset, publish } = await import('../build/publish.ts')
  let pages = 0
  const fill: Fill = async (target) => {
    const built = await writeFiles(context, input, target)
    pages = built?.pages ?? 0
    return built && { output: built.output, stamp }
  }
  const published = await publish(folder, fill, {
    now: context.now(),
    ...(isForced && { mayKeep: isAsset }),
    onWait: () =>
      context.stderr.write(`Another build changes "${folder}". This one waits for it.\n`),
  })
  if (!published) return
  stages.done()
  const { changed, removed } = published
  context.stdout.write(
    `Built ${pages} pages into ${folder}: ${changed.size} files changed, ${removed.length} removed.\n`,
  )
}

/** Replaces a folder by what a host of static files gets. */
async function buildStatic(context: CliContext, input: Input, host: StaticHost): Promise<void> {
  const { folder, stages } = input
  let pages: number | undefined
  await replaceFolder(folder, async (next) => {
    const target = { next, previous: next, known: new Map() }
    const built = await writeFiles(context, input, target)
    if (built) arrange(next, built, host)
    pages = built?.pages
    return built !== undefined
  })
  if (pages === undefined) return
  stages.done()
  context.stdout.write(`Built ${pages} pages into ${folder}.\n`)
}

/** Makes the pages on the other cores while the check runs. undefined if it finds an error. */
async function writeFiles(
  context: CliContext,
  { check, stages, isRelease, host }: Input,
  target: Target,
): Promise<(BuiltFiles & { readonly output: OutputFolder }) | undefined> {
  const { createOutputFolder } = await import('#renderer/site/index.ts')
  const { isSound, isRight, signal } = check
  if (!isSound && !(await isRight)) return undefined
  const output = createOutputFolder(target)
  const building = buildFiles(context, {
    ...{ content: check, stages: stagesAfter(isRight, stages), isRelease, output, host },
    meanwhile: { work: isRight, signal },
  })
  // With an error in the content, the check tells why pages cannot be made.
  await Promise.allSettled([isRight, building])
  if (!(await isRight)) return undefined
  const built = await building
  stages.next('Write')
  return { ...built, output }
}
