import { isProse } from '../model/prose-texts.ts'
import type { Site } from '../model/site.ts'
import { type Pair, pairsOf } from './pairs.ts'

const collected = new WeakMap<Site, readonly Pair[]>()

/** The texts that visitors read, each with its translation. */
export function prosePairsOf(site: Site): readonly Pair[] {
  const pairs = collected.get(site) ?? pairsOf(site).filter(({ source }) => isProse(source))
  collected.set(site, pairs)
  return pairs
}
