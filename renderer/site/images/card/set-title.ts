import type { Letters } from '../letters.ts'
import { wallLeft } from './draw-wall.ts'

/** Where the words of a card start, and how wide a line may be. */
export const wordsLeft = 64
const lineWidth = wallLeft - wordsLeft - 36
const mostLines = 5

/** The largest size at which a title has few lines and no word is wider than the card allows. */
export function setTitle(
  title: string,
  letters: Pick<Letters, 'width'>,
): { readonly size: number; readonly lines: readonly string[] } {
  // A word of pictures alone is not shown.
  const words = title.split(/\s+/).filter((word) => letters.width(word, 1) > 0)
  const first = title.length <= 26 ? 92 : title.length <= 50 ? 76 : 64
  const widths = words.map((word) => letters.width(word, 1))
  const space = letters.width(' ', 1)
  for (let size = first; ; size -= 4) {
    const ends = balance(widths, { space, most: lineWidth / size, step: 4 / size })
    const isTooWide = widths.some((width) => width * size > lineWidth)
    if ((ends.length > mostLines || isTooWide) && size > 24) continue
    const lines = ends.map((end, index) => words.slice(ends[index - 1] ?? 0, end).join(' '))
    return { size, lines }
  }
}

interface Room {
  readonly space: number
  /** The width of a line. */
  readonly most: number
}

/** After which words lines end, so that they are few and about as wide as each other. */
function balance(
  widths: readonly number[],
  { space, most, step }: Room & { readonly step: number },
): readonly number[] {
  const narrower = (steps: number) => wrap(widths, { space, most: most - step * steps })
  const { length } = narrower(0)
  let [fits, rest] = [0, Math.ceil(most / step)]
  while (rest > 0) {
    const half = Math.ceil(rest / 2)
    const isAsFew = narrower(fits + half).length === length
    if (isAsFew) fits += half
    rest = isAsFew ? rest - half : half - 1
  }
  return narrower(fits)
}

function wrap(widths: readonly number[], { space, most }: Room): readonly number[] {
  const ends: number[] = []
  let line = 0
  for (const [index, width] of widths.entries()) {
    const longer = line + space + width
    const isNew = index === 0 || longer > most
    if (isNew && index > 0) ends.push(index)
    line = isNew ? width : longer
  }
  return [...ends, widths.length]
}
