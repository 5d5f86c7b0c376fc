import type { Diagnostic } from '#generator/index.ts'
import { closing } from '../closing.ts'
import { byPage } from '../order.ts'
import { colors, createPaint } from '../paint.ts'
import type { Report, Reporter } from '../reporter.ts'
import { prettyBlock } from './block.ts'

/** Longer lines are hard to read. */
const widest = 100

/** For people at a terminal: what is wrong, where, in both languages, and what to do next. */
export const pretty: Reporter = (report) =>
  [...blocks(report), ...outcome(report).map((line) => `${line}\n`)].join('')

function outcome(report: Report): readonly string[] {
  const { found, screen } = report
  const [verdict = '', ...others] = closing(report)
  const color = found.error > 0 ? colors.error : found.warning > 0 ? colors.warning : 'green'
  return [createPaint(screen.hasColor)(['bold', color], verdict), ...others]
}

/** One block per finding; each code is explained at its first. */
export function blocks(
  report: Report,
  diagnostics: readonly Diagnostic[] = report.diagnostics,
): readonly string[] {
  const explained = new Set<string>()
  const columns = Math.min(report.screen.columns, widest)

  return byPage(diagnostics, report.screen.scrolls).map((diagnostic) => {
    const isFirst = !explained.has(diagnostic.code)
    explained.add(diagnostic.code)
    return prettyBlock(diagnostic, { report, columns, isFirst })
  })
}
