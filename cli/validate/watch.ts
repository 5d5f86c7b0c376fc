import { dirname, resolve } from 'node:path'
import { CliError, toReadError } from '../cli-error.ts'
import { followContent, truncateList } from '../content/follow-content.ts'
import { writeEditorSchemas } from '../content/generated.ts'
import { contentFolder } from '../content/project.ts'
import { readSite } from '../content/read-site.ts'
import { openSession, type Session } from '../content/session.ts'
import type { CliContext } from '../context.ts'
import type { ReportFormat } from '../report/formats.ts'
import { type CheckOptions, type CheckResult, runCheck } from './check.ts'
import { createWatchScreen } from './watch-screen.ts'

interface Input {
  readonly options: CheckOptions
  readonly format: ReportFormat
}

/** Checks now and after every change of content, schemas or components, until the command is stopped. */
export const watchContent = (context: CliContext, input: Input): Promise<void> =>
  followContent(context, async () => ({
    follow: await checkFirst(context, input),
  }))

/** Checks, and returns what checks again after files have changed. */
async function checkFirst(context: CliContext, { options, format }: Input) {
  let session: Session | undefined = await openSession(context, options)
  const screen = await createWatchScreen(context, {
    format,
    messageLanguage: options.messageLanguage,
  })
  let last = await runCheck(context, { ...options, session })
  session.save()
  let hasFailed = false
  screen.show({ names: '', result: last })
  screen.watching(context.content)
  await writeEditorSchemas(context, (await readSite(context)).site)

  return async (files: readonly string[]) => {
    // Other schemas, other meaning: nothing that was read before counts.
    const hasOtherSchemas = files.some((file) => file.endsWith('.json'))
    if (hasOtherSchemas) session = undefined
    // Beside content there are schemas, components and the brand.
    const hasOtherSections = files.some((file) => !/\.(?:ya?ml|svg|avif)$/.test(file))
    const checkAgain = async () => {
      session ??= await openSession(context, options)
      return runCheck(context, { ...options, session })
    }
    const result = await checkAgain().catch(toReadError)
    if (context.stopped.aborted) return
    if (result instanceof CliError) {
      if (!hasFailed) screen.failed(result)
      hasFailed = true
      return
    }
    const changed = changedFiles(last, result)
    if (hasFailed || hasOtherSections || changed.length > 0) {
      screen.show({
        names: truncateList(changed.length > 0 ? changed : [context.content]),
        last,
        result,
      })
    }
    const isShared = (file: string) =>
      dirname(resolve(context.cwd, file)) === contentFolder(context)
    const hasOtherNames = String(result.files) !== String(last.files) || changed.some(isShared)
    hasFailed = false
    last = result
    if (hasOtherNames || hasOtherSchemas)
      await writeEditorSchemas(context, (await readSite(context)).site)
  }
}

/** The files that are not as they were, among them those that are gone. */
function changedFiles(before: CheckResult, after: CheckResult): readonly string[] {
  const [were, are] = [new Set(before.files), new Set(after.files)]
  return [...were.union(are)].filter(
    (file) => were.has(file) !== are.has(file) || before.text(file) !== after.text(file),
  )
}
