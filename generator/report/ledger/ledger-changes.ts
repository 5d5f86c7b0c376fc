import { indexOf, indexPath, ledgerOf, ledgerPath, pairAt } from '../../compare/ledger.ts'
import type { TranslationState } from '../../compare/translation-state.ts'
import type { Site } from '../../model/site.ts'
import { type LedgerEntry, printIndex, printLedger, readLedgerLines } from '../../read/ledger.ts'

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
export function changesTo(
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
