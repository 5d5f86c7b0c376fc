import { hasLedger, indexOf } from '../../compare/ledger.ts'
import {
  fingerprint,
  foldSpace,
  keyOf,
  type TranslationState,
} from '../../compare/translation-state.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import type { Site } from '../../model/site.ts'
import { type LedgerEntry, readLedgerLines } from '../../read/ledger.ts'
import { formatPath, isRecord } from '../../read/path.ts'
import { isBindingChange } from '../../text/binding.ts'
import { changedMeaning } from '../../text/meaning/disagreement.ts'
import { unlikeIn } from '../../text/meaning/unlike.ts'
import { isToTranslate } from '../../text/untranslated.ts'
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
export function confirm(input: ConfirmInput): LedgerChanges {
  const { site, language } = input
  const index = indexOf(site, language)
  if (index && !isRecord(index.data)) return new Map()
  const isNew = index === undefined
  const states = ledgerStates(site, language)
  return changesTo({ site, language, states }, (pairs, address) =>
    isNew || hasLedger(site, { language, address })
      ? pairs.flatMap((pair) => {
          const key = keyOf(pair)
          return linesAfter(pair, { ...input, isNew }).map((entry) => [key, entry] as const)
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
export function rebuild({ site, language }: LedgerInput): Rebuilt {
  const old = site
    .all('state')
    .filter(({ name }) => name === language || name.startsWith(`${language}/`))
  const read = old.map(({ text }) => readLedgerLines(text))
  const linesOf = (key: string) => read.flatMap(({ entries }) => entries.get(key) ?? [])

  let kept = 0
  let seeded = 0
  const states = ledgerStates(site, language)
  const changes = changesTo({ site, language, states }, (pairs) =>
    pairs.flatMap((pair): readonly (readonly [string, LedgerEntry])[] => {
      const key = keyOf(pair)
      const lines = linesOf(key)
      // Several entries of a text stay: which of them holds is decided when the record is read.
      const known = lines.length === 0 && pair.confirmation ? [pair.confirmation] : lines
      kept += known.length
      if (known.length > 0) return known.map((entry) => [key, entry] as const)
      if (isToTranslate(pair, site)) return []
      seeded += 1
      return [[key, { ...entryOf(pair), seeded: true }]]
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
): readonly LedgerEntry[] {
  const { site, isNew, why } = input
  const { confirmation, freshness, translation, lines } = pair
  if (freshness === 'confirmed' && confirmation) {
    const { seeded, ...read } = confirmation
    const isRead = !seeded || isNamed(pair, input)
    return [{ ...(isRead ? read : confirmation), said: foldSpace(translation.text) }]
  }
  if (!isConfirmed(pair, input) || isToTranslate(pair, site)) return lines
  return [
    {
      ...entryOf(pair),
      ...(isNew && { seeded: true }),
      ...(why !== undefined && { kept: why }),
    },
  ]
}

const entryOf = ({ source, translation }: TranslationState): LedgerEntry => ({
  source: fingerprint(source.text),
  target: fingerprint(translation.text),
  was: foldSpace(source.text),
  said: foldSpace(translation.text),
})

/** Whether a pair changed in a way that somebody has to look at. */
export const isToLookAt = (pair: TranslationState, site: Site): boolean =>
  pair.freshness === 'stale' ||
  pair.freshness === 'merged' ||
  isBindingChange(pair, site) ||
  changedMeaning(pair, site) !== undefined ||
  unlikeIn(pair, site) !== undefined

function isConfirmed(pair: TranslationState, input: ConfirmInput & { readonly isNew: boolean }) {
  const { site, stale, only, isNew } = input
  // A record that begins holds all that is there.
  return only ? isNamed(pair, input) : isNew || stale === true || !isToLookAt(pair, site)
}

function isNamed({ translation }: TranslationState, { only = [] }: ConfirmInput): boolean {
  const { document, path } = translation
  return only.some(
    (each) => document.file === each.at.file && formatPath(path, document.data) === each.path,
  )
}
