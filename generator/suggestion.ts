import { distance } from 'fastest-levenshtein'

/** The known word that was probably meant, if one is close enough to the word that was written. */
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

/** A hint that names the closest known word, else lists what there is. */
export function didYouMean(word: string, known: readonly string[]): string {
  const suggestion = closest(word, known)
  if (suggestion !== undefined) return `Did you mean "${suggestion}"?`
  if (known.length === 0) return 'There are none yet.'
  const shown = known.slice(0, 12).join(', ')
  return `There are: ${shown}${known.length > 12 ? ', …' : ''}.`
}
