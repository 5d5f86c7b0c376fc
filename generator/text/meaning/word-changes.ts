import type { Memo } from '../../engine/memo.ts'
import { type Word, wordsIn } from '../words.ts'

/** Which words of two versions of a text stand in both, in order. */
export interface WordChanges {
  /** At most five words went, six came, and half of the text stayed; or a part only came or went. */
  readonly isInPlace: boolean
  /** Whether hardly a word changed: three at most went and came, or a part only came or went. */
  readonly isSmall: boolean
  /** The words that went and that came. */
  readonly words: readonly [went: readonly Word[], came: readonly Word[]]
  /** How many sentences there are more. */
  readonly sentences: number
  /** The two parts of the former text that changed places around a third, while all other words stayed. */
  readonly swapped?: readonly [Span, Span]
  /** Sentences of which hardly a word stayed, while the others stayed: their offsets and lengths. */
  readonly went: readonly Span[]
  readonly came: readonly Span[]
}

export interface Span {
  readonly index: number
  readonly length: number
}

/** Beyond this many words on a side, only the two ends are compared: the time grows with the product. */
const maxWords = 400

export function compareWords(before: string, after: string, memo: Memo): WordChanges {
  const [old, now] = [before, after].map((text) =>
    // Markup and facts are no words, so the text is read as it is.
    wordsIn(text, memo),
  )
  const [a, b] = [(old ?? []).map(({ lower }) => lower), (now ?? []).map(({ lower }) => lower)]
  const kept = keptWords(a, b)
  const [out, into] = [a.length - kept.before.size, b.length - kept.after.size]
  // A part that was only added or taken out says what it says.
  const isPure = (out === 0) !== (into === 0)
  const isShort = a.length <= maxWords && b.length <= maxWords
  const spansOf = (text: string, words: typeof old, stayed: ReadonlySet<number>) =>
    (isShort ? sentencesOf(text) : []).filter(({ index, length }) => {
      const own = (words ?? []).flatMap((word, place) =>
        word.index >= index && word.index < index + length ? [place] : [],
      )
      return own.length > 1 && own.filter((place) => stayed.has(place)).length <= own.length / 4
    })
  const swapped = swap(a, b)
  const spanOf = ([from, to]: Range): Span => {
    const [first, last] = [old?.[from], old?.[to - 1]]
    const index = first?.index ?? 0
    return { index, length: (last?.index ?? 0) + (last?.text.length ?? 0) - index }
  }
  const went = spansOf(before, old, kept.before)
  const came = spansOf(after, now, kept.after)
  const sentences = sentencesOf(after).length - sentencesOf(before).length
  return {
    sentences,
    isSmall: isPure || out + into <= 3,
    words: [
      (old ?? []).filter((_, place) => !kept.before.has(place)),
      (now ?? []).filter((_, place) => !kept.after.has(place)),
    ],
    isInPlace:
      isPure || (out <= 5 && into <= 6 && kept.before.size * 2 >= Math.min(a.length, b.length)),
    ...(swapped && { swapped: [spanOf(swapped[0]), spanOf(swapped[1])] as const }),
    went: sentences < 0 && came.length === 0 && isKept(kept.after, b) ? went : [],
    came: sentences > 0 && went.length === 0 && isKept(kept.before, a) ? came : [],
  }
}

/** Whether a text stayed as it was, but for what stands beside it. */
const isKept = (kept: ReadonlySet<number>, words: readonly string[]) =>
  kept.size >= words.length * 0.7

type Range = readonly [from: number, to: number]

/** The words between two parts that changed places are at least this many: *fast and free* is *free and fast*. */
const minMiddle = 2

/** The places of two parts of `a` that changed places in `b`. One that only moved has nothing that moved back. */
function swap(a: readonly string[], b: readonly string[]): readonly [Range, Range] | undefined {
  if (a.length !== b.length || a.length > maxWords) return undefined
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = a.length
  while (end > start && a[end - 1] === b[end - 1]) end -= 1
  const size = end - start
  const isEqual = (from: number, to: number, length: number) =>
    a.slice(from, from + length).every((word, place) => word === b[to + place])
  for (let first = 1; first < size - minMiddle; first += 1)
    for (let last = 1; first + minMiddle + last <= size; last += 1) {
      const middle = size - first - last
      if (
        isEqual(end - last, start, last) &&
        isEqual(start, end - first, first) &&
        isEqual(start + first, start + last, middle)
      )
        return [
          [start, start + first],
          [end - last, end],
        ]
    }
  return undefined
}

interface Kept {
  readonly before: ReadonlySet<number>
  readonly after: ReadonlySet<number>
}

/** The longest common subsequence, by the places of its words. */
function keptWords(a: readonly string[], b: readonly string[]): Kept {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end))
    end += 1
  const before = new Set<number>()
  const after = new Set<number>()
  const keep = (i: number, j: number) => {
    before.add(i)
    after.add(j)
  }
  for (let i = 0; i < start; i += 1) keep(i, i)
  for (let i = 1; i <= end; i += 1) keep(a.length - i, b.length - i)

  const [m, n] = [a.length - start - end, b.length - start - end]
  if (m === 0 || n === 0 || m > maxWords || n > maxWords) return { before, after }
  const width = n + 1
  const lengths = new Uint16Array((m + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = m - 1; i >= 0; i -= 1)
    for (let j = n - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[start + i] === b[start + j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  for (let i = 0, j = 0; i < m && j < n; ) {
    if (a[start + i] === b[start + j]) keep(start + i++, start + j++)
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return { before, after }
}

/** Sentences and lines. */
const sentencesOf = (text: string): readonly Span[] =>
  Array.from(
    text.matchAll(/[^.!?\n]+(?:[.!?]+(?!\s+[^\p{Ll}\s]|\s*$)[^.!?\n]*)*[.!?]*/gu),
    ({ 0: { length }, index }) => ({
      index,
      length,
    }),
  )
