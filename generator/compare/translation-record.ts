import { hash } from 'node:crypto'
import type { Place } from '../diagnostics/diagnostic.ts'
import { hashOf } from '../hash-of.ts'
import { memoize } from '../memoize.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { kindOf } from '../read/file-kind.ts'
import { formatPath, isRecord } from '../read/path.ts'
import { printIndex, printRecord, type RecordEntry, readRecordLines } from '../read/record.ts'
import { isBindingChange } from '../text/binding.ts'
import { changedMeaning } from '../text/meaning/disagreement.ts'
import { unlikeIn } from '../text/meaning/unlike.ts'
import { isToTranslate } from '../text/untranslated.ts'
import { type TextPair, textPairs } from './pairs.ts'

/** How a text and its translation changed since the last confirmation. */
type TranslationStatus =
  | 'confirmed'
  | 'new'
  | 'changed-together'
  | 'changed-alone'
  | 'stale'
  | 'merged'

/** A pair with its recorded confirmation. */
export interface TranslationState extends TextPair {
  /** What the two texts are compared with. */
  readonly confirmation: RecordEntry | undefined
  /**
   * `stale`: the source alone changed. `changed-alone`: the translation alone changed. `merged`: each was confirmed
   * in a branch of its own, and nobody has confirmed the two together.
   */
  readonly freshness: TranslationStatus
  /** All lines on record of it. There are several after a merge. */
  readonly lines: readonly RecordEntry[]
}

/** Every translated text with its recorded confirmation. */
export const translationStates = memoize((site: Site): readonly TranslationState[] => {
  const pairs = textPairs(site).filter(({ source }) => source.schema['x-i18n'] === 'translate')
  const byDocument = Map.groupBy(pairs, ({ translation }) => translation.document)
  return [...byDocument.values()].flatMap((each) => {
    const [{ source, language } = {}] = each
    if (!source || !language) return []
    const { address } = source.document
    const entriesOf = recordEntries(site, { language: language.code, address })
    return each.map((pair) => withConfirmation(pair, entriesOf(keyOf(pair))))
  })
})

/** A pair with what is on record of it. */
function withConfirmation(pair: TextPair, lines: readonly RecordEntry[]): TranslationState {
  const merged = lines.length > 1 ? mergedOf(lines, pair) : undefined
  const confirmation = merged ?? chosenOf(lines, pair)
  const freshness = merged ? 'merged' : freshnessOf(pair, confirmation)
  return { ...pair, confirmation, freshness, lines }
}

/** The key of a text in the record: `pages/about#sections[intro].lead`. */
export const keyOf = ({ source: { document, path } }: TextPair) =>
  `${document.address}#${formatPath(path, document.data)}`

/**
 * The line that holds, whatever their order: that of both texts as they are. If there is none, that of the
 * translation as it is, so that a source that changed since is reported; then that of the source.
 */
function chosenOf(lines: readonly RecordEntry[], pair: TextPair): RecordEntry | undefined {
  if (lines.length < 2) return lines[0]
  const source = fingerprint(pair.source.text)
  const target = fingerprint(pair.translation.text)
  const rank = (line: RecordEntry) =>
    (line.target === target ? 2 : 0) + (line.source === source ? 1 : 0)
  const order = (line: RecordEntry) => JSON.stringify(Object.entries(line))
  return lines.toSorted((a, b) => rank(b) - rank(a) || (order(a) < order(b) ? -1 : 1))[0]
}

/**
 * What two texts changed from that were confirmed in two branches: each was left alone by the branch that confirmed
 * the other, so it is compared with the line of that one.
 */
function mergedOf(lines: readonly RecordEntry[], pair: TextPair): RecordEntry | undefined {
  const source = fingerprint(pair.source.text)
  const target = fingerprint(pair.translation.text)
  const ofSource = lines.filter((line) => line.source === source)
  const ofTarget = lines.filter((line) => line.target === target)
  if (ofSource.some((line) => ofTarget.includes(line))) return undefined
  const [own, other] = [chosenOf(ofTarget, pair), chosenOf(ofSource, pair)]
  return (
    own &&
    other && {
      ...{ source: own.source, target: other.target, was: own.was },
      ...(other.said !== undefined && { said: other.said }),
    }
  )
}

function freshnessOf(
  { source, translation }: TextPair,
  confirmation: RecordEntry | undefined,
): TranslationStatus {
  if (!confirmation) return 'new'
  const isSourceSame = confirmation.source === fingerprint(source.text)
  const isTargetSame = confirmation.target === fingerprint(translation.text)
  if (isSourceSame) return isTargetSame ? 'confirmed' : 'changed-alone'
  return isTargetSame ? 'stale' : 'changed-together'
}

