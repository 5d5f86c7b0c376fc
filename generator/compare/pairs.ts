import type { Language, Site } from '../model/site.ts'
import type { Text } from '../model/values.ts'
import { rememberTwo } from '../remember-two.ts'
import { alignments, type Twins, twinsOf } from './alignment.ts'

/** A text of the source language and its translation, matched by the ids of the lists they stand in. */
export interface Pair {
  readonly source: Text
  readonly translation: Text
  readonly language: Language
}

/** What follows from two files alone; what the site says of their languages is no part of it. */
type PairOfTexts = Omit<Pair, 'language'>

const ofSites = new WeakMap<Site, readonly Pair[]>()
const ofTwins = rememberTwo<readonly PairOfTexts[]>()

/** Every text that stands in the source language and in a translation of it. */
export function pairsOf(site: Site): readonly Pair[] {
  const pairs = ofSites.get(site) ?? collectAll(site)
  ofSites.set(site, pairs)
  return pairs
}

function collectAll(site: Site): readonly Pair[] {
  const pairs: Pair[] = []
  for (const twins of twinsOf(site)) {
    const { source, translation, language } = twins
    for (const texts of ofTwins([source, translation], () => collect(site, twins)))
      pairs.push({ source: texts.source, translation: texts.translation, language })
  }
  return pairs
}

function collect(site: Site, { source, translation }: Twins): readonly PairOfTexts[] {
  const pairs: PairOfTexts[] = []
  for (const { from, to, schema } of alignments(site, source, translation)) {
    if (typeof from.value !== 'string' || typeof to.value !== 'string') continue
    pairs.push({
      source: { document: source, text: from.value, path: from.path, schema },
      translation: { document: translation, text: to.value, path: to.path, schema },
    })
  }
  return pairs
}
