import { hashOf } from '../check/cache.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { kindOf } from '../read/file-kind.ts'
import { type LedgerEntry, readLedgerLines } from '../read/ledger.ts'
import { isRecord } from '../read/path.ts'

/** A document in one language, by the language and its address: `nl` and `pages/about`. */
export interface Translated {
  readonly language: string
  readonly address: string
}

/** The record of a language. It lists the documents that have a record of their own. */
export const indexOf = (site: Site, language: string): SourceDocument | undefined =>
  site.find('state', language)

/** The record of one document. */
export const ledgerOf = (
  site: Site,
  { language, address }: Translated,
): SourceDocument | undefined => site.find('state', `${language}/${address}`)

/** The path of the record of a document in the content folder. */
export const ledgerPath = ({ language, address }: Translated) =>
  `.state/${language}/${address}.yaml`

/** The path of the record of a language in the content folder. */
export const indexPath = (language: string) => `.state/${language}.yaml`

/** Whether the record of a document can be read, or is known to be none yet. */
export function hasLedger(site: Site, translated: Translated): boolean {
  const own = ledgerOf(site, translated)
  return (
    isRecord(indexOf(site, translated.language)?.data) &&
    (own ? isRecord(own.data) : !isListed(site, translated))
  )
}

const isListed = (site: Site, { language, address }: Translated) =>
  Object.hasOwn(dataOf(indexOf(site, language)), address)

/** A hash of all that is on record of a document. */
export const recordKey = (site: Site, translated: Translated): string => {
  const own = ledgerOf(site, translated)
  return hashOf([own?.hash ?? '', `${hasLedger(site, translated)} ${isListed(site, translated)}`])
}

/** The documents in both languages whose record is missing. */
export const lostLedgers = (site: Site, language: string): readonly Translated[] =>
  Object.keys(dataOf(indexOf(site, language)))
    .map((address) => ({ language, address }))
    .filter((each) => ledgerOf(site, each) === undefined && pairAt(site, each) === 'both')

/** The paths of what is missing or cannot be read of the records of a language. */
export function brokenLedgers(site: Site, language: string): readonly string[] {
  const unreadable = site
    .all('state')
    .filter(({ name, data }) => isOfLanguage(name, language) && !isRecord(data))
    .map(({ address }) => `${address}.yaml`)
  return [
    ...(indexOf(site, language) ? [] : [indexPath(language)]),
    ...unreadable,
    ...lostLedgers(site, language).map(ledgerPath),
  ]
}

/** The paths of the records of a language that say more of a text than this version knows. */
export const newerLedgers = (site: Site, language: string): readonly string[] =>
  site
    .all('state')
    .filter(({ name, data }) => isOfLanguage(name, language) && isRecord(data) && saysMore(data))
    .map(({ address }) => `${address}.yaml`)

const fields: ReadonlySet<string> = new Set<keyof LedgerEntry>([
  ...(['source', 'target', 'was', 'said', 'seeded', 'kept'] as const),
])

const saysMore = (data: Readonly<Record<string, unknown>>) =>
  Object.values(data).some(
    (entry) => isRecord(entry) && Object.keys(entry).some((name) => !fields.has(name)),
  )

const isOfLanguage = (name: string, language: string) =>
  name === language || name.startsWith(`${language}/`)

/** Which files there are of a document: in the source language and the other one, in one, or in none. */
export function pairAt(
  site: Site,
  { language, address }: Translated,
): 'both' | 'one' | 'none' | 'unknown' {
  const { kind, name } = kindOf(`${language}/${address}`) ?? {}
  if (kind === undefined || name === undefined) return 'unknown'
  const found = [site.source.code, language].filter((code) => site.find(kind, name, code))
  return found.length === 2 ? 'both' : found.length === 1 ? 'one' : 'none'
}

/** Looks up the entries of a text of a document by its key. There are several after a merge. */
export function ledgerEntries(
  site: Site,
  translated: Translated,
): (key: string) => readonly LedgerEntry[] {
  const own = ledgerOf(site, translated)
  if (!own || !isRecord(own.data)) return () => []
  const { data } = own
  const { entries, unreadable } = readLedgerLines(own.text)
  if (unreadable.length === 0) return (key) => entries.get(key) ?? []

  // Written by another program, but valid YAML.
  return (key) => {
    const entry = data[key]
    return isRecord(entry) ? [entryOf(entry)] : []
  }
}

/** The keys of the texts of a document that are on record. */
export const ledgerKeys = (site: Site, translated: Translated): readonly string[] =>
  Object.keys(dataOf(ledgerOf(site, translated)))

const dataOf = (document: SourceDocument | undefined) =>
  isRecord(document?.data) ? document.data : {}

function entryOf({ source, target, was, said, seeded, kept }: Readonly<Record<string, unknown>>) {
  return {
    source: String(source),
    target: String(target),
    was: String(was),
    ...(typeof said === 'string' && { said }),
    ...(seeded === true && { seeded }),
    ...(typeof kept === 'string' && { kept }),
  }
}
