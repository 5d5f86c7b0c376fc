import type { Diagnostic } from '#generator/index.ts'
import { closing } from '../closing.ts'
import { bySeverity } from '../order.ts'
import type { Reporter } from '../reporter.ts'

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
