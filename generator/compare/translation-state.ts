import { hash } from 'node:crypto'
import type { Memo } from '../engine/memo.ts'
import type { Site } from '../model/site.ts'
import type { LedgerEntry } from '../read/ledger.ts'
import { formatPath } from '../read/path.ts'
import { ledgerEntries } from './ledger.ts'
import { type TextPair, textPairs } from './pairs.ts'

/** How a text and its translation changed since the last confirmation. */
type TranslationStatus = 'confirmed' | 'new' | 'changed-together' | 'changed-alone' | 'stale'

/** A pair with its recorded confirmation. */
export interface TranslationState extends TextPair {
  readonly confirmation: LedgerEntry | undefined
  /** `stale`: the source alone changed. `changed-alone`: the translation alone changed. */
  readonly freshness: TranslationStatus
}

/** Every translated text with its recorded confirmation. */
export const translationStates = (site: Site, memo: Memo): readonly TranslationState[] =>
  memo.get(collectStates, site, memo)

export function collectStates(site: Site, memo: Memo): readonly TranslationState[] {
  const known = new Map<string, (key: string) => readonly LedgerEntry[]>()
  const entriesOf = (pair: TextPair) => {
    const { address } = pair.source.document
    const file = `${pair.language.code}/${address}`
    const entries =
      known.get(file) ?? ledgerEntries(site, { language: pair.language.code, address }, memo)
    known.set(file, entries)
    return entries(keyOf(pair))
  }
  return textPairs(site, memo)
    .filter(({ source }) => source.schema['x-i18n'] === 'translate')
    .map((pair) => withConfirmation(pair, entriesOf(pair), memo))
}

/** A pair with the one of several entries that holds. */
export function withConfirmation(
  pair: TextPair,
  entries: readonly LedgerEntry[],
  memo: Memo,
): TranslationState {
  const confirmation = chosenOf(entries, pair, memo)
  return { ...pair, confirmation, freshness: freshnessOf(pair, confirmation, memo) }
}

/** The key of a text in the record: `pages/about#sections[intro].lead`. */
export const keyOf = ({ source: { document, path } }: TextPair) =>
  `${document.address}#${formatPath(path, document.data)}`

/**
 * The entry that holds, whatever the order of the lines: that of both texts as they are. If there is
 * none, that of the translation as it is, so that a source that changed since is reported.
 */
function chosenOf(
  entries: readonly LedgerEntry[],
  pair: TextPair,
  memo: Memo,
): LedgerEntry | undefined {
  const [first, ...others] = entries
  if (!first || others.length === 0) return first
  const source = fingerprint(pair.source.text, memo)
  const target = fingerprint(pair.translation.text, memo)
  const rank = (entry: LedgerEntry) =>
    (entry.target === target ? 2 : 0) + (entry.source === source ? 1 : 0)
  const order = (entry: LedgerEntry) => JSON.stringify(Object.entries(entry))
  return entries.toSorted((a, b) => rank(b) - rank(a) || (order(a) < order(b) ? -1 : 1))[0]
}

function freshnessOf(
  { source, translation }: TextPair,
  confirmation: LedgerEntry | undefined,
  memo: Memo,
): TranslationStatus {
  if (!confirmation) return 'new'
  const isSourceSame = confirmation.source === fingerprint(source.text, memo)
  const isTargetSame = confirmation.target === fingerprint(translation.text, memo)
  if (isSourceSame) return isTargetSame ? 'confirmed' : 'changed-alone'
  return isTargetSame ? 'stale' : 'changed-together'
}

/** A short hash of a text. Line breaks and quoting do not change it. */
export const fingerprint = (text: string, memo: Memo): string => memo.get(digest, text)

export const digest = (text: string): string => hash('sha256', foldSpace(text), 'hex').slice(0, 6)

/** Normalizes a text to composed characters and single spaces. */
export const foldSpace = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
