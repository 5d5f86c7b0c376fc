import { hash } from 'node:crypto'
import type { Place } from '../diagnostics/diagnostic.ts'
import { memoize } from '../memoize.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { kindOf } from '../read/file-kind.ts'
import { formatPath, isRecord } from '../read/path.ts'
import { printRecord, type RecordEntry, readRecordLines } from '../read/record.ts'
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
  { address = same, path = same, text = same }: Rewriting,
): string | undefined {
  const { entries, unreadable } = readRecordLines(written)
  if (unreadable.length > 0) return undefined

  const fingerprintOf = (known: string, said: string) =>
    fingerprint(said) === known ? fingerprint(text(said)) : known
  const rewritten = [...entries].flatMap(([key, each]) => {
    const [document = '', ...steps] = key.split('#')
    const place = [address(document), ...steps.map((step) => path(step, document))].join('#')
    return each.map(({ source, target, was, said, ...entry }): [string, RecordEntry] => [
      place,
      {
        ...{ ...entry, source: fingerprintOf(source, was), target, was: text(was) },
        ...(said !== undefined && { said: text(said), target: fingerprintOf(target, said) }),
      },
    ])
  })
  return printRecord(rewritten)
}

const same = (value: string) => value

/** A document in one language, by the language and its address: `nl` and `pages/about`. */
interface Translated {
  readonly language: string
  readonly address: string
}

/** The path of the record of a document in the content folder. */
export const recordPath = ({ language, address }: Translated) =>
  `.state/${language}/${address}.yaml`

const recordOf = (site: Site, { language, address }: Translated): SourceDocument | undefined =>
  site.find('state', `${language}/${address}`)

/** The records of the documents in a language. */
const recordsOf = (site: Site, language: string): readonly SourceDocument[] =>
  site.all('state').filter(({ name }) => name.startsWith(`${language}/`))

/** Whether a language has a record. One begins by `accept`. */
export const isOnRecord = (site: Site, language: string): boolean =>
  site.all('state').some(({ name }) => name.startsWith(`${language}/`))

/** Whether the record of a document can be read, or is known to be none yet. */
export function hasRecord(site: Site, translated: Translated): boolean {
  const own = recordOf(site, translated)
  return own ? isRecord(own.data) : isOnRecord(site, translated.language)
}

/** A hash of all that is on record of a document. */
export const recordKey = (site: Site, translated: Translated): string =>
  recordOf(site, translated)?.hash ?? `${isOnRecord(site, translated.language)}`

/** The paths of what is missing or cannot be read of the records of a language. */
export const brokenRecords = (site: Site, language: string): readonly string[] =>
  isOnRecord(site, language)
    ? recordsOf(site, language).flatMap(({ data, address }) =>
        isRecord(data) ? [] : [`${address}.yaml`],
      )
    : [`.state/${language}`]

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
export const recordedKeys = (site: Site, translated: Translated): readonly string[] => {
  const { data } = recordOf(site, translated) ?? {}
  return isRecord(data) ? Object.keys(data) : []
}

const entryOf = ({ source, target, was, said, kept }: Readonly<Record<string, unknown>>) => ({
  ...{ source: String(source), target: String(target), was: String(was) },
  ...(typeof said === 'string' && { said }),
  ...(typeof kept === 'string' && { kept }),
})

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
 * not confirmed. What cannot be read stays as it is.
 */
