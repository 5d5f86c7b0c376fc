import type { Diagnostic, Place } from '#generator/index.ts'
import { languageOf } from '../order.ts'
import { colors, createPaint } from '../paint.ts'
import type { Report } from '../reporter.ts'
import { displayWidth, placeText, printable, wrap } from '../terminal-text.ts'
import { excerpt } from './excerpt.ts'

/** What the lines of one finding depend on. */
export interface Block {
  readonly report: Report
  /** How wide the block may be. */
  readonly columns: number
  /** Whether this is the first finding with its code. */
  readonly isFirst: boolean
}

/** How many related places are shown with their line. Of the others only the location is shown. */
const shownInFull = 2

/** The place of a finding, and below it the related places. */
export function placeLines(
  { at, severity, related = [], changes = [] }: Diagnostic,
  block: Block,
): readonly string[] {
  const { report } = block
  // changeLines shows these texts; excerpts would repeat them.
  if (changes.length > 0) return [locationLine(at, block)]

  const color = colors[severity]
  const digits = Math.max(...[{ at }, ...related].map((place) => String(place.at.line).length))
  const here = related.length > 0 ? report.translate('here') : ''
  return [
    locationLine(at, block),
    ...lineWithCarets({ place: at, note: here, color, digits }, block),
    ...related.flatMap((other, index) =>
      index < shownInFull
        ? [
            locationLine(other.at, block),
            ...lineWithCarets({ place: other.at, note: other.message, color, digits }, block),
          ]
        : [`${locationLine(other.at, block)}  ${printable(other.message)}`],
    ),
  ]
}

function locationLine(place: Place, { report }: Block): string {
  const width = Math.max(0, ...report.languages.map((code) => code.length))
  const language = languageOf(place.file, report.languages) ?? ''
  const label = width === 0 ? '' : `${language.padEnd(width)}  `
  const paint = createPaint(report.screen.hasColor)
  return `  ${paint('dim', label)}${paint('cyan', printable(placeText(place)))}`
}

interface Marked {
  readonly place: Place
  /** Printed after the carets. */
  readonly note: string
  readonly color: (typeof colors)[keyof typeof colors]
  /** How many digits the longest line number of the block has. */
  readonly digits: number
}

function lineWithCarets(
  { place, note, color, digits }: Marked,
  { report, columns }: Block,
): readonly string[] {
  const { file, line: number, column, end } = place
  const line = report.lines(file)[number - 1] ?? ''
  if (line.trim() === '') return []

  const paint = createPaint(report.screen.hasColor)
  const gutter = (text: string) => paint('dim', `   ${text.padStart(digits)} │ `)
  const room = columns - digits - 7
  const endOnLine = end && (end.line === number ? end.column : line.length + 1)
  const { text, indent, carets } = excerpt(line, { column, end: endOnLine, columns: room })

  const isShort = displayWidth(`${indent}${carets} ${note}`) <= room
  const beside = isShort && note !== '' ? ` ${printable(note)}` : ''
  return [
    `${gutter(String(number))}${text}`,
    `${gutter('')}${indent}${paint(color, `${carets}${beside}`)}`,
    ...(isShort
      ? []
      : wrap(printable(note), room).map((part) => `${gutter('')}${paint(color, part)}`)),
  ]
}

/** A text stands below its label, and not beside it, where fewer columns are left than these. */
const fewColumns = 24

/** The compared texts of a finding, one below the other, each after its label. */
export function changeLines(
  { changes = [] }: Diagnostic,
  { report, columns }: Block,
): readonly string[] {
  const paint = createPaint(report.screen.hasColor)
  const width = Math.max(...changes.map(({ label }) => displayWidth(label))) + 3
  const room = columns - width - 2

  return changes.flatMap(({ label, text }) => {
    if (room < fewColumns)
      return [
        `  ${paint('dim', printable(label))}`,
        ...wrap(printable(text), columns - 4).map((line) => `    ${line}`),
      ]
    const [first = '', ...rest] = wrap(printable(text), room)
    const gap = ' '.repeat(width - displayWidth(label))
    return [
      `  ${paint('dim', printable(label))}${gap}${first}`,
      ...rest.map((line) => `  ${' '.repeat(width)}${line}`),
    ]
  })
}
