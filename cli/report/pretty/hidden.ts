import type { Diagnostic, Severity } from '#generator/index.ts'
import { bySeverity } from '../order.ts'
import { createPaint } from '../paint.ts'
import type { Report } from '../reporter.ts'
import { displayWidth, printable } from '../terminal-text.ts'
import { languagesIn } from './causes.ts'

/** How many kinds of findings are counted. */
const maxKinds = 12

/** How many findings of each code are not shown, in which languages, and how to see them. */
export function hiddenLines(
  hidden: readonly Diagnostic[],
  report: Report,
  marks: Readonly<Record<Severity, string>>,
): readonly string[] {
  if (hidden.length === 0) return []
  const { translate, screen } = report
  const paint = createPaint(screen.hasColor)
  const kinds = [
    ...Map.groupBy(bySeverity(hidden), ({ severity, code }) => `${severity} ${code}`).values(),
  ]
  const counted = kinds.slice(0, maxKinds)
  const more = kinds.length - counted.length
  const codes = Math.max(...counted.map(([first]) => displayWidth(first?.code ?? '')))
  const digits = Math.max(...counted.map(({ length }) => String(length).length))
  const place = fullest(hidden)

  return [
    paint('bold', translate('notShown')),
    ...counted.flatMap((kind) => {
      const [first] = kind
      if (!first) return []
      const { code, severity } = first
      const languages = new Intl.ListFormat(report.messageLanguage).format(
        languagesIn(kind, report),
      )
      return [
        `  ${marks[severity]} ${String(kind.length).padStart(digits)}  ${code.padEnd(codes)}  ${paint('dim', languages)}`.trimEnd(),
      ]
    }),
    ...(more > 0 ? [`  ${translate('moreKinds', { count: more })}`] : []),
    '',
    `  ${translate('showPart')}  ${paint('cyan', report.toRun(`validate ${printable(place)}`))}`,
    `  ${translate('showAll')}  ${paint('cyan', report.toRun('validate --format concise'))}`,
    '',
  ]
}

/** The file with the most findings that are not shown, of the most severe ones. */
function fullest(hidden: readonly Diagnostic[]): string {
  const [first] = bySeverity(hidden)
  const severe = hidden.filter(({ severity }) => severity === first?.severity)
  const files = [...Map.groupBy(severe, ({ at }) => at.file)]
  return files.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? ''
}