/** A short hash of a text. Line breaks and quoting do not change it. */
export const fingerprint = memoize((text: string): string =>
  hash('sha256', foldSpace(text), 'hex').slice(0, 6),
)

/** Normalizes a text to composed characters and single spaces. */
const foldSpace = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

interface Rewriting {
  /** The record of a language, which lists documents, rather than that of a document. */
  readonly isIndex: boolean
  readonly address?: (address: string) => string
  /** Of a text in the document at an address. */
  readonly path?: (path: string, address: string) => string
  readonly text?: (text: string) => string
}

/**
 * A record after addresses of documents, paths and words in them changed in every language at once: what was
 * confirmed stays confirmed, and what was out of date stays so. undefined if a line of it cannot be read.
 */
export function rewriteRecord(
  written: string,
  { isIndex, address = same, path = same, text = same }: Rewriting,
): string | undefined {
  const { entries, listed, unreadable } = readRecordLines(written)
  if (unreadable.length > 0) return undefined

  const fingerprintOf = (known: string, said: string) =>
    fingerprint(said) === known ? fingerprint(text(said)) : known
  const rewritten = [...entries].flatMap(([key, each]) => {
    const [document = '', ...steps] = key.split('#')
    return each.map((entry): [string, RecordEntry] => {
      const { source, target, was, said } = entry
      return [
        [address(document), ...steps.map((each) => path(each, document))].join('#'),
        {
          ...entry,
          source: fingerprintOf(source, was),
          was: text(was),
          ...(said !== undefined && { said: text(said), target: fingerprintOf(target, said) }),
        },
      ]
    })
  })
  return isIndex ? printIndex([...listed].map(address)) : printRecord(rewritten)
}

const same = (value: string) => value

/** A document in one language, by the language and its address: `nl` and `pages/about`. */
export interface Translated {
  readonly language: string
  readonly address: string
}

/** The record of a language. It lists the documents that have a record of their own. */
export const indexOf = (site: Site, language: string): SourceDocument | undefined =>
  site.find('state', language)

/** The record of one document. */
const recordOf = (site: Site, { language, address }: Translated): SourceDocument | undefined =>
  site.find('state', `${language}/${address}`)

/** The path of the record of a document in the content folder. */
export const recordPath = ({ language, address }: Translated) =>
  `.state/${language}/${address}.yaml`

/** The path of the record of a language in the content folder. */
export const indexPath = (language: string) => `.state/${language}.yaml`

/** Whether the record of a document can be read, or is known to be none yet. */
export function hasRecord(site: Site, translated: Translated): boolean {
  const own = recordOf(site, translated)
  return (
    isRecord(indexOf(site, translated.language)?.data) &&
    (own ? isRecord(own.data) : !isListed(site, translated))
  )
}

const isListed = (site: Site, { language, address }: Translated) =>
  Object.hasOwn(dataOf(indexOf(site, language)), address)

/** A hash of all that is on record of a document. */
export const recordKey = (site: Site, translated: Translated): string => {
  const own = recordOf(site, translated)
  // Whether the own record can be read follows from its hash.
  const isRead = isRecord(indexOf(site, translated.language)?.data)
  return hashOf([own?.hash ?? '', `${isRead} ${isListed(site, translated)}`])
}

/** The documents in both languages whose record is missing. */
export const lostRecords = (site: Site, language: string): readonly Translated[] =>
  Object.keys(dataOf(indexOf(site, language)))
    .map((address) => ({ language, address }))
    .filter((each) => recordOf(site, each) === undefined && pairAt(site, each) === 'both')

/** The paths of what is missing or cannot be read of the records of a language. */
export function brokenRecords(site: Site, language: string): readonly string[] {
  const unreadable = site
    .all('state')
    .filter(({ name, data }) => isOfLanguage(name, language) && !isRecord(data))
    .map(({ address }) => `${address}.yaml`)
  return [
    ...(indexOf(site, language) ? [] : [indexPath(language)]),
    ...unreadable,
    ...lostRecords(site, language).map(recordPath),
  ]
}

const isOfLanguage = (name: string, language: string) =>
  name === language || name.startsWith(`${language}/`)

/** Which files there are of a document: in the source language and the other one, in one, or in none. */
function pairAt(
  site: Site,
  { language, address }: Translated,
): 'both' | 'one' | 'none' | 'unknown' {
  const { kind, name } = kindOf(`${language}/${address}`) ?? {}
  if (kind === undefined || name === undefined) return 'unknown'
  const found = [site.source.code, language].filter((code) => site.find(kind, name, code))
  return found.length === 2 ? 'both' : found.length === 1 ? 'one' : 'none'
}

