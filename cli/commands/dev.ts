import { relative } from 'node:path'
import { Command } from 'commander'
import { createPreview } from '../build/preview/preview.ts'
import { toReadError } from '../cli-error.ts'
import { followContent, truncateList } from '../content/follow-content.ts'
import { updateGenerated, writeEditorSchemas, writeGenerated } from '../content/generated.ts'
import { cacheFolder } from '../content/project.ts'
import { ownSectionFolder } from '../content/section-components.ts'
import type { CheckedContent } from '../content/session.ts'
import type { CliContext, DefineCommand } from '../context.ts'
import { printReport } from '../report/formats.ts'
import { createReport } from '../report/report.ts'
import { endpoint, portInUse } from '../serve/listen.ts'

interface Options {
  readonly port?: string
}

export const dev: DefineCommand = (context) =>
  new Command('dev')
    .description('serve the site live while its content is edited')
    .option('--port <number>', 'where to listen; PORT and HOST in the environment do the same')
    .action((options: Options) => followContent(context, () => startDev(context, options)))

/** Serves the site, and checks it. */
async function startDev(context: CliContext, { port }: Options) {
  const preview = createPreview(context)
  const first = await preview.look()
  await updateGenerated(context, first.site)

  const { startDevServer } = await import('#renderer/site/index.ts')
  const place = endpoint(context, port)
  const server = await startDevServer({
    project: { ...context, sections: ownSectionFolder(context) },
    cache: cacheFolder(context),
    ...place,
    year: context.now().getFullYear(),
    content: first.shown,
  }).catch((error: unknown) => {
    throw isTaken(error) ? portInUse(place.port) : error
  })
  context.stdout.write(`The site is at ${server.url} and follows what you save. Ctrl+C stops it.\n`)

  const tell = (error: unknown) => {
    const { message, hint } = toReadError(error)
    context.stderr.write(`${message} ${hint}\n`)
  }
  let isFirst = true
  const printNews = createNewsPrinter(context)
  const reviews = createReviews(async (signal) => {
    const review = await preview.check({ signal })
    if (!review) return
    const { checked, shown, findings } = review
    server.show(shown)
    server.tell(findings)
    if (isFirst) await writeEditorSchemas(context, checked.site)
    isFirst = false
    await printNews(checked)
  }, tell)

  const show = async (files: readonly string[]) => {
    const start = context.clock()
    reviews.stop()
    // Parsed content depends on the schemas, so changed schemas discard it.
    const hasOtherSchemas = files.some((file) => file.endsWith('.json'))
    if (hasOtherSchemas) preview.forget()
    const next = await preview.look(files)
    if (hasOtherSchemas) await writeGenerated(context, next.site)
    server.show(next.shown)
    context.stdout.write(
      `${truncateList(files.map((file) => relative(context.cwd, file)))}: ${Math.round(context.clock() - start)} ms\n`,
    )
    reviews.start()
  }
  reviews.start()
  return {
    /** Shows and checks what changed. */
    follow: (files: readonly string[]) => show(files).catch(tell),
    close: () => {
      reviews.stop()
      return server.close()
    },
  }
}

/** Checks one after the other, none at the same time as another. */
interface Reviews {
  /** Checks once the checks before have ended. */
  start(): void
  /** Leaves the check that runs and those that wait. */
  stop(): void
}

function createReviews(
  check: (signal: AbortSignal) => Promise<void>,
  failed: (error: unknown) => void,
): Reviews {
  let controller = new AbortController()
  let running: Promise<void> = Promise.resolve()
  return {
    start: () => {
      const { signal } = controller
      running = running.then(() => check(signal)).catch(failed)
    },
    stop: () => {
      controller.abort()
      controller = new AbortController()
    },
  }
}

/** Vite's error for a port in use has no code, only a message. */
const isTaken = (error: unknown) =>
  error instanceof Error && error.message.includes('already in use')

/** Prints what is new in a check, and the errors that are left, with the counts of all that was found. */
function createNewsPrinter(context: CliContext): (checked: CheckedContent) => Promise<void> {
  let told: readonly string[] = []
  return async (checked) => {
    const ids = checked.diagnostics.map(({ id }) => id)
    const news = checked.diagnostics.filter(
      ({ severity, id }) => severity === 'error' || !told.includes(id),
    )
    const isLess = told.some((id) => !ids.includes(id))
    told = ids
    if (news.length === 0 && !isLess) return
    const report = await createReport(context, checked, context.clock())
    printReport(context, { ...report, diagnostics: news })
  }
}
