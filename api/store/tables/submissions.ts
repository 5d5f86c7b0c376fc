import { visitorChannel } from '../delivery.ts'
import type { SqlDatabase, SqlRow, SqlValue } from '../sql-database.ts'
import type { Store, SubmissionFilter } from '../store.ts'
import type { Pairs } from '../submission.ts'
import { type Reason, reasons, type Saved, type Submission, states } from '../submission.ts'
import { saveSubmission } from './save-submission.ts'
import { countUp } from './tally.ts'

/** The store's operations on submissions. */
export function submissions({ read, readFromDisk, write }: SqlDatabase) {
  return {
    save: (toSave) =>
      write(async (sql) => {
        const saved: Saved[] = []
        for (const each of toSave) saved.push(await saveSubmission(sql, each))
        return saved
      }),

    find: (id) =>
      read(async (sql) => {
        const [row] = await sql.all('SELECT * FROM submissions WHERE id = ?', id)
        return row && readSubmission(row)
      }),

    unconfirmed: (known) =>
      readFromDisk(async (sql) => {
        const rows = await sql.all(
          `SELECT id, raw FROM submissions WHERE id IN (${known.map(() => '?')})`,
          ...known.map(({ id }) => id),
        )
        const found = new Map(rows.map((row) => [row['id'], row['raw']]))
        const isSame = ({ id, raw }: Pick<Submission, 'id' | 'raw'>) => {
          const stored = found.get(id)
          return stored instanceof Uint8Array && Buffer.compare(stored, raw) === 0
        }
        return known.filter((each) => !isSame(each)).map(({ id }) => id)
      }),

    list: (filter) =>
      read(async (sql) => {
        const { condition, parameters } = conditionOf(filter)
        const rows = await sql.all(
          `SELECT * FROM submissions WHERE ${condition} ORDER BY id DESC LIMIT ?`,
          ...parameters,
          filter.limit,
        )
        return rows.map(readSubmission)
      }),

    count: ({ from, until }) =>
      read(async (sql) => {
        const rows = await sql.all(
          `SELECT state, COUNT(*) AS count FROM submissions
            WHERE received_at >= ? AND received_at < ? GROUP BY state`,
          from,
          until,
        )
        const of = (state: string) =>
          Number(rows.find((row) => row['state'] === state)?.['count'] ?? 0)
        return {
          accepted: of('accepted'),
          held: of('held'),
          spam: of('spam'),
          incomplete: of('incomplete'),
          quarantine: of('quarantine'),
        }
      }),

    remove: (ids) =>
      write(async (sql) => {
        let removed = 0
        for (const id of ids) removed += await sql.run('DELETE FROM submissions WHERE id = ?', id)
        await countUp(sql, 'removed', removed)
        return removed
      }),

    removeOlder: (among, before, limit) =>
      write(async (sql) => {
        const removed = await sql.run(
          `DELETE FROM submissions WHERE id IN (SELECT id FROM submissions
            WHERE received_at < ? AND state IN (${among.map(() => '?')})
            ORDER BY received_at LIMIT ?)`,
          before,
          ...among,
          limit,
        )
        await countUp(sql, 'removed', removed)
        return removed
      }),
  } satisfies Partial<Store>
}

/** Whether a submission has a delivery to staff in such a state. */
const having = (state: string) =>
  `EXISTS (SELECT 1 FROM deliveries WHERE submission = submissions.id
    AND channel <> '${visitorChannel}' AND deliveries.state ${state})`

const conditionsOn: Readonly<Record<NonNullable<SubmissionFilter['deliveries']>, string>> = {
  // A repeat of a submission has no delivery of its own.
  undelivered: `state = 'accepted' AND (${having("<> 'sent'")} OR NOT ${having('IS NOT NULL')}
    AND reasons NOT LIKE '%"probable_repeat"%')`,
  failed: having("= 'dead'"),
}

function conditionOf({
  form,
  before,
  from,
  until,
  deliveries,
  states: among = states,
}: SubmissionFilter) {
  const parts: readonly (readonly [condition: string, value: SqlValue | undefined])[] = [
    ['form = ?', form],
    ['id < ?', before],
    ['received_at >= ?', from],
    ['received_at < ?', until],
  ]
  const used = parts.filter(([, value]) => value !== undefined)
  return {
    condition: [
      `state IN (${among.map(() => '?')})`,
      ...used.map(([text]) => text),
      ...(deliveries ? [conditionsOn[deliveries]] : []),
    ].join(' AND '),
    parameters: [...among, ...used.flatMap(([, value]) => value ?? [])],
  }
}

const readSubmission = (row: SqlRow): Submission => ({
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
