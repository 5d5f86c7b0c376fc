import { memoize } from '../memoize.ts'
import type { Language, Site } from '../model/site.ts'
import { isTranslatable, type Text } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Schemas } from '../validate/schemas.ts'
import { alignments, documentPairs } from './alignment.ts'

/** The pairs of a list in the same object or list as a pair, including the pair itself. */
export const pairsInSameParent = (
  pair: TextPair,
  pairs: readonly TextPair[],
): readonly TextPair[] => groupByParent(pairs).get(parentOf(pair)) ?? [pair]

export const groupByParent = memoize(
  (pairs: readonly TextPair[]): ReadonlyMap<string, readonly TextPair[]> =>
    Map.groupBy(pairs, parentOf),
)

const parentOf = ({ translation: { document, path } }: TextPair) =>
  `${document.file}#${path.slice(0, -1).join('.')}`

/** The texts that visitors read, each with its translation. */
export const translatablePairs = (site: Site): readonly TextPair[] => collectTranslatablePairs(site)

export const collectTranslatablePairs = memoize((site: Site): readonly TextPair[] =>
  textPairs(site).filter(({ source }) => isTranslatable(source)),
)

/** A text of the source language and its translation. List items are matched by id. */
export interface TextPair {
  readonly source: Text
  readonly translation: Text
  readonly language: Language
}

/** A pair without its language. It depends on the two files only, so it is memoized by them. */
type PairOfTexts = Omit<TextPair, 'language'>

/** All texts that both the source language and a translation have. */
export const textPairs = (site: Site): readonly TextPair[] => collectPairs(site)

export const collectPairs = memoize((site: Site): readonly TextPair[] => {
  const pairs: TextPair[] = []
  for (const { source, translation, language } of documentPairs(site)) {
    const texts = pairTexts(site.schemas, source, translation)
    for (const pair of texts)
      pairs.push({ source: pair.source, translation: pair.translation, language })
  }
  return pairs
})

export const pairTexts = memoize(
  (
    schemas: Schemas,
    source: SourceDocument,
    translation: SourceDocument,
  ): readonly PairOfTexts[] => {
    const pairs: PairOfTexts[] = []
    for (const { from, to, schema } of alignments(schemas, source, translation)) {
      if (typeof from.value !== 'string' || typeof to.value !== 'string') continue
      pairs.push({
        source: { document: source, text: from.value, path: from.path, schema },
        translation: { document: translation, text: to.value, path: to.path, schema },
      })
    }
    return pairs
  },
)
