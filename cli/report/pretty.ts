import { styleText } from 'node:util'
import type { Diagnostic, Severity } from '#generator/index.ts'
import type { Report, Reporter } from './reporter.ts'
import { summary } from './summary.ts'

const marks = { error: '✖ error', warning: '⚠ warning', info: 'ℹ info' } as const
const colors = { error: 'red', warning: 'yellow', info: 'blue' } as const

/** For people at a terminal: the line, a caret, and what to do next. The gravest comes last. */
export const pretty: Reporter = (report) => {
  const blocks = report.diagnostics.toSorted((a, b) => order(a.severity) - order(b.severity))
  return [...blocks.map((diagnostic) => frame(diagnostic, report)), `${summary(report)}\n`].join(
    '\n',
  )
}

const order = (severity: Severity) => ['info', 'warning', 'error'].indexOf(severity)

function frame(
  { at, code, severity, message, hint, path, related = [] }: Diagnostic,
  { lines, hasColor }: Report,
) {
  const style = (format: Parameters<typeof styleText>[0], text: string) =>
    hasColor ? styleText(format, text, { validateStream: false }) : text
  const gutter = ' '.repeat(String(at.line).length)
  const line = lines(at.file)[at.line - 1] ?? ''
  const { text, caret } = excerpt(line, at.column)

  return [
    `${style(colors[severity], marks[severity])}  ${style('bold', message)}  ${style('dim', code)}`,
    `${gutter}--> ${at.file}:${at.line}:${at.column}${path ? style('dim', `  ${path}`) : ''}`,
    ...(line === ''
      ? []
      : [`${at.line} | ${text}`, `${gutter} | ${style(colors[severity], `${caret}^`)}`]),
    ...related.map(
      (other) =>
        `${gutter} = ${other.message} ${other.at.file}:${other.at.line}:${other.at.column}`,
    ),
    ...(hint ? [`${gutter} = Fix: ${hint}`] : []),
    '',
  ].join('\n')
}

const width = 100

/** The part of a long line around the column, so that the caret stands under what it means. */
function excerpt(line: string, column: number) {
  const start = column > width - 20 ? column - 40 : 0
  const text = line.slice(start, start + width)
  const prefix = start > 0 ? '…' : ''
  const suffix = start + width < line.length ? '…' : ''
  return {
    text: `${prefix}${text}${suffix}`,
    caret: ' '.repeat(prefix.length + column - 1 - start),
  }
}
