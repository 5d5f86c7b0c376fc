import type { Cache } from '../cache.ts'
import {
  fingerprint,
  foldSpace,
  hasRecord,
  keyOf,
  type TranslationState,
  translationStates,
} from '../compare/translation-state.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { Site } from '../model/site.ts'
import { formatPath } from '../read/path.ts'
import {
  printRecord,
  type RecordEntries,
  type RecordEntry,
  readRecordLines,
} from '../read/record.ts'
import { isToTranslate } from '../text/foreign/untranslated.ts'

interface ConfirmInput {
  readonly site: Site
  readonly language: string
  /** Confirms stale translations as well as new and changed ones. */
  readonly stale?: boolean
  /** Confirms only the translation at this place and path. */
  readonly only?: { readonly at: Place; readonly path?: string }
  /** The reason to keep a stale translation. */
  readonly why?: string
}

/** The text of a language's record file. A text that is not translated is not confirmed. */
export function confirm(input: ConfirmInput, cache: Cache): string {
  return printRecord(
    ownStates(input, cache).flatMap((pair) => {
      const entry = entryAfter(pair, input, cache)
      return entry ? [[keyOf(pair), entry] as const] : []
    }),
  )
}

/** A record that was begun anew. */
interface Rebuilt {
  readonly record: string
  /** How many entries of the old record were kept. */
  readonly kept: number
  /** How many translations are on record as they are now, because nothing is known of them. */
  readonly seeded: number
  /** The lines of the old record that cannot be read. */
  readonly forgotten: readonly string[]
}

/**
 * Begins the record of a language anew: with every line of the old one that can be read, and with
 * the other translations as they are now.
 */
export function rebuild(input: Pick<ConfirmInput, 'site' | 'language'>, cache: Cache): Rebuilt {
  const { site, language } = input
  const old = site.find('state', language)?.text ?? ''
  const { entries, unreadable } = readRecordLines(old, cache)
  const states = ownStates(input, cache)
  const kept = states.flatMap((pair) => keptEntries(pair, entries))
  const begun = states.flatMap((pair): readonly (readonly [string, RecordEntry])[] => {
    const isKnown = entries.has(keyOf(pair))
    if (isKnown || isToTranslate(pair, site, cache)) return []
    return [[keyOf(pair), { ...entryOf(pair, cache), seeded: true }]]
  })
  return {
    record: printRecord([...kept, ...begun]),
    kept: kept.length,
    seeded: begun.length,
    forgotten: unreadable,
  }
}

/** Several entries of a text stay: which of them holds is decided when the record is read. */
const keptEntries = (pair: TranslationState, entries: RecordEntries) => {
  const key = keyOf(pair)
  return (entries.get(key) ?? []).map((entry) => [key, entry] as const)
}

const ownStates = ({ site, language }: Pick<ConfirmInput, 'site' | 'language'>, cache: Cache) =>
  translationStates(site, cache).filter((pair) => pair.language.code === language)

function entryAfter(
  pair: TranslationState,
  input: ConfirmInput,
  cache: Cache,
): RecordEntry | undefined {
  const { site, language, why } = input
  const { confirmation, freshness, translation } = pair
  if (freshness === 'confirmed' && confirmation)
    return { ...confirmation, said: foldSpace(translation.text) }
  if (!isConfirmed(pair, input) || isToTranslate(pair, site, cache)) return confirmation
  return {
    ...entryOf(pair, cache),
    ...(!hasRecord(site, language) && { seeded: true }),
    ...(freshness === 'stale' && why !== undefined && { kept: why }),
  }
}

const entryOf = ({ source, translation }: TranslationState, cache: Cache): RecordEntry => ({
  source: fingerprint(source.text, cache),
  target: fingerprint(translation.text, cache),
  was: foldSpace(source.text),
  said: foldSpace(translation.text),
})

function isConfirmed({ freshness, translation }: TranslationState, { stale, only }: ConfirmInput) {
  if (!only) return freshness !== 'stale' || stale === true
  const { document, path } = translation
  return document.file === only.at.file && formatPath(path, document.data) === only.path
}
