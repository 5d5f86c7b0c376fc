import type { Diagnostic, Severity } from '#generator/index.ts'
import { closing } from '../closing.ts'
import { byPage } from '../order.ts'
import { colors, createPaint } from '../paint.ts'
import type { Report, Reporter } from '../reporter.ts'
import { displayWidth, printable, wrap } from '../terminal-text.ts'
import { adviceLines } from './advice.ts'
import type { Block } from './block.ts'
import { changeLines, placeLines } from './places.ts'

/** Longer lines are hard to read. */
const widest = 100

const marks = { error: '✖', warning: '⚠', info: 'ℹ' } as const satisfies Record<Severity, string>

/** For people at a terminal: what is wrong, where, in every language, and what to do. */
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

/** A finding as a block of lines that ends with an empty one. */
function prettyBlock(diagnostic: Diagnostic, block: Block): string {
  const advice = adviceLines(diagnostic, block)
  return [
    ...heading(diagnostic, block),
    '',
    ...breadcrumb(diagnostic, block),
    ...placeLines(diagnostic, block),
    ...changeLines(diagnostic, block),
    ...(advice.length > 0 ? ['', ...advice] : []),
    '',
  ]
    .map((line) => `${line}\n`)
    .join('')
}

/** The message. Code and id are at the right, or below if there is no room. */
function heading(
  { severity, message, code, id }: Diagnostic,
  { report, columns }: Block,
): readonly string[] {
  const paint = createPaint(report.screen.hasColor)
  const mark = `${marks[severity]} ${report.translate(severity)}`
  const name = `${code} · ${id}`

  const indent = displayWidth(mark) + 2
  const [first = '', ...rest] = wrap(printable(message), columns - indent)
  const gap = columns - indent - displayWidth(first) - displayWidth(name)
  const isBeside = rest.length === 0 && gap >= 2
  return [
    `${paint(colors[severity], mark)}  ${paint('bold', first)}${isBeside ? `${' '.repeat(gap)}${paint('dim', name)}` : ''}`,
    ...rest.map((line) => `${' '.repeat(indent)}${paint('bold', line)}`),
    ...(isBeside ? [] : [`${' '.repeat(indent)}${paint('dim', name)}`]),
  ]
}

function breadcrumb(
  { breadcrumb: steps = [], path = '' }: Diagnostic,
  { columns }: Block,
): readonly string[] {
  const way = printable(steps.length > 0 ? steps.join(' › ') : path)
  return way === '' ? [] : [...wrap(way, columns - 2).map((line) => `  ${line}`), '']
}
