import { styleText } from 'node:util'
import type { Place, Severity } from '#generator/index.ts'

/** Breaks a text between words into lines of at most so many columns; a longer word stands alone. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = []
  let line = ''

  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && displayWidth(longer) > columns) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

const control = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/**
 * A text on one line that only shows: control characters, which could drive a terminal or turn the
 * reading direction, become visible signs.
 */
export const printable = (text: string) =>
  text.replaceAll(/\r?\n/g, ' ').replaceAll(control, (char) => {
    if (char === '\t') return ' '
    const code = char.charCodeAt(0)
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\u2421'
  })

/** A place as programs that open files read it. */
export const placeText = ({ file, line, column }: Place) => `${file}:${line}:${column}`

/** One thing that a reader sees as a character. */
export interface Glyph {
  readonly text: string
  /** Where it starts in the string, in UTF-16 units. */
  readonly index: number
  /** How many columns of a terminal it takes. */
  readonly width: number
}

const plain = /^[\x20-\x7E]*$/
const invisible = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u
/** What terminals draw two columns wide: pictures, and the characters of East Asia. */
const wide =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|(?![\uFF61-\uFFDC])[\p{sc=Han}\p{sc=Hangul}\p{sc=Hira}\p{sc=Kana}\u3000-\u303E\uFF01-\uFFE6])/u

/** The characters of a text as a reader counts them. */
export function glyphs(text: string): readonly Glyph[] {
  if (plain.test(text)) return Array.from(text, (char, index) => ({ text: char, index, width: 1 }))

  return Array.from(new Intl.Segmenter().segment(text), ({ segment, index }) => ({
    text: segment,
    index,
    width: widthOf(segment),
  }))
}

function widthOf(segment: string): number {
  if (invisible.test(segment)) return 0
  return wide.test(segment) ? 2 : 1
}

/** How many columns of a terminal a text takes. */
export const displayWidth = (text: string) =>
  plain.test(text) ? text.length : glyphs(text).reduce((sum, { width }) => sum + width, 0)

type Style = Parameters<typeof styleText>[0]

/** Styles a text where the screen has colour. */
type Paint = (style: Style, text: string) => string

export const createPaint =
  (hasColor: boolean): Paint =>
  (style, text) =>
    hasColor ? styleText(style, text, { validateStream: false }) : text

export const colors = {
  error: 'red',
  warning: 'yellow',
  info: 'blue',
} as const satisfies Record<Severity, Style>
