import type { Letters } from '../letters.ts'

interface Room {
  /** The sizes to choose from, the largest first. */
  readonly first: number
  readonly least: number
  /** The width of a line. */
  readonly width: number
  /** How many lines there may be. */
  readonly most: number
}

export interface SetTitle {
  readonly size: number
  readonly lines: readonly string[]
  /** Whether it stands in the room at all. */
  readonly fits: boolean
}

/** The largest size at which a title has few lines and no word is wider than the room. */
export function setTitle(
  title: string,
  letters: Pick<Letters, 'width'>,
  { first, least, width, most }: Room,
): SetTitle {
  // A word of pictures alone is not shown.
  const words = title.split(/\s+/).filter((word) => letters.width(word, 1) > 0)
  const widths = words.map((word) => letters.width(word, 1))
  const space = letters.width(' ', 1)
  for (let size = first; ; size -= 2) {
    const ends = balance(widths, { space, line: width / size, step: 4 / size })
    const fits = ends.length <= most && widths.every((each) => each * size <= width)
    if (!fits && size - 2 >= least) continue
    const lines = ends.map((end, index) => words.slice(ends[index - 1] ?? 0, end).join(' '))
    return { size, lines, fits }
  }
}

interface Line {
  readonly space: number
  /** The width of a line. */
  readonly line: number
}

/** After which words lines end, so that they are few and about as wide as each other. */
function balance(
  widths: readonly number[],
  { space, line, step }: Line & { readonly step: number },
): readonly number[] {
  const narrower = (steps: number) => wrap(widths, { space, line: line - step * steps })
  const { length } = narrower(0)
  let [fits, rest] = [0, Math.ceil(line / step)]
  while (rest > 0) {
    const half = Math.ceil(rest / 2)
    const isAsFew = narrower(fits + half).length === length
    if (isAsFew) fits += half
    rest = isAsFew ? rest - half : half - 1
  }
  return narrower(fits)
}

function wrap(widths: readonly number[], { space, line }: Line): readonly number[] {
  const ends: number[] = []
  let filled = 0
  for (const [index, width] of widths.entries()) {
    const longer = filled + space + width
    const isNew = index === 0 || longer > line
    if (isNew && index > 0) ends.push(index)
    filled = isNew ? width : longer
  }
  return [...ends, widths.length]
}
