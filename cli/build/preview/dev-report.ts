import type { DevFindings } from '#renderer/site/index.ts'
import type { CheckedContent } from '../../content/session.ts'
import { bySeverity } from '../../report/order.ts'
import type { Translate } from '../../report/phrases.ts'

type Shown = Pick<CheckedContent, 'diagnostics' | 'text'>

/** What the development server tells every page: errors and warnings. */
export function devReport({ diagnostics, text }: Shown, translate: Translate): DevFindings {
  const problems = bySeverity(diagnostics).flatMap(
    ({ at, code, severity, message, hint = '' }): DevFindings['problems'] => {
      if (severity === 'info') return []
      const { file, line, column, end } = at
      const source = text(file).split(/\r?\n/)[line - 1] ?? ''
      const last = end?.line === line ? end.column : source.length + 1
      return [
        {
          severity,
          label: translate(severity),
          code,
          message,
          hint,
          file,
          line,
          column,
          openHint: translate('previewOpen', { place: `${file}:${line}` }),
          excerpt: {
            before: source.slice(0, column - 1),
            marked: source.slice(column - 1, last - 1),
            after: source.slice(last - 1),
          },
        },
      ]
    },
  )
  const count = (grade: 'error' | 'warning') =>
    problems.filter(({ severity }) => severity === grade).length
  const [errors, warnings] = [count('error'), count('warning')]

  return {
    heading: translate('title'),
    counts: [
      ...(errors > 0 ? [translate('previewErrors', { count: errors })] : []),
      ...(warnings > 0 ? [translate('previewWarnings', { count: warnings })] : []),
    ].join(', '),
    problems,
  }
}
