import type { Diagnostic, Place, Severity } from '#generator/index.ts'
import { excerpt } from './excerpt.ts'
import { isOfRecord, languageOf } from './order.ts'
import type { PhraseKey } from './phrases.ts'
import type { Report } from './report.ts'
import { colors, createPaint, displayWidth, placeText, printable, wrap } from './terminal.ts'

const marks = { error: '✖', warning: '⚠', info: 'ℹ' } as const satisfies Record<Severity, string>

/** What the lines of one finding depend on. */
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
    ...followingLines(diagnostic, block),
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

/** How many related places are shown with their line. Of the others only the location is shown. */
const shownInFull = 2

/** The place of a finding, and below it the related places. */
function placeLines(
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
  const width = Math.max(0, ...Object.keys(report.languages).map((code) => code.length))
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
  const line = report.text(file).split(/\r?\n/)[number - 1] ?? ''
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
function changeLines({ changes = [] }: Diagnostic, { report, columns }: Block): readonly string[] {
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

interface Advice {
  readonly label: PhraseKey
  readonly text: string
  /** The whole command, on one line so that it can be copied. */
  readonly command?: string
}

const labels: readonly PhraseKey[] = ['fixIt', 'keepIt', 'more']

/** What the author can do about a finding: fix it, keep it with a reason, read more. */
function adviceLines(diagnostic: Diagnostic, block: Block): readonly string[] {
  const { translate } = block.report
  const width = Math.max(...labels.map((label) => displayWidth(translate(label)))) + 2
  return adviceFor(diagnostic, block).flatMap((advice) => lines(advice, { block, width }))
}

function adviceFor(
  { code, id, path, hint = '', fix }: Diagnostic,
  { report, isFirst }: Block,
): readonly Advice[] {
  const { translate } = report
  const isPair = isOfRecord({ code })
  // What is counted for a file is confirmed, not kept.
  const isCounted = isPair && path === undefined
  const canBeAcknowledged = !report.mustBeFixed.includes(code) && !isCounted

  return [
    ...(fix
      ? [
          {
            label: 'fixIt' as const,
            text: `${hint || fix.title} ${translate('fixCommand')}`,
            command: report.toRun('validate --fix'),
          },
        ]
      : hint
        ? [{ label: 'fixIt' as const, text: hint }]
        : []),
    ...(canBeAcknowledged
      ? [
          {
            label: 'keepIt' as const,
            text: translate(isPair ? 'keepPair' : 'keepCommand'),
            command: report.toRun(`keep ${id} "${translate('why')}"`),
          },
        ]
      : []),
    ...(isFirst
      ? [{ label: 'more' as const, text: '', command: `npm run -s diptych -- explain ${code}` }]
      : []),
  ]
}

function lines(
  { label, text, command = '' }: Advice,
  { block: { report, columns }, width }: { readonly block: Block; readonly width: number },
): readonly string[] {
  const paint = createPaint(report.screen.hasColor)
  const name = report.translate(label)
  const wrapped = text === '' ? [] : wrap(printable(text), columns - width - 2)
  const last = wrapped.at(-1) ?? ''
  const isBeside = displayWidth(`${last}  ${command}`) <= columns - width - 2

  const shown = paint('cyan', command)
  const all =
    command === ''
      ? wrapped
      : last !== '' && isBeside
        ? [...wrapped.slice(0, -1), `${last}  ${shown}`]
        : [...wrapped, shown]
  return all.map((line, index) =>
    index === 0
      ? `  ${paint('bold', name)}${' '.repeat(width - displayWidth(name))}${line}`
      : `  ${' '.repeat(width)}${line}`,
  )
}
