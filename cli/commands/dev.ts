import { join, relative, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Command } from 'commander'
import { createPreview } from '../build/preview.ts'
import { findingsOf } from '../content/findings.ts'
import { writeGenerated } from '../content/generated.ts'
import { type CheckedContent, contentOption, pseudoOption } from '../content/project.ts'
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
      const preview = createPreview(context, { content, pseudo })
      const { checked, shown } = await preview.check()
      await writeGenerated(context, { site: checked.site })

      const { startDevServer } = await import('#renderer/build/index.ts')
      const place = endpoint(context, port)
      const server = await startDevServer({
        root: context.project,
        ...place,
        year: context.now().getFullYear(),
        content: shown,
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
        if (hasOtherSchemas) preview.forget()
        const next = await preview.check()
        if (hasOtherSchemas) await writeGenerated(context, { site: next.checked.site })
        server.update(next.shown)
        context.stdout.write(
          `${truncateList(files.map((file) => relative(context.cwd, file)))}: ${Math.round(context.clock() - start)} ms\n`,
        )
        await report(context, next.checked)
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
      if (!context.stopped.aborted) server.update((await preview.check()).shown)
      if (!context.stopped.aborted)
        await new Promise((stopped) => context.stopped.addEventListener('abort', stopped))
      await server.close()
    })

/** Vite's error for a port in use has no code, only a message. */
const isTaken = (error: unknown) =>
  error instanceof Error && error.message.includes('already in use')

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
