import { resolve } from 'node:path'
import { Command } from 'commander'
import type { StaticHost } from '#api/hosting.ts'
import type { OutputFolder, Target } from '#renderer/site/index.ts'
import type { BuiltContent, BuiltFiles } from '../build/build-files.ts'
import type { Fill } from '../build/publish.ts'
import { createStages, type Stages } from '../build/stages.ts'
import { fingerprint, rememberFiles } from '../content/fingerprint.ts'
import { toCliError } from '../content/generated.ts'
import { contentFolder, outOption, releaseOption } from '../content/project.ts'
import { openSession } from '../content/session.ts'
import type { CliContext, DefineCommand } from '../context.ts'
import { printReport } from '../report/formats.ts'
import { createReport } from '../report/report.ts'

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
        // Loaded here, so that the other commands start without the API.
        const { hostFor } = await import('../build/static-folder.ts')
        const { currentBuild } = await import('../build/built-site.ts')
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
        const start = context.clock()
        const { contentAmong } = await import('#generator/index.ts')
        const session = await openSession(context, { release })
        const checked = session.check(contentAmong(files))
        try {
          if (checked.hasErrors) {
            const report = await createReport(context, checked, start)
            // The other findings are counted.
            const errors = report.diagnostics.filter(({ severity }) => severity === 'error')
            printReport(context, { ...report, diagnostics: errors })
            return exit(1)
          }
          const content = { ...checked, cache: session.cache }
          const input = { content, folder, stages, isRelease: release, stamp, host }
          if (host) await buildStatic(context, input, host)
          else await buildForServers(context, input, force)
        } catch (error) {
          throw toCliError(folder, error)
        } finally {
          session.save()
        }
      },
    )

interface Input {
  readonly content: BuiltContent
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
    pages = built.pages
    return { output: built.output, stamp }
  }
  const published = await publish(folder, fill, {
    now: context.now(),
    ...(isForced && { mayKeep: isAsset }),
    onWait: () =>
      context.stderr.write(`Another build changes "${folder}". This one waits for it.\n`),
  })
  stages.done()
  const { changed, removed } = published
  context.stdout.write(
    `Built ${pages} pages into ${folder}: ${changed.size} files changed, ${removed.length} removed.\n`,
  )
}

/** Replaces a folder by what a host of static files gets. */
async function buildStatic(context: CliContext, input: Input, host: StaticHost): Promise<void> {
  const { folder, stages } = input
  const { arrange, replaceFolder } = await import('../build/static-folder.ts')
  let pages = 0
  await replaceFolder(folder, async (next) => {
    const target = { next, previous: next, known: new Map() }
    const built = await writeFiles(context, input, target)
    arrange(next, built, host)
    pages = built.pages
  })
  stages.done()
  context.stdout.write(`Built ${pages} pages into ${folder}.\n`)
}

async function writeFiles(
  context: CliContext,
  { content, stages, isRelease, host }: Input,
  target: Target,
): Promise<BuiltFiles & { readonly output: OutputFolder }> {
  const { createOutputFolder } = await import('#renderer/site/index.ts')
  const { buildFiles } = await import('../build/build-files.ts')
  const output = createOutputFolder(target)
  const built = await buildFiles(context, { content, stages, isRelease, output, host })
  stages.next('Write')
  return { ...built, output }
}
