import { diffArrays } from 'diff'
import { memoize } from '../../memoize.ts'
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

/** Of texts that differ in more words, or have more to change places, nothing is compared: the time grows with it. */
const maxEditLength = 400

export function compareWords(before: string, after: string): WordChanges {
  // A link or a fact that changed is a change too, so the text is read as it is.
  const [old, now] = [wordsIn(before), wordsIn(after)]
  const [a, b] = [old.map(({ lower }) => lower), now.map(({ lower }) => lower)]
  const kept = keptWords(a, b)
  const [out, into] = [a.length - kept.before.size, b.length - kept.after.size]
  // A part that was only added or taken out says what it says.
  const isPure = (out === 0) !== (into === 0)
  const spansOf = (spans: readonly Span[], words: typeof old, stayed: ReadonlySet<number>) =>
    spans.filter(({ index, length }) => {
      const own = words.flatMap((word, place) =>
        word.index >= index && word.index < index + length ? [place] : [],
      )
      return own.length > 1 && own.filter((place) => stayed.has(place)).length <= own.length / 4
    })
  const swapped = swap(a, b)
  const spanOf = ([from, to]: Range): Span => {
    const [first, last] = [old[from], old[to - 1]]
    const index = first?.index ?? 0
    return { index, length: (last?.index ?? 0) + (last?.text.length ?? 0) - index }
  }
  const [oldSentences, newSentences] = [sentencesOf(before), sentencesOf(after)]
  const sentences = newSentences.length - oldSentences.length
  // The time grows with the product of sentences and words.
  const isShort = old.length <= maxEditLength && now.length <= maxEditLength
  const went = isShort ? spansOf(oldSentences, old, kept.before) : []
  const came = isShort ? spansOf(newSentences, now, kept.after) : []
  return {
    sentences,
    isSmall: isPure || out + into <= 3,
    words: [
      old.filter((_, place) => !kept.before.has(place)),
      now.filter((_, place) => !kept.after.has(place)),
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
  if (a.length !== b.length || a.length > maxEditLength) return undefined
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

/** The words that stand in both, in order, by their places. None of two texts that have hardly a word in common. */
function keptWords(a: readonly string[], b: readonly string[]): Kept {
  const before = new Set<number>()
  const after = new Set<number>()
  let [from, to] = [0, 0]
  for (const { added, removed, count } of diffArrays([...a], [...b], { maxEditLength }) ?? []) {
    if (!added && !removed)
      for (let step = 0; step < count; step += 1) {
        before.add(from + step)
        after.add(to + step)
      }
    if (!added) from += count
    if (!removed) to += count
  }
  return { before, after }
}

/** Sentences and lines. */
export const sentencesOf = memoize((text: string): readonly Span[] =>
  Array.from(
    text.matchAll(/[^.!?\n]+(?:[.!?]+(?!\s+[^\p{Ll}\s]|\s*$)[^.!?\n]*)*[.!?]*/gu),
    ({ 0: { length }, index }) => ({ index, length }),
  ),
)