export function confirm(input: ConfirmInput): RecordChanges {
  const { site, language, why } = input
  const isNew = !isOnRecord(site, language)
  const broken = new Set(brokenRecords(site, language))
  const changes = changesTo(input, (pair) => {
    const { confirmation, freshness, translation, lines } = pair
    if (freshness === 'confirmed' && confirmation)
      return [{ ...confirmation, said: foldSpace(translation.text) }]
    // Until a pair is confirmed, all lines of it are needed. A record that begins holds all that is there.
    const isLeft = !(isNew || isConfirmed(pair, input)) || isToTranslate(pair, site)
    return isLeft ? lines : [{ ...entryNow(pair), ...(why !== undefined && { kept: why }) }]
  })
  return new Map([...changes].filter(([path]) => !broken.has(path)))
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
export function rebuild(input: RecordInput): Rebuilt {
  const { site, language } = input
  const old = recordsOf(site, language)
  const read = old.map(({ text }) => readRecordLines(text))
  const counts = { kept: 0, seeded: 0 }
  const changes = changesTo(input, (pair) => {
    const key = keyOf(pair)
    // Several entries of a text stay: which of them holds is decided when the record is read.
    const lines = read.flatMap(({ entries }) => entries.get(key) ?? [])
    const known = lines.length === 0 && pair.confirmation ? [pair.confirmation] : lines
    counts.kept += known.length
    if (known.length > 0 || isToTranslate(pair, site)) return known
    counts.seeded += 1
    return [entryNow(pair)]
  })
  const forgotten = old.flatMap(({ data }, index) =>
    isRecord(data) ? [] : (read[index]?.unreadable ?? []),
  )
  return { changes, ...counts, forgotten }
}

const entryNow = ({ source, translation }: TextPair): RecordEntry => ({
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

function isConfirmed(pair: TranslationState, { site, stale, only }: ConfirmInput): boolean {
  if (!only) return stale === true || !isToLookAt(pair, site)
  const { document, path } = pair.translation
  return only.some(
    (each) => document.file === each.at.file && formatPath(path, document.data) === each.path,
  )
}

/** The files of a record that change, by their path in the content folder. undefined removes a file. */
export type RecordChanges = ReadonlyMap<string, string | undefined>

/**
 * Writes the record of each document with the entries of each pair that `entriesOf` returns. That of a document whose
 * texts cannot be read stays as it is; that of one that is gone is removed.
 */
function changesTo(
  { site, language }: RecordInput,
  entriesOf: (pair: TranslationState) => readonly RecordEntry[],
): RecordChanges {
  const files = new Map<string, string | undefined>()
  const states = recordStates(site, language)
  const byAddress = Map.groupBy(states, ({ source }) => source.document.address)
  const records = recordsOf(site, language)
  const texts = new Map(records.map(({ address, text }) => [`${address}.yaml`, text]))
  for (const { name, address } of records) {
    const isUnreadable = versionsOf(site, name).length === 2 && !byAddress.has(addressOf(name))
    if (kindOf(name) && !isUnreadable) files.set(`${address}.yaml`, undefined)
  }
  for (const [address, pairs] of byAddress) {
    const entries = pairs.flatMap((pair) =>
      entriesOf(pair).map((entry) => [keyOf(pair), entry] as const),
    )
    const path = recordPath({ language, address })
    if (entries.length > 0 || texts.has(path)) files.set(path, printRecord(entries))
  }
  return new Map([...files].filter(([path, text]) => texts.get(path) !== text))
}

/** The address of the document that a record of this name is about. */
const addressOf = (name: string) => name.slice(name.indexOf('/') + 1)

/** Which versions there are of the document of a record: in the source language and in that of the record. */
function versionsOf(site: Site, record: string): readonly SourceDocument[] {
  const { kind, name } = kindOf(record) ?? {}
  const [language = ''] = record.split('/', 1)
  return [site.source.code, language].flatMap((code) => {
    const found = kind && name !== undefined ? site.find(kind, name, code) : undefined
    return found ? [found] : []
  })
}

/**
 * The translations into a language with what is on record of them. Those of a document that was renamed have what is on
 * record under its former name: the record of a document that neither language has any more, with most of its texts.
 */
export function recordStates(site: Site, language: string): readonly TranslationState[] {
  const own = translationStates(site).filter((pair) => pair.language.code === language)
  const former = recordsOf(site, language).filter(
    ({ name }) => kindOf(name) && versionsOf(site, name).length === 0,
  )
  if (former.length === 0) return own

  const byDocument = Map.groupBy(own, ({ source }) => source.document)
  return [...byDocument].flatMap(([document, pairs]) => {
    if (pairs.some(({ confirmation }) => confirmation)) return pairs
    const renamed = former
      .filter(({ name }) => kindOf(name)?.kind === document.kind)
      .map(({ name, text }) => {
        const { entries } = readRecordLines(text)
        return pairs.map((pair) => {
          const [, path = ''] = keyOf(pair).split(/#(.*)/s)
          return withConfirmation(pair, entries.get(`${addressOf(name)}#${path}`) ?? [])
        })
      })
      .toSorted((a, b) => knownIn(b) - knownIn(a))[0]
    return renamed && knownIn(renamed) * 2 >= pairs.length ? renamed : pairs
  })
}

/** How many texts are on record, or their translations. */
const knownIn = (states: readonly TranslationState[]) =>
  states.filter(({ freshness }) => freshness !== 'new' && freshness !== 'changed-together').length
