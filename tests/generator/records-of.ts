import { type Cache, type CheckRecords, createCache, recordsIn } from '#generator/index.ts'

/** A cache that knows what another process found, and no more. */
export function withRecordsOf(before: Cache): Cache {
  const { documents, groups, rules }: CheckRecords = recordsIn(before)
  const stored = JSON.stringify({
    documents: [...documents],
    groups: [...groups],
    rules: [...rules],
  })
  const read: { readonly [Name in keyof CheckRecords]: [never, never][] } = JSON.parse(stored)
  const cache = createCache()
  const records = recordsIn(cache)
  for (const [file, record] of read.documents) records.documents.set(file, record)
  for (const [id, record] of read.groups) records.groups.set(id, record)
  for (const [code, record] of read.rules) records.rules.set(code, record)
  return cache
}
