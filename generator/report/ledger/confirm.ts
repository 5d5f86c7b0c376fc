import { hasLedger, indexOf } from '../../compare/ledger.ts'
import {
  fingerprint,
  foldSpace,
  keyOf,
  type TranslationState,
} from '../../compare/translation-state.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import type { Memo } from '../../engine/memo.ts'
import type { Site } from '../../model/site.ts'
import { type LedgerEntry, readLedgerLines } from '../../read/ledger.ts'
import { formatPath, isRecord } from '../../read/path.ts'
import { isBindingChange } from '../../text/binding.ts'
import { isToTranslate } from '../../text/foreign/untranslated.ts'
import { changedMeaning, unlikeIn } from '../../text/meaning/pair-meaning.ts'
import { changesTo, type LedgerChanges } from './ledger-changes.ts'
import { ledgerStates } from './ledger-states.ts'

interface LedgerInput {
  readonly site: Site
  readonly language: string
}

interface ConfirmInput extends LedgerInput {
  /** Confirms stale translations, and binding ones that changed alone, as well as new and changed ones. */
  readonly stale?: boolean
  /** Confirms only the translations at these places and paths, and these also if nothing changed in them. */
  readonly only?: readonly { readonly at: Place; readonly path?: string }[]
  /** The reason to keep a pair of which one side changed. */
  readonly why?: string
}

/**
 * What changes in the record of a language when it is confirmed. A text that is not translated is
 * not confirmed. What cannot be read, or is missing, stays as it is.
 */
export function confirm(input: ConfirmInput, memo: Memo): LedgerChanges {
  const { site, language } = input
  const index = indexOf(site, language)
  if (index && !isRecord(index.data)) return new Map()
  const isNew = index === undefined
  const states = ledgerStates(site, language, memo)
  return changesTo({ site, language, states }, memo, (pairs, address) =>
    isNew || hasLedger(site, { language, address }, memo)
      ? pairs.flatMap((pair) => {
          const key = keyOf(pair)
          return linesAfter(pair, { ...input, isNew }, memo).map((entry) => [key, entry] as const)
        })
      : undefined,
  )
}

/** A record that was begun anew. */
interface Rebuilt {
  readonly changes: LedgerChanges
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
export function rebuild({ site, language }: LedgerInput, memo: Memo): Rebuilt {
  const old = site
    .all('state')
    .filter(({ name }) => name === language || name.startsWith(`${language}/`))
  const read = old.map(({ text }) => readLedgerLines(text, memo))
  const linesOf = (key: string) => read.flatMap(({ entries }) => entries.get(key) ?? [])

  let kept = 0
  let seeded = 0
  const states = ledgerStates(site, language, memo)
  const changes = changesTo({ site, language, states }, memo, (pairs) =>
    pairs.flatMap((pair): readonly (readonly [string, LedgerEntry])[] => {
      const key = keyOf(pair)
      const lines = linesOf(key)
      // Several entries of a text stay: which of them holds is decided when the record is read.
      const known = lines.length === 0 && pair.confirmation ? [pair.confirmation] : lines
      kept += known.length
      if (known.length > 0) return known.map((entry) => [key, entry] as const)
      if (isToTranslate(pair, site, memo)) return []
      seeded += 1
      return [[key, { ...entryOf(pair, memo), seeded: true }]]
    }),
  )
  const forgotten = old.flatMap(({ data }, index) =>
    isRecord(data) ? [] : (read[index]?.unreadable ?? []),
  )
  return { changes, kept, seeded, forgotten }
}

/** What is on record of a pair afterwards. Until a pair is confirmed, all lines of it are needed. */
function linesAfter(
  pair: TranslationState,
  input: ConfirmInput & { readonly isNew: boolean },
  memo: Memo,
): readonly LedgerEntry[] {
  const { site, isNew, why } = input
  const { confirmation, freshness, translation, lines } = pair
  if (freshness === 'confirmed' && confirmation) {
    const { seeded, ...read } = confirmation
    const isRead = !seeded || isNamed(pair, input)
    return [{ ...(isRead ? read : confirmation), said: foldSpace(translation.text) }]
  }
  if (!isConfirmed(pair, input, memo) || isToTranslate(pair, site, memo)) return lines
  return [
    {
      ...entryOf(pair, memo),
      ...(isNew && { seeded: true }),
      ...(why !== undefined && { kept: why }),
    },
  ]
}

const entryOf = ({ source, translation }: TranslationState, memo: Memo): LedgerEntry => ({
  source: fingerprint(source.text, memo),
  target: fingerprint(translation.text, memo),
  was: foldSpace(source.text),
  said: foldSpace(translation.text),
})

/** Whether a pair changed in a way that somebody has to look at. */
export const isToLookAt = (pair: TranslationState, site: Site, memo: Memo): boolean =>
  pair.freshness === 'stale' ||
  pair.freshness === 'merged' ||
  isBindingChange(pair, site, memo) ||
  changedMeaning(pair, site, memo) !== undefined ||
  unlikeIn(pair, site, memo) !== undefined

function isConfirmed(
  pair: TranslationState,
  input: ConfirmInput & { readonly isNew: boolean },
  memo: Memo,
) {
  const { site, stale, only, isNew } = input
  // A record that begins holds all that is there.
  return only ? isNamed(pair, input) : isNew || stale === true || !isToLookAt(pair, site, memo)
}

function isNamed({ translation }: TranslationState, { only = [] }: ConfirmInput): boolean {
  const { document, path } = translation
  return only.some(
    (each) => document.file === each.at.file && formatPath(path, document.data) === each.path,
  )
}
