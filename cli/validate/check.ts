import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Diagnostic, MessageLanguage } from '#generator/index.ts'
import { cachedFindings } from '../content/cached-findings.ts'
import type { Findings, Session, SessionInput } from '../content/session.ts'
import type { CliContext, ExitCode } from '../context.ts'
import { countBySeverity, createReport, type Report } from '../report/report.ts'
import { changedLines, confirmedSince, placeOnChange } from './changed-since.ts'
import type { Selection } from './select.ts'

/** What `validate` checks and what it shows. */
export interface CheckOptions {
  readonly messageLanguage: MessageLanguage
  readonly selection: Selection
  /** Whether drafts of languages count as live. */
  readonly withDrafts: boolean
  /** A commit: each finding is moved to a line that changed since, if it has one. */
  readonly changedSince?: string | undefined
  /** Checks the content itself. Default: the findings of an earlier run count, if nothing has changed. */
  readonly session?: Session
}

export interface CheckResult {
  /** The files that were checked, as diagnostics name them. */
  readonly files: readonly string[]
  /** The text of a file when it was checked. */
  readonly text: (file: string) => string
  /** All selected findings; the report may show fewer. */
  readonly found: readonly Diagnostic[]
  readonly report: Report
}

/** Checks the content and creates a report of the selected findings. */
export async function runCheck(context: CliContext, options: CheckOptions): Promise<CheckResult> {
  const { selection, changedSince, ...input } = options
  const start = context.clock()
  const { findings, text } = await readFindings(context, input)
  const report = await createReport(context, {
    ...input,
    findings,
    text,
    duration: context.clock() - start,
  })

  const changed = changedSince === undefined ? undefined : changedLines(context, changedSince)
  const label = report.translate('foundHere')
  const confirmed =
    changedSince === undefined || !changed
      ? []
      : await confirmedSince(context, {
          ...input,
          commit: changedSince,
          hint: report.translate('confirmedHere'),
        })
  const found = [...findings.diagnostics, ...confirmed]
    .filter(selection)
    .map((each) => (changed ? placeOnChange(each, changed, label) : each))
  return {
    files: findings.files,
    text,
    found,
    report: {
      ...report,
      diagnostics: found,
      acknowledged: findings.kept.filter(selection),
      found: countBySeverity(found),
    },
  }
}

interface ReadFindings {
  readonly findings: Findings
  readonly text: (file: string) => string
}

/** Checks in a session, or reads the findings of an earlier run. */
async function readFindings(
  context: CliContext,
  { session, ...input }: SessionInput & Pick<CheckOptions, 'session'>,
): Promise<ReadFindings> {
  if (session) {
    const checked = session.check()
    return { findings: checked.findings(), text: checked.text }
  }
  return {
    findings: await cachedFindings(context, input),
    text: (file) => textOf(resolve(context.cwd, file)),
  }
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** 1 if there is an error, or a warning where they count. */
export const exitCodeOf = (found: Report['found'], isStrict: boolean): ExitCode =>
  found.error > 0 || (isStrict && found.warning > 0) ? 1 : 0
