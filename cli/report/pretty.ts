import type { Diagnostic } from '#generator/index.ts'
import { closing } from './closing.ts'
import { byPage, bySeverity } from './order.ts'
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

interface Blocks {
  readonly text: string
  /** The findings in the text. */
  readonly shown: readonly Diagnostic[]
}

/**
 * One block per finding; each code is explained at its first. If the screen has too few lines, the most severe, and how
 * to see the others.
 */
function blocks(report: Report): Blocks {
  const { columns, lines = Number.POSITIVE_INFINITY, scrolls } = report.screen
  const print = (diagnostics: readonly Diagnostic[]) =>
    printed(diagnostics, { report, columns: Math.min(columns, widest) })

  const all = print(byPage(report.diagnostics, scrolls))
  const fitting = findingsThatFit(all, lines)
  const shown = [...all.keys()].filter((each) => fitting.has(each))
  const hidden = [...all.keys()].filter((each) => !fitting.has(each))
  const rest = hidden.length > 0 ? waysToTheRest(hidden, report) : []
  // Printed again: another block may be the first of its code.
  return { text: [...print(shown).values(), ...rest.map((line) => `${line}\n`)].join(''), shown }
}

/** The findings that fit in a number of lines, the most severe first. At least one, however long. */
function findingsThatFit(
  texts: ReadonlyMap<Diagnostic, string>,
  lines: number,
): ReadonlySet<Diagnostic> {
  const chosen = new Set<Diagnostic>()
  let room = lines
  for (const diagnostic of bySeverity([...texts.keys()])) {
    room -= (texts.get(diagnostic) ?? '').split('\n').length - 1
    if (room < 0 && chosen.size > 0) break
    chosen.add(diagnostic)
  }
  return chosen
}

/** The block of each finding. */
function printed(
  diagnostics: readonly Diagnostic[],
  block: Omit<Block, 'isFirst'>,
): ReadonlyMap<Diagnostic, string> {
  const explained = new Set<string>()
  return new Map(
    diagnostics.map((diagnostic) => {
      const isFirst = !explained.has(diagnostic.code)
      explained.add(diagnostic.code)
      return [diagnostic, prettyBlock(diagnostic, { ...block, isFirst })]
    }),
  )
}

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
