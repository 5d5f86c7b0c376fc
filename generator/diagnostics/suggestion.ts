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
      away < Math.min(word.length, candidate.length) &&
      away < (best?.distance ?? Infinity)
    )
      best = { word: candidate, distance: away }
  }
  return best?.word
}

/** Maximum number of known words in a hint. */
const maxNames = 12

/** A hint that names the closest known word, or else lists the known words. */
export function didYouMean(word: string, known: readonly string[]): TextReference {
  const suggestion = closest(word, known)
  if (suggestion !== undefined) return { text: 'suggestion.closest', data: { suggestion } }
  if (known.length === 0) return { text: 'suggestion.none' }
  const names = `${known.slice(0, maxNames).join(', ')}${known.length > maxNames ? ', …' : ''}`
  return { text: 'suggestion.all', data: { names } }
}
