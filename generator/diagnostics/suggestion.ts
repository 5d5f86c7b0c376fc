import { distance } from 'fastest-levenshtein'
import type { TextReference } from './message.ts'

/** The known word closest to the written word, or undefined if none is close. */
export function closest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3))
  let best: { word: string; distance: number } | undefined

  for (const candidate of known) {
    const away = distance(word.toLowerCase(), candidate.toLowerCase())
    if (
      away <= limit &&
      (away < 2 || word.length > 4 || isAnagram(word, candidate)) &&
      away < Math.min(word.length, candidate.length) &&
      away < (best?.distance ?? Infinity)
    )
      best = { word: candidate, distance: away }
  }
  return best?.word
}

/** Whether the letters are the same: in a short word, two others make another word. */
const isAnagram = (a: string, b: string) => sorted(a) === sorted(b)
const sorted = (word: string) => [...word.toLowerCase()].toSorted().join('')

/** A hint with more known words than this says where they all are. */
const maxNames = 60

/** The number of words in such a hint. */
const fewNames = 12

/**
 * A hint that names the closest known word, or else lists the known words. `place` is the file or
 * folder that has all of them.
 */
export function didYouMean(word: string, known: readonly string[], place?: string): TextReference {
  const suggestion = closest(word, known)
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
