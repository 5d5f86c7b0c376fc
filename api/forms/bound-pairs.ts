import type { Pairs } from '../store/submission.ts'

/** The most characters that JSON writes for one. */
const longestEscape = 6

/**
 * Pairs as far as they fit into a number of characters of JSON. A value that does not fit is cut off. The
 * body of the submission has all of it.
 */
export function boundPairs(pairs: Pairs, room: number): Pairs {
  let left = room
  return pairs.flatMap(([name, value]): Pairs => {
    const free = left - sizeOf(name)
    if (free < longestEscape) return []
    const kept = sizeOf(value) <= free ? value : value.slice(0, Math.floor(free / longestEscape))
    left = free - sizeOf(kept)
    return [[name, kept]]
  })
}

/** The length of a text in JSON, with its quotes and a comma. */
const sizeOf = (text: string) => JSON.stringify(text).length + 1
