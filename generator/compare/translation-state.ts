import { hash } from 'node:crypto'
import type { Cache } from '../cache.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { Site } from '../model/site.ts'
import { formatPath, isRecord } from '../read/path.ts'
import { type TextPair, textPairs } from './pairs.ts'

/** The recorded confirmation of one translated text. */
interface Confirmation {
  readonly source: string
  readonly target: string
  /** The source text at the last confirmation. */
  readonly was: string
}

/** How a text and its translation changed since the last confirmation. */
type TranslationStatus = 'confirmed' | 'new' | 'changed-together' | 'stale'

/** A pair with its recorded confirmation. */
export interface TranslationState extends TextPair {
  readonly confirmation: Confirmation | undefined
  readonly freshness: TranslationStatus
}

/** Whether the language has a record of confirmations. */
export const hasRecord = (site: Site, language: string) =>
  isRecord(site.find('state', language)?.data)

/** Every translated text with its recorded confirmation. */
export const translationStates = (site: Site, cache: Cache): readonly TranslationState[] =>
  cache.get(collectStates, site, cache)

export function collectStates(site: Site, cache: Cache): readonly TranslationState[] {
  return textPairs(site, cache)
    .filter(({ source }) => source.schema['x-i18n'] === 'translate')
    .map((pair) => {
      const confirmation = confirmationOf(site, pair)
      return { ...pair, confirmation, freshness: freshnessOf(pair, confirmation, cache) }
    })
}

/** The key of a text in the record: `pages/about#sections[intro].lead`. */
const keyOf = ({ source: { document, path } }: TextPair) =>
  `${document.address}#${formatPath(path, document.data)}`

function confirmationOf(site: Site, pair: TextPair): Confirmation | undefined {
  const entry = entryOf(site, pair)
  if (!entry) return undefined
  const { source, target, was } = entry
  return { source: String(source), target: String(target), was: String(was) }
}

function entryOf(site: Site, pair: TextPair) {
  const data = site.find('state', pair.language.code)?.data
  const entry = isRecord(data) ? data[keyOf(pair)] : undefined
  return isRecord(entry) ? entry : undefined
}

function freshnessOf(
  { source, translation }: TextPair,
  confirmation: Confirmation | undefined,
  cache: Cache,
): TranslationStatus {
  if (!confirmation) return 'new'
  const isSourceSame = confirmation.source === fingerprint(source.text, cache)
  const isTargetSame = confirmation.target === fingerprint(translation.text, cache)
  if (isSourceSame) return isTargetSame ? 'confirmed' : 'changed-together'
  return isTargetSame ? 'stale' : 'changed-together'
}

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

/**
 * The text of a language's record file. Each text has one line. Lines are sorted, to merge well.
 */
export function confirm(input: ConfirmInput, cache: Cache): string {
  const { site, language } = input
  const lines = translationStates(site, cache)
    .filter((pair) => pair.language.code === language)
    .flatMap((pair) => lineOf(pair, input, cache))

  return ['# Written by diptych accept and diptych keep.', ...lines.toSorted(), ''].join('\n')
}

function lineOf(pair: TranslationState, input: ConfirmInput, cache: Cache): readonly string[] {
  const { site, language, why } = input
  const { source, translation, freshness } = pair
  if (!isConfirmed(pair, input)) {
    const entry = entryOf(site, pair)
    return entry ? [print(keyOf(pair), entry)] : []
  }

  return [
    print(keyOf(pair), {
      source: fingerprint(source.text, cache),
      target: fingerprint(translation.text, cache),
      was: foldSpace(source.text),
      ...(!hasRecord(site, language) && { seeded: true }),
      ...(freshness === 'stale' && why !== undefined && { kept: why }),
    }),
  ]
}

function isConfirmed({ freshness, translation }: TranslationState, { stale, only }: ConfirmInput) {
  if (freshness === 'confirmed') return false
  if (!only) return freshness !== 'stale' || stale === true
  const { document, path } = translation
  return document.file === only.at.file && formatPath(path, document.data) === only.path
}

const print = (key: string, entry: Readonly<Record<string, unknown>>) => {
  const values = Object.entries(entry).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `${JSON.stringify(key)}: { ${values.join(', ')} }`
}

/** A short hash of a text. Line breaks and quoting do not change it. */
export const fingerprint = (text: string, cache: Cache): string => cache.get(digest, text)

export const digest = (text: string): string => hash('sha256', foldSpace(text), 'hex').slice(0, 6)

/** Normalizes a text to composed characters and single spaces. */
const foldSpace = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
