import type { LinkedContent, ReadFile } from '#generator/index.ts'
import { type CheckedContent, openSession } from '../content/session.ts'
import type { CliContext, ExitCode } from '../context.ts'
import { printReport } from '../report/formats.ts'
import { createReport } from '../report/report.ts'
import { inSlices } from './in-slices.ts'

interface Input {
  /** What was read of the folder, by path inside it. */
  readonly files: ReadonlyMap<string, ReadFile>
  readonly release: boolean
  readonly exit: (code: ExitCode) => void
}

/** A check that runs while other work of the same thread takes turns with it. */
export interface BegunCheck extends Pick<LinkedContent, 'site' | 'cache'> {
  readonly sources: CheckedContent['sources']
  /** Whether every file matches its schema, and every section has a component. */
  readonly isSound: boolean
  /** Whether the content has no error. Resolves when the check is over. */
  readonly isRight: Promise<boolean>
  /** Aborted if there is an error, or the check is left. */
  readonly signal: AbortSignal
  /** Stops the check if it is not over, and keeps what is known by then. */
  leave(): Promise<void>
}

/**
 * Reads content, compares each file with its schema, and begins to run the rules. If there is an error, prints
 * what has to be fixed and exits with 1.
 */
export async function beginCheck(
  context: CliContext,
  { files, exit, ...input }: Input,
): Promise<BegunCheck> {
  const start = context.clock()
  const generator = await import('#generator/index.ts')
  const session = await openSession(context, input)
  const sources = generator.contentAmong(files)
  const { checkInput, describe } = session.open(sources)
  const linked = generator.linkContent(checkInput)

  const stop = new AbortController()
  const { signal } = stop
  const finish = async () => {
    const steps = generator.checkInSteps(linked, checkInput.language)
    const found = await inSlices(steps, { clock: context.clock, signal })
    if (!found) return false
    if (!found.hasErrors) return true
    stop.abort()
    const checked = describe(found)
    const report = await createReport(context, checked, start)
    // The other findings are counted.
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error')
    printReport(context, { ...report, diagnostics: errors })
    exit(1)
    return false
  }
  const isRight = finish().catch((error: unknown) => {
    stop.abort()
    throw error
  })
  const { site, cache, errors } = linked
  return {
    ...{ site, cache, sources, isSound: errors().length === 0, isRight, signal },
    leave: async () => {
      stop.abort()
      await Promise.allSettled([isRight])
      session.save()
    },
  }
}
