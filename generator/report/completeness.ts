import type { Cache } from '../cache.ts'
import { differences, documentPairs } from '../compare/alignment.ts'
import { dueDocuments } from '../compare/due-documents.ts'
import { hasRecord, translationStates } from '../compare/translation-state.ts'
import type { Site } from '../model/site.ts'
import { isToTranslate, untranslatedByFile } from '../text/foreign/untranslated.ts'
import type { SchemaAt } from '../validate/schemas.ts'
import { mapStrings } from '../validate/walk.ts'

/** The translation progress of one file. */
export interface Completeness {
  readonly language: string
  /** The path inside the language folder, without extension: `pages/about`. */
  readonly address: string
  /** The number of texts to translate. */
  readonly texts: number
  /** The number of texts that the translation has, whatever their words. */
  readonly present: number
  /** The number of texts that are translated: present, and not in the words of the source. */
  readonly translated: number
  /** The number of translations whose source text changed after their confirmation. */
  readonly stale: number
  /**
   * The number of texts that are new, or whose translation changed, since their last confirmation.
   */
  readonly unconfirmed: number
}

/** Counts the translated texts of each file in each language except the source language. */
export function completenessOf(site: Site, cache: Cache): readonly Completeness[] {
  const pairs = Map.groupBy(
    translationStates(site, cache),
    ({ source, language }) => `${language.code} ${source.document.address}`,
  )

  const notTranslated = untranslatedByFile(site, cache)

  const written = [...documentPairs(site)].map(({ source, translation, language }) => {
    const { code } = language
    const own = pairs.get(`${code} ${source.address}`) ?? []
    const recorded = hasRecord(site, code)
      ? own.filter((pair) => !isToTranslate(pair, site, cache))
      : []
    const count = (test: (freshness: string) => boolean) =>
      recorded.filter(({ freshness }) => test(freshness)).length
    const missing = Array.from(
      differences(site.schemas, source, translation, cache),
      ({ value, at }) => textsIn(site, at, value),
    ).reduce((sum, texts) => sum + texts, 0)

    const untranslated = notTranslated.get(translation)?.count ?? 0
    return {
      language: code,
      address: source.address,
      texts: own.length + missing,
      present: own.length,
      translated: own.length - untranslated,
      stale: count((freshness) => freshness === 'stale'),
      unconfirmed: count((freshness) => freshness !== 'confirmed' && freshness !== 'stale'),
    }
  })
  return [...written, ...unwritten(site)]
}

/** The files that a language lacks or that cannot be read. */
const unwritten = (site: Site): readonly Completeness[] =>
  site.translations.flatMap(({ code }) =>
    dueDocuments(site, code)
      .filter(({ kind, name }) => site.find(kind, name, code)?.data === undefined)
      .map(({ kind, address, data }) => ({
        language: code,
        address,
        texts: textsIn(site, site.schemas.root(`${kind}.schema.json`), data),
        present: 0,
        translated: 0,
        stale: 0,
        unconfirmed: 0,
      })),
  )

/** Counts the texts to translate inside a value. */
function textsIn({ schemas }: Site, at: SchemaAt, value: unknown): number {
  let texts = 0
  mapStrings(schemas, at, value, (text, schema) => {
    if (schema['x-i18n'] === 'translate') texts += 1
    return text
  })
  return texts
}
