import type { Pairs } from '../../forms/decode-form.ts'
import type { SqlRow } from '../sql-database.ts'
import { type Reason, reasons, type Submission, states } from '../submission.ts'

/** A row of `submissions` as a submission. */
export const readSubmission = (row: SqlRow): Submission => ({
  id: String(row['id']),
  key: textOf(row['key']),
  state: states.find((state) => state === row['state']) ?? 'quarantine',
  reasons: listOf(row['reasons']).filter(isReason),
  form: textOf(row['form']),
  language: textOf(row['language']),
  raw: row['raw'] instanceof Uint8Array ? row['raw'] : new Uint8Array(),
  contentType: String(row['content_type']),
  fields: readPairs(row['fields']),
  extra: readPairs(row['extra']),
  headers: Object.fromEntries(
    Object.entries(Object(parse(row['headers']))).map(([name, value]) => [name, String(value)]),
  ),
  receivedAt: Number(row['received_at']),
})

const readPairs = (value: unknown): Pairs =>
  listOf(value).flatMap((pair): [string, string][] =>
    Array.isArray(pair) ? [[String(pair[0]), String(pair[1])]] : [],
  )

function listOf(value: unknown): readonly unknown[] {
  const list = parse(value)
  return Array.isArray(list) ? list : []
}

const parse = (value: unknown): unknown => JSON.parse(String(value))
const isReason = (value: unknown): value is Reason => reasons.some((reason) => reason === value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
