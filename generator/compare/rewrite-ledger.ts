import { type LedgerEntry, printIndex, printLedger, readLedgerLines } from '../read/ledger.ts'
import { fingerprint } from './translation-state.ts'

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
  return isIndex ? printIndex([...listed].map(address), rewritten) : printLedger(rewritten)
}

const same = (value: string) => value
