import type { Diagnostic, Severity } from '#generator/index.ts'
import { closing } from '../closing.ts'
import { byPage, bySeverity } from '../order.ts'
import { colors, createPaint } from '../paint.ts'
import type { Report, Reporter } from '../reporter.ts'
import { displayWidth, placeText, printable, wrap } from '../terminal-text.ts'
import { adviceLines } from './advice.ts'
import { type Cause, causesOf, languagesIn } from './causes.ts'
import { hiddenLines } from './hidden.ts'
import { type Block, changeLines, placeLines } from './places.ts'

/** Longer lines are hard to read. */
const widest = 100

const marks = { error: '✖', warning: '⚠', info: 'ℹ' } as const satisfies Record<Severity, string>

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
export function blocks(
  report: Report,
  diagnostics: readonly Diagnostic[] = report.diagnostics,
): Blocks {
  const { columns: width, lines = Number.POSITIVE_INFINITY, scrolls } = report.screen
  const columns = Math.min(width, widest)
  const print = (causes: readonly Cause[]) => printed(causes, { report, columns })

  const all = print(causesOf(byPage(diagnostics, scrolls), report))
  const fitting = findingsThatFit(all, lines)
  const isShown = ({ diagnostic }: Cause) => fitting.has(diagnostic)
  const shown = all.filter(isShown)
  const hidden = all.filter((cause) => !isShown(cause))
  const rest = hiddenLines(hidden.flatMap(findingsOf), report, marks)
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

/** A cause as a block of lines that ends with an empty one. */
function prettyBlock({ diagnostic, others }: Cause, block: Block): string {
  const advice = adviceLines(diagnostic, block)
  return [
    ...heading(diagnostic, block),
    '',
    ...breadcrumb(diagnostic, block),
    ...placeLines(diagnostic, block),
    ...changeLines(diagnostic, block),
    ...followingLines(diagnostic, block),
    ...otherLines({ diagnostic, others }, block),
    ...(advice.length > 0 ? ['', ...advice] : []),
    '',
  ]
    .map((line) => `${line}\n`)
    .join('')
}

/** The other languages that have the same mistake, with its place and id in each. */
function otherLines({ diagnostic, others }: Cause, { report, columns }: Block): readonly string[] {
  if (others.length === 0) return []
  const paint = createPaint(report.screen.hasColor)
  // Files that several languages lack are told at one place.
  const elsewhere = others.filter(({ at }) => placeText(at) !== placeText(diagnostic.at))
  const names = new Intl.ListFormat(report.messageLanguage).format(languagesIn(others, report))
  return [
    '',
    ...wrap(report.translate('alsoIn', { languages: names }), columns - 2).map(
      (line) => `  ${line}`,
    ),
    ...elsewhere.map(
      ({ at, id }) => `    ${paint('cyan', printable(placeText(at)))} ${paint('dim', `· ${id}`)}`,
    ),
  ]
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
  const below = Math.max(2, Math.min(indent, columns - displayWidth(name)))
  return [
    `${paint(colors[severity], mark)}  ${paint('bold', first)}${isBeside ? `${' '.repeat(gap)}${paint('dim', name)}` : ''}`,
    ...rest.map((line) => `${' '.repeat(indent)}${paint('bold', line)}`),
    ...(isBeside ? [] : [`${' '.repeat(below)}${paint('dim', name)}`]),
  ]
}

function breadcrumb(
  { breadcrumb: steps = [], path = '' }: Diagnostic,
  { columns }: Block,
): readonly string[] {
  const way = printable(steps.length > 0 ? steps.join(' › ') : path)
  return way === '' ? [] : [...wrap(way, columns - 2).map((line) => `  ${line}`), '']
}

/** As many places are shown with their lines, as related places. */
const shownAbove = 3

/** How many files are named. */
const maxFiles = 8

/** The other places that follow from a finding: a line for each file. */
function followingLines(
  { following = [] }: Diagnostic,
  { report, columns }: Block,
): readonly string[] {
  const rest = following.slice(shownAbove)
  if (rest.length === 0) return []
  const paint = createPaint(report.screen.hasColor)
  const files = [...Map.groupBy(rest, ({ at }) => at.file)]
  const shown = files.slice(0, maxFiles)
  const hidden = files.slice(maxFiles).flatMap(([, places]) => places)
  return [
    '',
    `  ${report.translate('alsoFollows')}`,
    ...shown.flatMap(([file, places]) => {
      const lines = [...new Set(places.map(({ at }) => at.line))].join(', ')
      return wrap(printable(`${file}:${lines}`), columns - 4).map(
        (line) => `    ${paint('cyan', line)}`,
      )
    }),
    ...(hidden.length > 0
      ? [`    ${report.translate('morePlaces', { count: hidden.length })}`]
      : []),
  ]
}
