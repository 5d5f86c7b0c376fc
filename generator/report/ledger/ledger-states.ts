import { pairAt } from '../../compare/ledger.ts'
import {
  fingerprint,
  keyOf,
  type TranslationState,
  translationStates,
  withConfirmation,
} from '../../compare/translation-state.ts'
import type { Site } from '../../model/site.ts'
import { kindOf } from '../../read/file-kind.ts'
import { type LedgerEntry, readLedgerLines } from '../../read/ledger.ts'

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
