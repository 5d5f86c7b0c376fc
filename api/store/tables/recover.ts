import { hash } from 'node:crypto'
import type { SqlDatabase, SqlValue } from '../sql-database.ts'
import type { Store } from '../store.ts'
import { states } from '../submission.ts'
import { deliveryId } from './deliveries.ts'
import { countUp } from './tally.ts'

/** The columns of the tables, in order. A later version may append some. */
const submissionColumns = [
  'id',
  'key',
  'body_hash',
  'state',
  'reasons',
  'form',
  'language',
  'raw',
  'content_type',
  'fields',
  'extra',
  'headers',
  'received_at',
]
const deliveryColumns = [
  'id',
  'submission',
  'channel',
  'state',
  'attempts',
  'next_at',
  'settled_at',
  'error',
]

type Values = readonly SqlValue[]

/** The store's operation that takes in records of another store. */
export function recover({ write }: SqlDatabase) {
  const insert = (table: string, columns: readonly string[]) =>
    `INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')}) ON CONFLICT DO NOTHING`

  return {
    recover: (records) =>
      write(async (sql) => {
        const submissions = records.filter(isSubmission)
        let added = 0
        for (const each of submissions) {
          const values = each.slice(0, submissionColumns.length)
          added += await sql.run(insert('submissions', submissionColumns), ...values)
        }
        await countUp(sql, 'recovered', added)
        for (const each of records.filter(isDelivery)) {
          const [, submission = ''] = each
          const found = await sql.all('SELECT 1 FROM submissions WHERE id = ?', submission)
          const values = each.slice(0, deliveryColumns.length)
          if (found.length > 0) await sql.run(insert('deliveries', deliveryColumns), ...values)
        }
        return {
          added,
          known: submissions.length - added,
          damaged: records.filter(looksLikeSubmission).length - submissions.length,
        }
      }),
  } satisfies Partial<Store>
}

/** Whether a record is a submission, perhaps a damaged one. */
const looksLikeSubmission = (record: Values): boolean =>
  record.length >= submissionColumns.length && states.some((state) => state === record[3])

/** Whether a record is a whole submission. The hash of its body shows it. */
function isSubmission(record: Values): boolean {
  const [id, key, bodyHash, , reasons, form, language, raw, contentType, ...rest] = record
  const [fields, extra, headers, receivedAt] = rest
  return (
    looksLikeSubmission(record) &&
    typeof id === 'string' &&
    /^[\w-]{1,64}$/.test(id) &&
    [key, form, language].every((value) => value === null || typeof value === 'string') &&
    typeof contentType === 'string' &&
    raw instanceof Uint8Array &&
    hash('sha256', raw, 'base64url') === bodyHash &&
    [reasons, fields, extra].every((value) => Array.isArray(parsed(value))) &&
    typeof parsed(headers) === 'object' &&
    Number.isSafeInteger(receivedAt)
  )
}

function isDelivery(record: Values): boolean {
  const [id, submission, channel, state, attempts, nextAt, settledAt, error] = record
  return (
    record.length >= deliveryColumns.length &&
    record.length < submissionColumns.length &&
    typeof submission === 'string' &&
    typeof channel === 'string' &&
    id === deliveryId(submission, channel) &&
    typeof state === 'string' &&
    [attempts, nextAt, settledAt ?? 0].every(Number.isSafeInteger) &&
    (error === null || typeof error === 'string')
  )
}

function parsed(value: SqlValue | undefined): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    return undefined
  }
}
