import type { Diagnostic } from '#generator/index.ts'
import { closing, closingTexts } from './closing.ts'
import { byPage, bySeverity } from './order.ts'
import type { Report, Reporter } from './report.ts'

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const

/** Annotations of GitHub Actions. Errors come first, since GitHub shows about ten of each kind. */
export const github: Reporter = (report) =>
  [...bySeverity(report.diagnostics).map(annotation), ...closing(report)]
    .map((line) => `${line}\n`)
    .join('')

function annotation({ at, severity, code, id, message, hint = '', related = [] }: Diagnostic) {
  const { file, line, column, end } = at
  const properties = {
    file,
    line,
    ...(end && { endLine: end.line }),
    col: column,
    // GitHub ignores the columns of a range over several lines.
    ...(end && end.line === line && { endColumn: end.column }),
    title: message,
  }
  const listed = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  )
  const otherPlace = related
    .slice(0, 1)
    .map((other) => `${other.at.file}:${other.at.line} ${other.message}`)
  const text = [...(hint ? [hint] : []), ...otherPlace, `${code} · ${id}`].join('\n')
  return `::${commands[severity]} ${listed.join(',')}::${escapeData(text)}`
}

/** Escapes as GitHub's own toolkit does. */
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

const marks = { error: '❌', warning: '⚠️', info: 'ℹ️' } as const

/** The findings as a table in Markdown, for the summary of a job of GitHub Actions. */
export const jobSummary: Reporter = (report) => {
  const { translate } = report
  const heads = (['columnProblem', 'columnPlace', 'columnHint'] as const).map((key) =>
    translate(key),
  )
  const rows = byPage(report.diagnostics, false).map((diagnostic) => row(diagnostic, report))
  const table = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${[
    `## ${translate('title')}`,
    ...closingTexts(report).map(escapeMarkdown),
    ...(rows.length > 0 ? [table.join('\n')] : []),
  ].join('\n\n')}\n`
}

function row(diagnostic: Diagnostic, { translate }: Report): readonly string[] {
  const { severity, message, code, id, breadcrumb = [], path = '', at, hint, fix } = diagnostic
  const way = breadcrumb.length > 0 ? breadcrumb.join(' › ') : path
  const mark = `${marks[severity]} ${translate(severity)}`
  return [
    `${mark}: ${escapeMarkdown(message)}<br>\`${code}\` \`${id}\``,
    `${way ? `${escapeMarkdown(way)}<br>` : ''}${escapeMarkdown(`${at.file}:${at.line}`)}`,
    escapeMarkdown(hint ?? fix?.title ?? ''),
  ]
}

/** Escapes markup, HTML, table cells and mentions. */
const escapeMarkdown = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]()!|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // GitHub looks for mentions and references after it undoes escapes, so a comment separates the sign.
    .replaceAll(/[@#](?=\w)/g, '$&<!-- -->')
