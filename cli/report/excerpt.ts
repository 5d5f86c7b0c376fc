import { type Glyph, glyphs, printable } from './terminal.ts'

interface Range {
  /** From 1, in UTF-16 units. */
  readonly column: number
  /** Where it ends on the same line, exclusive. */
  readonly end?: number | undefined
  /** The available width, in columns of the terminal. */
  readonly columns: number
}

/** How many UTF-16 units of a line are read on each side of a range, for each column of the terminal. */
const reach = 8

/** A line of a file, cut to fit, with the carets below it that mark a range. */
interface Excerpt {
  readonly text: string
  readonly indent: string
  readonly carets: string
}

/** Cuts a line to the part around a range, and places carets under the range. */
export function excerpt(whole: string, { column, end, columns }: Range): Excerpt {
  // Only what is near the range can be shown. A line may have a million characters.
  const start = Math.max(0, column - 1 - reach * columns)
  const line = whole.slice(start, column - 1 + reach * columns)
  const shown = glyphs(line).map(toShown)
  const indexAt = (unit: number) =>
    unit >= line.length ? shown.length : shown.findLastIndex(({ index }) => index <= unit)
  const from = indexAt(column - 1 - start)
  const to = Math.max(from + 1, end === undefined ? from + 1 : indexAt(end - 1 - start))

  const first = firstThatFits(shown, { from, to, columns })
  const cut = takeWidth(shown.slice(first), columns)
  const isCut = first + cut.length < shown.length || start + line.length < whole.length
  const prefix = start + first > 0 ? '…' : ''
  const marked = shown.slice(from, Math.min(to, first + cut.length))

  return {
    text: `${prefix}${textOf(cut)}${isCut ? '…' : ''}`.trimEnd(),
    indent: ' '.repeat(prefix.length + widthOf(shown.slice(first, from))),
    carets: '^'.repeat(Math.max(1, widthOf(marked))),
  }
}

function toShown(glyph: Glyph): Glyph {
  if (glyph.text === '\t') return { ...glyph, text: '  ', width: 2 }
  const text = printable(glyph.text)
  return text === glyph.text ? glyph : { ...glyph, text, width: text.length }
}

interface Fit {
  readonly from: number
  readonly to: number
  readonly columns: number
}

/** The first character to show: that of the line, or a later one if the range would not fit. */
function firstThatFits(shown: readonly Glyph[], { from, to, columns }: Fit): number {
  if (widthOf(shown.slice(0, to)) <= columns) return 0

  const before = Math.max(0, Math.min(columns / 2, columns - widthOf(shown.slice(from, to))))
  const room = shown.slice(0, from).toReversed()
  return from - takeWidth(room, before).length
}

function takeWidth(shown: readonly Glyph[], columns: number): readonly Glyph[] {
  let sum = 0
  const past = shown.findIndex(({ width }) => {
    sum += width
    return sum > columns
  })
  return past < 0 ? shown : shown.slice(0, past)
}

const widthOf = (some: readonly Glyph[]) => some.reduce((sum, { width }) => sum + width, 0)
const textOf = (some: readonly Glyph[]) => some.map(({ text }) => text).join('')
