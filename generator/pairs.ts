import type { Language, Site } from './site.ts'
import { alignments, type Twins, twinsOf } from './twins.ts'
import type { Text } from './values.ts'

/** A text of the source language and its translation, matched by the ids of the lists they stand in. */
export interface Pair {
  readonly source: Text
  readonly translation: Text
  readonly language: Language
}

const collected = new WeakMap<object, WeakMap<object, readonly Pair[]>>()

/** Every text that stands in the source language and in a translation of it. */
export function pairsOf(site: Site): readonly Pair[] {
  return [...twinsOf(site)].flatMap((twins) => {
    const ofSource = collected.get(twins.source) ?? new WeakMap<object, readonly Pair[]>()
    collected.set(twins.source, ofSource)

    const known = ofSource.get(twins.translation)
    if (known) return known
    const pairs = [...collect(site, twins)]
    ofSource.set(twins.translation, pairs)
    return pairs
  })
}

function* collect(site: Site, { source, translation, language }: Twins): Generator<Pair> {
  for (const { from, to, schema } of alignments(site, source, translation)) {
    if (typeof from.value !== 'string' || typeof to.value !== 'string') continue
    yield {
      source: { document: source, text: from.value, path: from.path, schema },
      translation: { document: translation, text: to.value, path: to.path, schema },
      language,
    }
  }
}
