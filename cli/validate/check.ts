import type { Diagnostic, ParsedFiles, Speech } from '#generator/index.ts'
import type { CliContext, ExitCode } from '../context.ts'
import { type CheckedContent, checkFolder } from '../project.ts'
import { countBySeverity, createReport } from '../report/create.ts'
import { byGravity } from '../report/order.ts'
import type { Report, Screen } from '../report/reporter.ts'
import type { Selection } from './select.ts'

/** What `validate` was asked to look at and to show. */
export interface Asked {
  readonly content: string
  readonly speech: Speech
  readonly selection: Selection
  /** Leave out whatever is not an error. */
  readonly quiet: boolean
  /** How many findings to show at most, the gravest. */
  readonly maxDiagnostics: number
  readonly screen: Screen
  readonly known?: ParsedFiles
}

export interface Answer {
  readonly checked: CheckedContent
  /** What was found of what was asked for; the report may show less. */
  readonly found: readonly Diagnostic[]
  readonly report: Report
}

/** Checks the content and reports what was asked for. */
export async function checkAsked(context: CliContext, asked: Asked): Promise<Answer> {
  const { selection, quiet, maxDiagnostics, ...input } = asked
  const start = context.clock()
  const checked = await checkFolder(context, input)
  const report = createReport(context, {
    ...input,
    checked,
    duration: context.clock() - start,
  })

  const found = checked.diagnostics.filter(selection)
  const visible = quiet ? found.filter(({ severity }) => severity === 'error') : found
  const gravest = new Set(byGravity(visible).slice(0, maxDiagnostics))
  return {
    checked,
    found,
    report: {
      ...report,
      diagnostics: visible.filter((diagnostic) => gravest.has(diagnostic)),
      acknowledged: checked.kept.filter(selection),
      found: countBySeverity(found),
    },
  }
}

/** 1 with an error, or with more warnings than are allowed. */
export const exitCodeOf = (found: Report['found'], allowedWarnings: number): ExitCode =>
  found.error > 0 || found.warning > allowedWarnings ? 1 : 0
