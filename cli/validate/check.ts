import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { MessageLanguage } from '#generator/index.ts'
import { cachedFindings } from '../content/cached-findings.ts'
import type { Session } from '../content/session.ts'
import type { CliContext, ExitCode } from '../context.ts'
import { countBySeverity, createReport, type Report } from '../report/report.ts'
import type { Selection } from './select.ts'

/** What `validate` checks and what it shows. */
export interface CheckOptions {
  readonly messageLanguage: MessageLanguage
  readonly selection: Selection
  /** Whether drafts of languages count as live. */
  readonly withDrafts: boolean
  /** The options that decide what is found, for the next command to have them too. */
  readonly given: readonly string[]
  /** Checks the content itself. Default: the findings of an earlier run count, if nothing has changed. */
  readonly session?: Session
}

/** Checks the content and creates a report of the selected findings. */
export async function runCheck(context: CliContext, options: CheckOptions): Promise<Report> {
  const { selection, session, given, ...input } = options
  const start = context.clock()
  const read = async () => {
    const findings = await cachedFindings(context, input)
    const text = (file: string) => textOf(resolve(context.cwd, file))
    return { findings: () => findings, text }
  }
  const report = await createReport(context, session?.check() ?? (await read()), start)
  const diagnostics = report.diagnostics.filter(selection)
  return {
    ...report,
    toRun: (command) =>
      report.toRun(command.replace(/^validate/, ['validate', ...given].join(' '))),
    diagnostics,
    kept: report.kept.filter(selection),
    found: countBySeverity(diagnostics),
  }
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** 1 if there is an error, or a warning where they count. */
export const exitCodeOf = (found: Report['found'], isStrict: boolean): ExitCode =>
  found.error > 0 || (isStrict && found.warning > 0) ? 1 : 0
