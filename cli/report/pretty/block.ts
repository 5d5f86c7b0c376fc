import type { Diagnostic, Severity } from '#generator/index.ts'
import { colors, createPaint } from '../paint.ts'
import { createTranslate } from '../phrases.ts'
import type { Report } from '../reporter.ts'
import { displayWidth, printable, wrap } from '../terminal-text.ts'
import { adviceLines } from './advice.ts'
import { changeLines, placeLines } from './places.ts'

const marks = { error: '✖', warning: '⚠', info: 'ℹ' } as const satisfies Record<Severity, string>

export interface Block {
  readonly report: Report
  /** How wide the block may be. */
  readonly columns: number
  /** Whether this is the first finding with its code. */
  readonly isFirst: boolean
}

/** A finding as a block of lines that ends with an empty one. */
export function prettyBlock(diagnostic: Diagnostic, block: Block): string {
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

/** What is wrong; at the right, or under it where there is no room, its code and id. */
function heading(
  { severity, message, code, id }: Diagnostic,
  { report, columns }: Block,
): readonly string[] {
  const paint = createPaint(report.screen.hasColor)
  const mark = `${marks[severity]} ${createTranslate(report.speech)(severity)}`
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
