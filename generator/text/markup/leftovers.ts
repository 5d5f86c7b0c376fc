import { plainCounts } from './plain-counts.ts'
import { type PlainPiece, plainPieces } from './rich-text.ts'

/** A part of a text, by its offset. */
export interface Span {
  readonly index: number
  readonly length: number
}

const mayBeMarkup = /[*_`~[\]|]/

/** A link without text, which is invisible, and the separator row of a table. */
const neverMeant = /\[\s*\]\([^()\s]*\)|\|\s*:?-{3,}/u

/** Parts of a link, and runs of the signs that markup is made of. */
const remains = /\]\(|\[[^[\]]+\] \([^()\s]*[/#.:][^()\s]*\)|\*+|_+|`+|~~+/gu

const blank = /\[\[[^[\]]+\]\]/g

/** The first signs of markup that visitors would read, in a text that may have markup. */
export function leftoverMarkup(text: string): Span | undefined {
  if (!mayBeMarkup.test(text)) return undefined
  const never = neverMeant.exec(text)
  if (never) return { index: never.index, length: never[0].length }
  // Simple markup is never broken. The parser loads slowly.
  if (plainCounts(text)) return undefined

  const plain = withoutBlanks(text)
  const runs = plainPieces(plain).flatMap((piece) => runsIn(piece, plain))
  return runs.find(isLeftOver)
}

/** A blank has no markup; its brackets are no part of a link. */
const withoutBlanks = (text: string) =>
  text.replaceAll(blank, (found) => `{${'x'.repeat(found.length - 2)}}`)

/** Signs between the plain words of a text, with the characters beside them. */
interface Run extends Span {
  readonly signs: string
  readonly before: string
  readonly after: string
}

const runsIn = ({ index: start, text: piece }: PlainPiece, text: string): readonly Run[] =>
  Array.from(piece.matchAll(remains), ({ index, 0: signs }): Run => {
    const [from, to] = [start + index, start + index + signs.length]
    return {
      ...{ index: from, length: signs.length, signs },
      ...{ before: text.slice(Math.max(0, from - 2), from), after: text.slice(to, to + 2) },
    }
  })

function isLeftOver({ signs, before, after }: Run): boolean {
  if (signs !== '*' && signs !== '_') return true
  // A name such as a_b, and the star of German: Bäcker*innen.
  if (/[\p{L}\d]$/u.test(before) && /^[\p{L}\d]/u.test(after)) return false
  if (signs !== '*') return true
  const isProduct = /\d ?$/.test(before) && /^ ?\d/.test(after)
  // That of a footnote: right after a word, and not after other markup.
  const isFootnote =
    /[^\s*_([{“„«"‘]$/u.test(before) && /^(?:$|[\s.,:;!?)\]}”»"’/–—-])/u.test(after)
  return !isProduct && !isFootnote
}

/** Markup in a text that has none. A star at its start or after a word may be that of a footnote. */
const markup =
  /\*\*|__(?=[\p{L}\d{[])|(?<=[\p{L}\d)}\]])__|`|~~(?=\S)|\]\(|(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|(?<![\p{L}\d_])_[^\s_](?:[^_]*[^\s_])?_(?![\p{L}\d_])|(?<=\s)\*(?=[^\s*])|^\*(?=[{[])/u

/** The first markup in a text that can have none. */
export function markupInPlainText(text: string): Span | undefined {
  if (!mayBeMarkup.test(text)) return undefined
  const found = markup.exec(withoutBlanks(text))
  return found ? { index: found.index, length: found[0].length } : undefined
}
