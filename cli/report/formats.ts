import { appendFileSync } from 'node:fs'
import type { Diagnostic, Place } from '#generator/index.ts'
import { asCliError } from '../content/generated.ts'
import type { CliContext } from '../context.ts'
import { closing } from './closing.ts'
import { github, jobSummary } from './github.ts'
import { pretty } from './pretty.ts'
import { type Report, type Reporter, textsOf } from './report.ts'
import { placeText, printable } from './terminal.ts'

/** One line per finding for editors and pipes: `file:line:column: severity code message [id]`. */
const concise: Reporter = (report) =>
  [...report.diagnostics.map(conciseLine), ...closing(report)].map((line) => `${line}\n`).join('')

export function conciseLine({ at, severity, code, message, hint = '', id }: Diagnostic): string {
  const text = printable(`${message} ${hint}`.trim())
  return `${printable(placeText(at))}: ${severity} ${code} ${text} [${id}]`
}

/** One object for programs. What changes for them raises its version. */
const json: Reporter = (report) => {
  const { diagnostics, kept, found, completeness } = report
  return `${JSON.stringify(
    {
      version: 1,
      summary: {
        errors: found.error,
        warnings: found.warning,
        infos: found.info,
        acknowledged: kept.length,
        shown: diagnostics.length,
        files: report.files.length,
        languages: Object.keys(report.languages),
        texts: textsOf(report),
        milliseconds: Math.round(report.duration),
      },
      completeness,
      diagnostics: diagnostics.map(flat),
      acknowledged: kept.map(flat),
    },
    null,
    2,
  )}\n`
}

const flat = ({ at, related = [], fix, changes = [], ...rest }: Diagnostic) => ({
  code: rest.code,
  severity: rest.severity,
  id: rest.id,
  message: rest.message,
  hint: rest.hint,
  ...flatPlace(at),
  path: rest.path,
  breadcrumb: rest.breadcrumb,
  language: rest.language,
  related: related.map((other) => ({ ...flatPlace(other.at), message: other.message })),
  changes,
  following: rest.following?.map((other) => ({ code: other.code, ...flatPlace(other.at) })),
  fix: fix && {
    title: fix.title,
    edits: fix.edits.map((edit) => ({ ...flatPlace(edit.at), text: edit.text })),
  },
  acknowledged: rest.acknowledged,
})

const flatPlace = ({ file, line, column, end }: Place) => ({
  file,
  line,
  column,
  endLine: end?.line,
  endColumn: end?.column,
})

export const reporters = {
  pretty,
  concise,
  github,
  json,
} as const satisfies Readonly<Record<string, Reporter>>

export type ReportFormat = keyof typeof reporters

/** Prints a report. The `github` format also writes the summary of the job. */
export function printReport(
  { stdout, environment }: CliContext,
  report: Report,
  format: ReportFormat = 'pretty',
): void {
  stdout.write(reporters[format](report))
  const summary = environment['GITHUB_STEP_SUMMARY']
  if (summary && format === 'github')
    asCliError(summary, () => appendFileSync(summary, jobSummary(report)))
}
