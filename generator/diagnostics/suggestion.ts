import type { TextReference } from './message.ts'

/**
 * The known word closest to the written word, or undefined if none is close. Of two that are as
 * close, an expected one is meant.
 */
export function closest(
  word: string,
  known: Iterable<string>,
  expected: readonly string[] = [],
): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3))
  let best: { word: string; distance: number } | undefined

  for (const candidate of known) {
    const away = distance(word.toLowerCase(), candidate.toLowerCase())
    const isExpected = expected.includes(candidate)
    const length = (isExpected ? Math.max : Math.min)(word.length, candidate.length)
    if (away > limit || away >= length || !isLikely(word, candidate, away)) continue
    const own = isExpected ? away - 0.5 : away
    if (own < (best?.distance ?? Infinity)) best = { word: candidate, distance: own }
  }
  return best?.word
}

/** In a short word, two other letters make another word. */
const isLikely = (word: string, candidate: string, away: number) =>
  away < 2 || word.length > 4 || sorted(word) === sorted(candidate)

const sorted = (word: string) => [...word.toLowerCase()].toSorted().join('')

/**
 * How many slips make one word of another: a letter too many, too few or another one, or two
 * letters in the wrong order.
 */
function distance(a: string, b: string): number {
  let before: readonly number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    before = last
    last = current
  }
  return last[b.length] ?? 0
}

/** A hint with more known words than this says where they all are. */
const maxNames = 60

/** The number of words in such a hint. */
const fewNames = 12

/**
 * A hint that names the closest known word, or else lists the known words. `place` is the file or
 * folder that has all of them; `expected` are the words that are missing.
 */
export function didYouMean(
  word: string,
  known: readonly string[],
  {
    place,
    expected,
  }: { readonly place?: string | undefined; readonly expected?: readonly string[] } = {},
): TextReference {
  const suggestion = closest(word, known, expected)
  if (suggestion !== undefined) return { text: 'suggestion.closest', data: { suggestion } }
  if (known.length === 0) return { text: 'suggestion.none' }
  if (known.length <= maxNames || place === undefined)
    return { text: 'suggestion.all', data: { names: known.join(', ') } }

  const names = known
    .map((name) => ({ name, away: distance(word, name) }))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, fewNames)
    .map(({ name }) => name)
  return {
    text: 'suggestion.some',
    data: { names: names.join(', '), count: known.length, place },
  }
}
