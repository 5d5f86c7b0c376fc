import type { Diagnostic } from '#generator/index.ts'
import { closing } from './closing.ts'
import { byPage, bySeverity, type Cause, causesOf } from './order.ts'
import { type Block, prettyBlock } from './pretty-block.ts'
import type { Report, Reporter } from './report.ts'
import { colors, createPaint, printable } from './terminal.ts'

/** Longer lines are hard to read. */
const widest = 100

/** For people at a terminal: what is wrong, where, in every language, and what to do. */
export const pretty: Reporter = (report) => {
  const { text, shown } = blocks(report)
  const rest = outcome({ ...report, diagnostics: shown }).map((line) => `${line}\n`)
  return [text, ...rest].join('')
}

function outcome(report: Report): readonly string[] {
  const { found, screen } = report
  const [verdict = '', ...others] = closing(report)
  const color = found.error > 0 ? colors.error : found.warning > 0 ? colors.warning : 'green'
  return [createPaint(screen.hasColor)(['bold', color], verdict), ...others]
}

/** A cause as it is printed. */
interface PrintedCause extends Cause {
  readonly text: string
}

interface Blocks {
  readonly text: string
  /** The findings in the text. */
  readonly shown: readonly Diagnostic[]
}

/**
 * One block per cause; each code is explained at its first. If the screen has too few lines, the most
 * severe, and how many of each code are left.
 */
function blocks(report: Report): Blocks {
  const { columns: width, lines = Number.POSITIVE_INFINITY, scrolls } = report.screen
  const columns = Math.min(width, widest)
  const print = (causes: readonly Cause[]) => printed(causes, { report, columns })

  const all = print(causesOf(byPage(report.diagnostics, scrolls), report.languages))
  const fitting = findingsThatFit(all, lines)
  const isShown = ({ diagnostic }: Cause) => fitting.has(diagnostic)
  const shown = all.filter(isShown)
  const hidden = all.filter((cause) => !isShown(cause))
  const rest = hidden.length > 0 ? waysToTheRest(hidden.flatMap(findingsOf), report) : []
  return {
    // Printed again: another block may be the first of its code.
    text: [...print(shown).map(({ text }) => text), ...rest.map((line) => `${line}\n`)].join(''),
    shown: shown.flatMap(findingsOf),
  }
}

/** The first findings of the causes that fit in a number of lines, the most severe first. At least one, however long. */
function findingsThatFit(causes: readonly PrintedCause[], lines: number): ReadonlySet<Diagnostic> {
  const chosen = new Set<Diagnostic>()
  let room = lines
  const sizes = new Map(
    causes.map(({ diagnostic, text }) => [diagnostic, text.split('\n').length - 1]),
  )
  for (const diagnostic of bySeverity([...sizes.keys()])) {
    room -= sizes.get(diagnostic) ?? 0
    if (room < 0 && chosen.size > 0) break
    chosen.add(diagnostic)
  }
  return chosen
}

function printed(causes: readonly Cause[], block: Omit<Block, 'isFirst'>): readonly PrintedCause[] {
  const explained = new Set<string>()
  return causes.map((cause) => {
    const { code } = cause.diagnostic
    const isFirst = !explained.has(code)
    explained.add(code)
    return { ...cause, text: prettyBlock(cause, { ...block, isFirst }) }
  })
}

const findingsOf = ({ diagnostic, others }: Cause) => [diagnostic, ...others]

/** How to see the findings that are not shown: of the file with most of the severest, or all. */
function waysToTheRest(hidden: readonly Diagnostic[], report: Report): readonly string[] {
  const paint = createPaint(report.screen.hasColor)
  const [first] = bySeverity(hidden)
  const severe = hidden.filter(({ severity }) => severity === first?.severity)
  const files = [...Map.groupBy(severe, ({ at }) => at.file)]
  const [file = ''] = files.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
  return [
    `  ${report.translate('showPart')}  ${paint('cyan', report.toRun(`validate ${printable(file)}`))}`,
    `  ${report.translate('showAll')}  ${paint('cyan', report.toRun('validate --format concise'))}`,
    '',
  ]
}
