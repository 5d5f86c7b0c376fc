import { OperatorError } from '../hosts/operator-error.ts'
import type { Engine, Sql, SqlRow } from './engine.ts'
import type { Line } from './line.ts'
import { take } from './store.ts'
import { states } from './submission.ts'

/** The format of the tables. Up to 5 there was a table of submissions, and one of deliveries. */
export const format = 7

/** "Dipt". Identifies a SQLite file as Diptych's. */
export const applicationId = 0x44697074

const types = {
  sqlite: { integer: 'INTEGER', serial: 'INTEGER PRIMARY KEY', key: 'UNIQUE', strict: ' STRICT' },
  postgres: { integer: 'BIGINT', serial: 'BIGSERIAL', key: 'PRIMARY KEY', strict: '' },
} as const

/**
 * leads: what is known of each, as lines, and what lists and counts need; all else can be made from its text. queue:
 * deliveries to make; attempts and their times are no facts. notes: what a server keeps for itself. A random index
 * costs a page of each lead, so that bodies are looked up only where there is no key. Few leads are doubtful or failed,
 * and a query finds their index if it has the same condition.
 */
function statements(dialect: Engine['dialect']): readonly string[] {
  const { integer, serial, key, strict } = types[dialect]
  return [
    `CREATE TABLE leads (number ${serial}, id TEXT NOT NULL ${key}, at ${integer} NOT NULL,
      month TEXT NOT NULL, text TEXT NOT NULL, state TEXT NOT NULL, form TEXT, key TEXT,
      body TEXT NOT NULL, bytes ${integer} NOT NULL, told TEXT NOT NULL)${strict}`,
    'CREATE INDEX leads_by_time ON leads (at)',
    'CREATE INDEX leads_by_month ON leads (month)',
    'CREATE INDEX leads_by_key ON leads (key) WHERE key IS NOT NULL',
    'CREATE INDEX leads_by_body ON leads (body) WHERE key IS NULL',
    "CREATE INDEX leads_doubtful ON leads (state, bytes) WHERE state <> 'accepted'",
    "CREATE INDEX leads_failed ON leads (told) WHERE told = 'failed'",
    `CREATE TABLE queue (id TEXT NOT NULL, name TEXT NOT NULL, channel TEXT NOT NULL,
      due ${integer} NOT NULL, attempts ${integer} NOT NULL, error TEXT,
      PRIMARY KEY (id, name))${strict}`,
    'CREATE INDEX queue_by_due ON queue (channel, due)',
  ]
}

/** Brings the tables to this format, inside a transaction. */
export async function migrate(sql: Sql, dialect: Engine['dialect'], from: number): Promise<void> {
  requireKnown(from)
  if (from === format) return
  for (const statement of statements(dialect)) await sql.run(statement)
  if (from === 0) {
    const { strict } = types[dialect]
    await sql.run(`CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL)${strict}`)
    return
  }
  for await (const lines of earlierLines(sql)) await take(sql, lines)
  for (const table of ['deliveries', 'submissions', 'limits', 'drafts', 'quizzes', 'gone'])
    await sql.run(`DROP TABLE IF EXISTS ${table}`)
  await sql.run('DELETE FROM notes')
}

/** Throws if a newer Diptych has written the data. */
export function requireKnown(version: number): void {
  if (version <= format) return
  throw new OperatorError(
    `The submissions are kept in format ${version}; this version of Diptych knows up to ${format}.`,
    'Run the newer version that wrote them, or move the file away and restore a backup from before it.',
  )
}

const page = 200

/** What the tables of formats 1 to 5 hold, as lines. */
async function* earlierLines(sql: Sql): AsyncGenerator<readonly Line[]> {
  let after = ''
  for (;;) {
    const rows = await sql.all(
      'SELECT * FROM submissions WHERE id > ? ORDER BY id LIMIT ?',
      after,
      page,
    )
    after = String(rows.at(-1)?.['id'])
    const marks = rows.map(() => '?')
    const deliveries = await sql.all(
      `SELECT * FROM deliveries WHERE submission IN (${marks})`,
      ...rows.map(({ id }) => String(id)),
    )
    const own = Map.groupBy(deliveries, ({ submission }) => submission)
    yield rows.flatMap((row) => linesOfRow(row, own.get(row['id']) ?? []))
    if (rows.length < page) return
  }
}

/** The lines that a submission and its deliveries of formats 1 to 5 are. */
export function linesOfRow(row: SqlRow, deliveries: readonly SqlRow[]): readonly Line[] {
  const text = (name: string) => (typeof row[name] === 'string' ? String(row[name]) : undefined)
  const parsed = (name: string) => JSON.parse(String(row[name]))
  const [id, at, raw] = [String(row['id']), Number(row['received_at']), row['raw']]
  return [
    {
      id,
      at,
      kind: 'received',
      channels: deliveries.map(({ channel }) => String(channel)),
      content: {
        key: text('key'),
        state: states.find((state) => state === row['state']) ?? 'quarantine',
        reasons: parsed('reasons'),
        form: text('form'),
        language: text('language'),
        contentType: text('content_type') ?? '',
        fields: parsed('fields'),
        extra: parsed('extra'),
        headers: parsed('headers'),
        raw: Buffer.from(raw instanceof Uint8Array ? raw : []).toString('base64'),
      },
    },
    ...deliveries.flatMap(({ channel, state, attempts, error }): Line[] =>
      state === 'sent' || state === 'dead'
        ? [
            {
              id,
              at,
              kind: 'settled',
              channel: String(channel),
              state,
              attempts: Number(attempts),
              ...(typeof error === 'string' && { error }),
            },
          ]
        : [],
    ),
  ]
}
