import { dirname, resolve } from 'node:path'
import { toReadError } from '../cli-error.ts'
import { followContent, truncateList } from '../content/follow-content.ts'
import { writeEditorSchemas } from '../content/generated.ts'
import { contentFolder, readSite } from '../content/project.ts'
import { openSession, type Session } from '../content/session.ts'
import type { CliContext } from '../context.ts'
import { verdict } from '../report/closing.ts'
import { conciseLine } from '../report/formats.ts'
import type { Report } from '../report/report.ts'
import { type CheckOptions, runCheck } from './check.ts'

/**
 * Checks now and after every change of content, schemas or components, until the command is stopped. Prints for an
 * editor, whose problem matcher clears its list at `[checking]` and shows it at `[checked]`.
 */
export const watchContent = (context: CliContext, options: CheckOptions): Promise<void> =>
  followContent(context, async () => ({ follow: await checkFirst(context, options) }))

/** Checks, and returns what checks again after files have changed. */
async function checkFirst(context: CliContext, options: CheckOptions) {
  let session: Session | undefined
  let last: Report | undefined
  let hasFailed = false

  const check = async (files: readonly string[]) => {
    // Other schemas, other meaning: nothing that was read before counts.
    const hasOtherSchemas = files.some((file) => file.endsWith('.json'))
    if (hasOtherSchemas) session = undefined
    session ??= await openSession(context, options)
    const result = await runCheck(context, { ...options, session })
    if (context.stopped.aborted) return
    const changed = last ? changedFiles(last, result) : []
    // Beside content there are schemas, components and the brand.
    const hasOtherSections = files.some((file) => !/\.(?:ya?ml|svg)$/.test(file))
    if (!last || hasFailed || hasOtherSections || changed.length > 0)
      context.stdout.write(textOf(changed, result))
    if (!last) session.save()
    const isShared = (file: string) =>
      dirname(resolve(context.cwd, file)) === contentFolder(context)
    const hasOtherNames = String(result.files) !== String(last?.files) || changed.some(isShared)
    last = result
    if (hasOtherNames || hasOtherSchemas)
      await writeEditorSchemas(context, (await readSite(context)).site)
  }
  await check([])
  return async (files: readonly string[]) => {
    try {
      await check(files)
      hasFailed = false
    } catch (error) {
      const { message, hint } = toReadError(error)
      if (!hasFailed) context.stderr.write(`${message} ${hint}\n`)
      hasFailed = true
    }
  }
}

const textOf = (changed: readonly string[], report: Report) =>
  [
    `[checking] ${truncateList(changed)}`.trim(),
    ...report.diagnostics.map(conciseLine),
    `[checked] ${verdict(report)}`,
  ]
    .map((line) => `${line}\n`)
    .join('')

/** The files that are not as they were, among them those that are gone. */
function changedFiles(before: Report, after: Report): readonly string[] {
  const [were, are] = [new Set(before.files), new Set(after.files)]
  return [...were.union(are)].filter(
    (file) => were.has(file) !== are.has(file) || before.text(file) !== after.text(file),
  )
}
