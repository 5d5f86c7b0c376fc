import type { Place } from '../diagnostics/diagnostic.ts'
import type { Site } from '../model/site.ts'
import { kindOf } from '../read/file-kind.ts'
import { type LedgerEntry, printIndex, printLedger, readLedgerLines } from '../read/ledger.ts'
import { formatPath, isRecord } from '../read/path.ts'
import { isBindingChange } from '../text/binding.ts'
import { changedMeaning } from '../text/meaning/disagreement.ts'
import { unlikeIn } from '../text/meaning/unlike.ts'
import { isToTranslate } from '../text/untranslated.ts'
import { hasLedger, indexOf, indexPath, ledgerOf, ledgerPath, pairAt } from './ledger.ts'
import {
  fingerprint,
  foldSpace,
  keyOf,
  type TranslationState,
  translationStates,
  withConfirmation,
} from './translation-state.ts'

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

/**
 * The files of a record that change, by their path in the content folder, in the order in which they
 * are to be written: whenever writing stops, no entry is lost. undefined removes a file.
 */
export type LedgerChanges = ReadonlyMap<string, string | undefined>

type Entries = readonly (readonly [key: string, entry: LedgerEntry])[]

interface ChangesInput {
  readonly site: Site
  readonly language: string
  readonly states: readonly TranslationState[]
}

/**
 * Writes the record of each document with the entries that `entriesOf` returns. undefined, and
 * documents whose texts cannot be read, leave a record as it is. Records of documents that are gone
 * are removed.
 */
function changesTo(
  { site, language, states }: ChangesInput,
  entriesOf: (pairs: readonly TranslationState[], address: string) => Entries | undefined,
): LedgerChanges {
  const { listed } = readLedgerLines(indexOf(site, language)?.text ?? '')
  const own = site.all('state').flatMap(({ name }) => addressIn(name, language))
  const byAddress = Map.groupBy(states, ({ source }) => source.document.address)

  const files = new Map<string, string | undefined>()
  const removed: string[] = []
  const addresses: string[] = []
  for (const address of new Set([...byAddress.keys(), ...listed, ...own])) {
    const translated = { language, address }
    const path = ledgerPath(translated)
    const pairs = byAddress.get(address)
    const entries = pairs && entriesOf(pairs, address)
    const isWritten = entries !== undefined && entries.length > 0
    const isLeft = entries === undefined && pairAt(site, translated) === 'both'
    const isKept = isLeft && (listed.has(address) || ledgerOf(site, translated) !== undefined)
    if (isWritten) files.set(path, printLedger(entries))
    else if (!isLeft && pairAt(site, translated) !== 'unknown') removed.push(path)
    if (isWritten || isKept) addresses.push(address)
  }
  files.set(indexPath(language), printIndex(addresses))
  for (const path of removed) files.set(path, undefined)

  const texts = new Map(site.all('state').map(({ address, text }) => [`${address}.yaml`, text]))
  return new Map([...files].filter(([path, text]) => texts.get(path) !== text))
}

/** The address of the document that a record is about. */
const addressIn = (name: string, language: string): readonly string[] =>
  name.startsWith(`${language}/`) ? [name.slice(language.length + 1)] : []

/**
 * The translations into a language with what is on record of them. Those of a document that was
 * renamed have what is on record under its former name.
 */
export function ledgerStates(site: Site, language: string): readonly TranslationState[] {
  const own = translationStates(site).filter((pair) => pair.language.code === language)
  const former = formerRecords(site, language)
  if (former.length === 0) return own

  const byAddress = Map.groupBy(own, ({ source }) => source.document.address)
  return [...byAddress.values()].flatMap((pairs) => {
    if (pairs.some(({ confirmation }) => confirmation)) return pairs
    const [best] = former
      .map((record) => ({ record, share: shareOf(pairs, record) }))
      .toSorted((a, b) => b.share - a.share)
    if (!best || best.share < 0.5) return pairs
    return pairs.map((pair) => withConfirmation(pair, entriesOf(pair, best.record)))
  })
}

/** The record of a document that neither language has any more. */
interface FormerRecord {
  readonly kind: string | undefined
  /** The entries by the path of their text in the document. */
  readonly entries: ReadonlyMap<string, readonly LedgerEntry[]>
}

const formerRecords = (site: Site, language: string): readonly FormerRecord[] =>
  site.all('state').flatMap(({ name, text }) => {
    const address = name.slice(language.length + 1)
    const isGone = pairAt(site, { language, address }) === 'none'
    if (!name.startsWith(`${language}/`) || !isGone) return []
    const entries = Array.from(
      readLedgerLines(text).entries,
      ([key, lines]) => [key.slice(address.length + 1), lines] as const,
    )
    return [{ kind: kindOf(name)?.kind, entries: new Map(entries) }]
  })

/** The share of the texts that are on record, or their translations, at the same path. */
function shareOf(pairs: readonly TranslationState[], record: FormerRecord): number {
  const known = pairs.filter((pair) => {
    const [source, target] = [pair.source, pair.translation].map(({ text }) => fingerprint(text))
    return (
      pair.source.document.kind === record.kind &&
      entriesOf(pair, record).some((entry) => entry.source === source || entry.target === target)
    )
  })
  return known.length / pairs.length
}

const entriesOf = (pair: TranslationState, { entries }: FormerRecord) =>
  entries.get(keyOf(pair).slice(pair.source.document.address.length + 1)) ?? []
