import { hash } from 'node:crypto'
import { memoize } from '../memoize.ts'
import type { Site } from '../model/site.ts'
import { type LedgerEntry, printIndex, printLedger, readLedgerLines } from '../read/ledger.ts'
import { formatPath } from '../read/path.ts'
import { ledgerEntries } from './ledger.ts'
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
  readonly confirmation: LedgerEntry | undefined
  /**
   * `stale`: the source alone changed. `changed-alone`: the translation alone changed. `merged`: each was confirmed
   * in a branch of its own, and nobody has confirmed the two together.
   */
  readonly freshness: TranslationStatus
  /** All lines on record of it. There are several after a merge. */
  readonly lines: readonly LedgerEntry[]
}

/** Every translated text with its recorded confirmation. */
export const translationStates = memoize((site: Site): readonly TranslationState[] => {
  const pairs = textPairs(site).filter(({ source }) => source.schema['x-i18n'] === 'translate')
  const byDocument = Map.groupBy(pairs, ({ translation }) => translation.document)
  return [...byDocument.values()].flatMap((each) => {
    const [{ source, language } = {}] = each
    if (!source || !language) return []
    const { address } = source.document
    const entriesOf = ledgerEntries(site, { language: language.code, address })
    return each.map((pair) => withConfirmation(pair, entriesOf(keyOf(pair))))
  })
})

/** A pair with what is on record of it. */
export function withConfirmation(pair: TextPair, lines: readonly LedgerEntry[]): TranslationState {
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
function chosenOf(lines: readonly LedgerEntry[], pair: TextPair): LedgerEntry | undefined {
  if (lines.length < 2) return lines[0]
  const source = fingerprint(pair.source.text)
  const target = fingerprint(pair.translation.text)
  const rank = (line: LedgerEntry) =>
    (line.target === target ? 2 : 0) + (line.source === source ? 1 : 0)
  const order = (line: LedgerEntry) => JSON.stringify(Object.entries(line))
  return lines.toSorted((a, b) => rank(b) - rank(a) || (order(a) < order(b) ? -1 : 1))[0]
}

/**
 * What two texts changed from that were confirmed in two branches: each was left alone by the branch that confirmed
 * the other, so it is compared with the line of that one.
 */
function mergedOf(lines: readonly LedgerEntry[], pair: TextPair): LedgerEntry | undefined {
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
  confirmation: LedgerEntry | undefined,
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
export const foldSpace = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

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
export function rewriteLedger(
  written: string,
  { isIndex, address = same, path = same, text = same }: Rewriting,
): string | undefined {
  const { entries, listed, unreadable } = readLedgerLines(written)
  if (unreadable.length > 0) return undefined

  const fingerprintOf = (known: string, said: string) =>
    fingerprint(said) === known ? fingerprint(text(said)) : known
  const rewritten = [...entries].flatMap(([key, each]) => {
    const [document = '', ...steps] = key.split('#')
    return each.map((entry): [string, LedgerEntry] => {
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
  return isIndex ? printIndex([...listed].map(address)) : printLedger(rewritten)
}

const same = (value: string) => value
