import { rememberTwo } from './remember-two.ts'
import type { Language, Site } from './site.ts'
import { alignments, type Twins, twinsOf } from './twins.ts'
import type { Text } from './values.ts'

/** A text of the source language and its translation, matched by the ids of the lists they stand in. */
export interface Pair {
  readonly source: Text
  readonly translation: Text
  readonly language: Language
}

const ofSites = new WeakMap<Site, readonly Pair[]>()
const ofTwins = rememberTwo<readonly Pair[]>()

/** Every text that stands in the source language and in a translation of it. */
export function pairsOf(site: Site): readonly Pair[] {
  const pairs = ofSites.get(site) ?? collectAll(site)
  ofSites.set(site, pairs)
  return pairs
}

const collectAll = (site: Site) =>
  [...twinsOf(site)].flatMap((twins) =>
    ofTwins([twins.source, twins.translation], () => collect(site, twins)),
  )

function collect(site: Site, { source, translation, language }: Twins): readonly Pair[] {
  const pairs: Pair[] = []
  for (const { from, to, schema } of alignments(site, source, translation)) {
    if (typeof from.value !== 'string' || typeof to.value !== 'string') continue
    pairs.push({
      source: { document: source, text: from.value, path: from.path, schema },
      translation: { document: translation, text: to.value, path: to.path, schema },
      language,
    })
  }
  return pairs
}
