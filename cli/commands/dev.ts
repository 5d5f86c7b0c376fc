import { join, relative, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Command } from 'commander'
import type { DevContent } from '#renderer/build/index.ts'
import { findingsOf } from '../content/findings.ts'
import { writeGenerated } from '../content/generated.ts'
import {
  type CheckedContent,
  checkFolder,
  contentOption,
  pseudoOption,
} from '../content/project.ts'
import { sectionFolder, trackComponents } from '../content/section-components.ts'
import { debounce, truncateList } from '../content/watch-folders.ts'
import type { CliContext, DefineCommand } from '../context.ts'
import { createReport } from '../report/create.ts'
import { printReport } from '../report/print.ts'
import { endpoint, portInUse } from '../serve/listen.ts'

interface Options {
  readonly content: string
  readonly port?: string
  readonly pseudo: boolean
}

/** Editors write a file in several steps. Changes within this time are one; in milliseconds. */
const settleTime = 8

/** After this time the watcher has started for sure, in milliseconds. */
const startupDelay = 1000

export const dev: DefineCommand = (context) =>
  new Command('dev')
    .summary('serve the site live while its content is edited')
    .option(...contentOption)
    .option('--port <number>', 'where to listen; PORT and HOST in the environment do the same')
    .option(...pseudoOption)
    .action(async ({ content, port, pseudo }: Options) => {
      const { createCache } = await import('#generator/index.ts')
      let cache = createCache()
      const checked = await checkFolder(context, { content, pseudo, cache })
      await writeGenerated(context, { site: checked.site })

      const { startDevServer } = await import('#renderer/build/index.ts')
      const place = endpoint(context, port)
      const server = await startDevServer({
        root: context.project,
        ...place,
        year: context.now().getFullYear(),
        content: await toDevContent(checked),
        watched: [
          resolve(context.cwd, content),
          join(context.project, 'schema'),
          sectionFolder(context),
        ],
      }).catch((error: unknown) => {
        throw isTaken(error) ? portInUse(place.port) : error
      })

      const follow = async (files: readonly string[]) => {
        const start = context.clock()
        // Parsed content depends on the schemas, so changed schemas discard it.
        const hasOtherSchemas = files.some((file) => file.endsWith('.json'))
        if (hasOtherSchemas) cache = createCache()
        const next = await checkFolder(context, { content, pseudo, cache })
        if (hasOtherSchemas) await writeGenerated(context, { site: next.site })
        server.update(await toDevContent(next))
        context.stdout.write(
          `${truncateList(files.map((file) => relative(context.cwd, file)))}: ${Math.round(context.clock() - start)} ms\n`,
        )
        await report(context, next)
      }
      const touched = debounce(settleTime, follow)
      const hasOtherComponents = trackComponents(context)
      server.onChange((file) => {
        if (/\.(yaml|json)$/.test(file) || hasOtherComponents()) touched(file)
      })
      await report(context, checked)
      context.stdout.write(
        `The site is at ${server.url} and follows what you save. Ctrl+C stops it.\n`,
      )

      // A file saved before the watcher started was missed, so everything is checked once more.
      await setTimeout(startupDelay, undefined, { signal: context.stopped }).catch(() => undefined)
      if (!context.stopped.aborted) {
        server.update(await toDevContent(await checkFolder(context, { content, pseudo, cache })))
      }
      if (!context.stopped.aborted)
        await new Promise((stopped) => context.stopped.addEventListener('abort', stopped))
      await server.close()
    })

/** Vite's error for a port in use has no code, only a message. */
const isTaken = (error: unknown) =>
  error instanceof Error && error.message.includes('already in use')

/** What the dev server shows of a check. With an error in the content, pages stay as they were. */
async function toDevContent({
  site,
  cache,
  diagnostics,
  text,
}: CheckedContent): Promise<DevContent> {
  const { emitData } = await import('#generator/index.ts')
  const hasError = diagnostics.some(({ severity }) => severity === 'error')

  return {
    ...(!hasError && { pages: emitData(site, cache).pages }),
    problems: diagnostics.map(({ at, code, severity, message, hint = '' }) => ({
      ...at,
      code,
      severity,
      message,
      hint,
      excerpt: text(at.file).split(/\r?\n/)[at.line - 1] ?? '',
    })),
  }
}

async function report(context: CliContext, checked: CheckedContent) {
  if (checked.diagnostics.length > 0)
    printReport(
      context,
      await createReport(context, {
        findings: findingsOf(checked),
        text: checked.text,
        duration: 0,
      }),
    )
}
