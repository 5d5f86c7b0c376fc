import { vocabularyOf } from '../../languages/index.ts'
import type { FigureContext } from '../figures/figures-in.ts'
import type { Mark } from './marks.ts'
import { sentencesOf } from './word-changes.ts'

interface Version {
  readonly text: string
  readonly context: FigureContext
}

/**
 * A sentence that the other language lacks: it has fewer, and is shorter by about one of them.
 */
export function lostSentence(long: Version, short: Version): Mark | undefined {
  const [own, other] = [long, short].map(({ text }) => sentencesOf(text))
  if (!own || !other || own.length <= other.length) return undefined
  const [usual, usualOfShort] = [long, short].map(
    ({ context: { format } }) => vocabularyOf(format.locale)?.length,
  )
  // How long texts of other languages are, nobody has measured.
  if (usual === undefined || usualOfShort === undefined) return undefined
  const ratioOf = (length: number) => (length / usual) * (usualOfShort / short.text.length)
  if (ratioOf(long.text.length) < least) return undefined
  // Of several that may be the one, what was added stands last.
  const lost = own.findLast(
    ({ length }) =>
      length >= shortest &&
      Math.abs(Math.log(ratioOf(long.text.length - length))) <= Math.log(agreeing),
  )
  if (!lost) return undefined
  const written = long.text.slice(lost.index, lost.index + lost.length)
  const text = written.trim()
  const index = lost.index + written.indexOf(text)
  return { family: 'sentence', kind: text, index, length: text.length, text }
}

/** How much longer a text with one more sentence is at least, and how much lengths differ that agree. */
const least = 1.5
const agreeing = 1.3
/** A shorter sentence may be said in a word: *Nothing.* */
const shortest = 20
