import { hash } from 'node:crypto'
import type { Cache } from '../cache.ts'
import { type Group, isOfDocument, sharedKinds } from '../model/groups/group.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { readLedgerLines } from '../read/ledger.ts'
import { isRecord } from '../read/path.ts'

export const hashOf = (parts: readonly string[]): string =>
  hash('sha256', parts.join('\n'), 'base64url').slice(0, 22)

/** A hash of all that a group can depend on besides its own documents and confirmations. */
export function fingerprintOfShared(site: Site, cache: Cache): string {
  const { today, isRelease, schemas, documents, facts, drafts, otherFolders } = site
  const shared = documents.filter(({ kind }) => sharedKinds.has(kind) && kind !== 'state')
  return hashOf([
    schemas.hash,
    today,
    String(isRelease),
    ...shared.map(({ file, hash }) => `${file} ${hash}`),
    ...indexes(site).map((index) => cache.get(stateOf, index, cache).shared),
    JSON.stringify([[...facts], drafts, [...otherFolders]]),
    JSON.stringify(
      documents.flatMap((document) =>
        document.kind === 'state' ? [] : [[document.file, site.outlineOf(document)]],
      ),
    ),
  ])
}

/** What the records of the languages hold of a group. The records of its documents are not among it. */
export const confirmationsOf = (site: Site, group: Group, cache: Cache): readonly string[] => {
  const [{ address }] = group.documents
  return indexes(site).map((index) => cache.get(stateOf, index, cache).lines.get(address) ?? '')
}

/** The records of the languages. */
const indexes = (site: Site) => site.all('state').filter((record) => !isOfDocument(record))

interface RecordParts {
  /** What concerns every group: whether the record can be read, or all of one that is written otherwise. */
  readonly shared: string
  /** The lines of each document, by its address. */
  readonly lines: ReadonlyMap<string, string>
}

/** Divides the record of a language by documents, so that a confirmation concerns its document only. */
export function stateOf(record: SourceDocument, cache: Cache): RecordParts {
  const { data, file, text, hash: whole } = record
  const lines = text.split(/\r?\n/)
  const isDivisible =
    isRecord(data) &&
    readLedgerLines(text, cache).unreadable.length === 0 &&
    lines.every((line) => line === '' || line.startsWith('#') || plainKey.test(line))
  if (!isDivisible) return { shared: `${file} ${whole}`, lines: new Map() }
  const byAddress = Map.groupBy(lines, (line) => plainKey.exec(line)?.[1] ?? '')
  return {
    shared: file,
    lines: new Map(Array.from(byAddress, ([address, own]) => [address, own.join('\n')])),
  }
}

/** The address in the key of a line, if nothing in it is escaped. */
const plainKey = /^"([^"#\\]*)[#"]/