/** Looks up the entries of a text of a document by its key. There are several after a merge. */
function recordEntries(
  site: Site,
  translated: Translated,
): (key: string) => readonly RecordEntry[] {
  const own = recordOf(site, translated)
  if (!own || !isRecord(own.data)) return () => []
  const { data } = own
  const { entries, unreadable } = readRecordLines(own.text)
  if (unreadable.length === 0) return (key) => entries.get(key) ?? []

  // Written by another program, but valid YAML.
  return (key) => {
    const entry = data[key]
    return isRecord(entry) ? [entryOf(entry)] : []
  }
}

/** The keys of the texts of a document that are on record. */
export const recordedKeys = (site: Site, translated: Translated): readonly string[] =>
  Object.keys(dataOf(recordOf(site, translated)))

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

interface RecordInput {
  readonly site: Site
  readonly language: string
}

interface ConfirmInput extends RecordInput {
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
export function confirm(input: ConfirmInput): RecordChanges {
  const { site, language } = input
  const index = indexOf(site, language)
  if (index && !isRecord(index.data)) return new Map()
  const isNew = index === undefined
  const states = recordStates(site, language)
  return changesTo({ site, language, states }, (pairs, address) =>
    isNew || hasRecord(site, { language, address })
      ? pairs.flatMap((pair) => {
          const key = keyOf(pair)
          return linesAfter(pair, { ...input, isNew }).map((entry) => [key, entry] as const)
        })
      : undefined,
  )
}

/** A record that was begun anew. */
interface Rebuilt {
  readonly changes: RecordChanges
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
export function rebuild({ site, language }: RecordInput): Rebuilt {
  const old = site
    .all('state')
    .filter(({ name }) => name === language || name.startsWith(`${language}/`))
  const read = old.map(({ text }) => readRecordLines(text))
  const linesOf = (key: string) => read.flatMap(({ entries }) => entries.get(key) ?? [])

  let kept = 0
  let seeded = 0
  const states = recordStates(site, language)
  const changes = changesTo({ site, language, states }, (pairs) =>
    pairs.flatMap((pair): readonly (readonly [string, RecordEntry])[] => {
      const key = keyOf(pair)
      const lines = linesOf(key)
      // Several entries of a text stay: which of them holds is decided when the record is read.
      const known = lines.length === 0 && pair.confirmation ? [pair.confirmation] : lines
      kept += known.length
      if (known.length > 0) return known.map((entry) => [key, entry] as const)
      if (isToTranslate(pair, site)) return []
      seeded += 1
      return [[key, { ...entryNow(pair), seeded: true }]]
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
): readonly RecordEntry[] {
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
      ...entryNow(pair),
      ...(isNew && { seeded: true }),
      ...(why !== undefined && { kept: why }),
    },
  ]
}

const entryNow = ({ source, translation }: TranslationState): RecordEntry => ({
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
export type RecordChanges = ReadonlyMap<string, string | undefined>

type Entries = readonly (readonly [key: string, entry: RecordEntry])[]

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
): RecordChanges {
  const { listed } = readRecordLines(indexOf(site, language)?.text ?? '')
  const own = site.all('state').flatMap(({ name }) => addressIn(name, language))
  const byAddress = Map.groupBy(states, ({ source }) => source.document.address)

  const files = new Map<string, string | undefined>()
  const removed: string[] = []
  const addresses: string[] = []
  for (const address of new Set([...byAddress.keys(), ...listed, ...own])) {
    const translated = { language, address }
    const path = recordPath(translated)
    const pairs = byAddress.get(address)
    const entries = pairs && entriesOf(pairs, address)
    const isWritten = entries !== undefined && entries.length > 0
    const isLeft = entries === undefined && pairAt(site, translated) === 'both'
    const isKept = isLeft && (listed.has(address) || recordOf(site, translated) !== undefined)
    if (isWritten) files.set(path, printRecord(entries))
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
export function recordStates(site: Site, language: string): readonly TranslationState[] {
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
  readonly entries: ReadonlyMap<string, readonly RecordEntry[]>
}

const formerRecords = (site: Site, language: string): readonly FormerRecord[] =>
  site.all('state').flatMap(({ name, text }) => {
    const address = name.slice(language.length + 1)
    const isGone = pairAt(site, { language, address }) === 'none'
    if (!name.startsWith(`${language}/`) || !isGone) return []
    const entries = Array.from(
      readRecordLines(text).entries,
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
