import { rememberTwo } from '../cache.ts'
import type { Language, Site } from '../model/site.ts'
import { isTranslatable, type Text } from '../model/texts.ts'
import { alignments, type DocumentPair, documentPairs } from './alignment.ts'

/** Finds the pairs that stand in the same object or list as a pair, that one among them. */
export function pairsInSameParent(
  pairs: readonly TextPair[],
): (pair: TextPair) => readonly TextPair[] {
  let objects: ReadonlyMap<string, readonly TextPair[]> | undefined
  return (pair) => {
    objects ??= Map.groupBy(pairs, parentOf)
    return objects.get(parentOf(pair)) ?? [pair]
  }
}

const parentOf = ({ translation: { document, path } }: TextPair) =>
  `${document.file}#${path.slice(0, -1).join('.')}`

const collected = new WeakMap<Site, readonly TextPair[]>()

/** The texts that visitors read, each with its translation. */
export function translatablePairs(site: Site): readonly TextPair[] {
  const pairs =
    collected.get(site) ?? textPairs(site).filter(({ source }) => isTranslatable(source))
  collected.set(site, pairs)
  return pairs
}

/** A text of the source language and its translation, matched by the ids of the lists they stand in. */
export interface TextPair {
  readonly source: Text
  readonly translation: Text
  readonly language: Language
}

/** What follows from two files alone; what the site says of their languages is no part of it. */
type PairOfTexts = Omit<TextPair, 'language'>

const ofSites = new WeakMap<Site, readonly TextPair[]>()
const ofTwins = rememberTwo<readonly PairOfTexts[]>()

/** Every text that stands in the source language and in a translation of it. */
export function textPairs(site: Site): readonly TextPair[] {
  const pairs = ofSites.get(site) ?? collectAll(site)
  ofSites.set(site, pairs)
  return pairs
}

function collectAll(site: Site): readonly TextPair[] {
  const pairs: TextPair[] = []
  for (const twins of documentPairs(site)) {
    const { source, translation, language } = twins
    for (const texts of ofTwins([source, translation], () => collect(site, twins)))
      pairs.push({ source: texts.source, translation: texts.translation, language })
  }
  return pairs
}

function collect(site: Site, { source, translation }: DocumentPair): readonly PairOfTexts[] {
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
