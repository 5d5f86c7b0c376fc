import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListedPage } from '../page-input.ts'

/** The file of a built site that says from what each of its pages was made. It is not served. */
export const recordFile = '.diptych/pages.json'

/** A page of a built site. */
export interface PageRecord {
  readonly document: string
  /** A hash of all that it was made from. */
  readonly key: string
  /** The document of content that describes it, and a hash of what its data follows from. */
  readonly source: string
  readonly from: string
  readonly listed: ListedPage['page']
  /** The source expression for its style sheet. */
  readonly style: string
  /** Its files with their sizes in bytes. */
  readonly files: readonly (readonly [path: string, size: number])[]
}

/** What the pages of a built site were made from. Empty if that is not known. */
export function readPageRecords(folder: string) {
  try {
    const records: readonly PageRecord[] = JSON.parse(
      readFileSync(join(folder, recordFile), 'utf8'),
    )
    return indexed(records)
  } catch {
    return indexed([])
  }
}

const indexed = (records: readonly PageRecord[]) => ({
  byDocument: new Map(records.map((record) => [record.document, record])),
  bySource: Map.groupBy(records, ({ source }) => source),
})
