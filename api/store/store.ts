import type { Engine, Sql, SqlRow, SqlValue } from './engine.ts'
import {
  bodyOf,
  channelOf,
  type Delivery,
  encode,
  type Line,
  type Lines,
  leadOf,
  linesOf,
  monthOf,
  nameOf,
  type StoredLead,
  type Submission,
  type SubmissionState,
  states,
  visitorChannel,
} from './line.ts'

/** A range of time, in milliseconds since 1970. */
interface Span {
  readonly from: number
  readonly until: number
}

interface LeadFilter extends Partial<Span> {
  readonly states?: readonly SubmissionState[]
  readonly form?: string
  /** undelivered: leads that staff were not told of on every channel. failed: those of which a delivery was given up. */
  readonly deliveries?: 'undelivered' | 'failed'
  readonly limit?: number
}

/** What the store knows of a lead that may be the one that arrives. */
export interface Known {
  readonly id: string
  readonly at: number
  readonly state: string
  readonly key: string | undefined
  readonly body: string
}

/** A delivery that this process may make until the claim ends. */
export interface Claim extends Delivery {
  readonly lead: string
}

export type Store = ReturnType<typeof createStore>

/** A delivery waits no longer, in milliseconds. A later time comes from a clock that was wrong. */
const longestWait = 24 * 60 * 60_000

/** The lines of leads where they can be asked for, and the queue of deliveries. All engines run the same statements. */
export function createStore(engine: Engine) {
  const { dialect, read, write } = engine
  // In PostgreSQL, two servers claim different rows. SQLite has only one writer.
  const skipLocked = dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''
  // They may end deliveries of a lead at once: the second one sees what the first one wrote.
  const lock = dialect === 'postgres' ? 'FOR UPDATE' : ''
  const ask = (text: string, ...parameters: readonly SqlValue[]) =>
    read((sql) => sql.all(text, ...parameters))

  return {
    isShared: dialect === 'postgres',

    /**
     * Takes in lines, all or none. They are on disk when it resolves. Known ones change nothing, and what was erased
     * stays so. Deliveries that it adds are not due before `notBefore`.
     */
    apply: async (lines: readonly Line[], notBefore = 0): Promise<void> => {
      const gone = lines.filter(({ kind }) => kind === 'gone').map(({ id }) => id)
      // Before its line says so: if this is interrupted, it is done again.
      if (gone.length > 0 && !(await read((sql) => areGone(sql, gone)))) {
        await write(async (sql) => removeAll(sql, gone))
        await engine.scrub()
      }
      await write((sql) => take(sql, lines, { notBefore, lock }))
    },

    months: async () => {
      const rows = await ask('SELECT DISTINCT month FROM leads')
      return rows.map(({ month }) => String(month))
    },

    /** The lines of a month that are whole, and those of leads of which the other tables say something else. */
    read: (
      month: string,
    ): Promise<{ readonly lines: Lines; readonly unsound: readonly Line[] }> => {
      engine.forget()
      return read(async (sql) => {
        const rows = await sql.all('SELECT * FROM leads WHERE month = ?', month)
        const queued = await sql.all(
          'SELECT queue.* FROM queue JOIN leads ON leads.id = queue.id WHERE month = ?',
          month,
        )
        const queue = Map.groupBy(queued, ({ id }) => id)
        const leads = rows.map((row) => ({ row, own: linesIn(row) }))
        return {
          lines: new Map(leads.flatMap(({ own }) => [...own])),
          unsound: leads.flatMap(({ row, own }) =>
            isSound([...own.values()], row, queue.get(row['id']) ?? []) ? [] : [...own.values()],
          ),
        }
      })
    },

    /** The ids of the erased leads. */
    gone: async () => {
      // The second condition is that of the index.
      const rows = await ask("SELECT id FROM leads WHERE state = 'gone' AND state <> 'accepted'")
      return new Set(rows.map(({ id }) => String(id)))
    },

    /** What is known of leads that may be these: of their id, of their key, or of their body without one. */
    look: async (submissions: readonly Submission[]): Promise<readonly Known[]> => {
      const columns = Object.entries({
        id: submissions.map(({ id }) => id),
        key: submissions.flatMap(({ key }) => key ?? []),
        'key IS NULL AND body': submissions.flatMap(({ key, raw }) =>
          key === undefined ? bodyOf(raw) : [],
        ),
      }).filter(([, values]) => values.length > 0)
      const conditions = columns.map(([name, values]) => `(${name} IN (${values.map(() => '?')}))`)
      const rows = await ask(
        `SELECT * FROM leads WHERE ${conditions.join(' OR ')}`,
        ...columns.flatMap(([, values]) => values),
      )
      return rows.map((row) => ({
        id: String(row['id']),
        at: Number(row['at']),
        state: String(row['state']),
        key: typeof row['key'] === 'string' ? row['key'] : undefined,
        body: String(row['body']),
      }))
    },

    find: (id: string): Promise<StoredLead | undefined> =>
      read(async (sql) => {
        const [row] = await sql.all('SELECT id, text FROM leads WHERE id = ?', id)
        const lead = row && leadOf(linesIn(row).values())
        if (!lead) return undefined
        const queued = await sql.all('SELECT * FROM queue WHERE id = ?', id)
        const tried = new Map(queued.map((row) => [row['name'], readClaim(row)]))
        return {
          ...lead,
          deliveries: lead.deliveries.map((each) => tried.get(each.name) ?? each),
        }
      }),

    /** The newest first. Their deliveries are as their lines say; `find` knows of attempts. */
    list: async ({ limit = Number.MAX_SAFE_INTEGER, ...filter }: LeadFilter) => {
      const { condition, parameters } = conditionOf(filter)
      const rows = await ask(
        `SELECT id, text FROM leads WHERE ${condition} ORDER BY at DESC, number DESC LIMIT ?`,
        ...parameters,
        limit,
      )
      return rows.flatMap((row) => leadOf(linesIn(row).values()) ?? [])
    },

    /** Number of submissions in each state that were received in a span. */
    count: async ({ from, until }: Span): Promise<Readonly<Record<SubmissionState, number>>> => {
      const rows = await ask(
        'SELECT state, COUNT(*) AS count FROM leads WHERE at >= ? AND at < ? GROUP BY state',
        from,
        until,
      )
      const counts = { accepted: 0, spam: 0, incomplete: 0, quarantine: 0 }
      for (const state of states)
        counts[state] = Number(rows.find((row) => row['state'] === state)?.['count'] ?? 0)
      return counts
    },

    /** Number of the submissions that are no leads, and bytes of their bodies. */
    weighDoubtful: async () => {
      const [row] = await ask(
        `SELECT COUNT(*) AS count, SUM(bytes) AS bytes FROM leads
          WHERE state <> 'accepted' AND state NOT IN ('gone', '')`,
      )
      return { count: Number(row?.['count']), bytes: Number(row?.['bytes'] ?? 0) }
    },

    /** Removes leads with all that is known of them. */
    remove: async (ids: readonly string[]): Promise<void> => {
      await write((sql) => removeAll(sql, ids))
      await engine.scrub()
    },

    /** Claims due deliveries of a channel for `lease` milliseconds. Afterwards they are due again. */
    claim: async (
      channel: string,
      { now, lease, limit }: Readonly<Record<'now' | 'lease' | 'limit', number>>,
    ): Promise<readonly Claim[]> => {
      const statement = `UPDATE queue SET attempts = attempts + 1, due = ? WHERE (id, name) IN (
        SELECT id, name FROM queue WHERE channel = ? AND (due <= ? OR due > ?)
        ORDER BY due LIMIT ? ${skipLocked}) RETURNING *`
      const parameters = [now + lease, channel, now, now + longestWait, limit]
      const rows = await write((sql) => sql.all(statement, ...parameters))
      return rows.map(readClaim)
    },

    /** A delivery failed, or is wanted at once, and is due again at a time. */
    postpone: async (
      { lead, name }: Pick<Claim, 'lead' | 'name'>,
      due: number,
      error: string | undefined,
    ): Promise<void> => {
      const statement = 'UPDATE queue SET due = ?, error = ? WHERE id = ? AND name = ?'
      await write((sql) => sql.run(statement, due, error ?? null, lead, name))
    },

    /** Deliveries to staff that wait, the receipt of the oldest of their leads, and the leads of which one was given up. */
    countDeliveries: () =>
      read(async (sql) => {
        const [waiting] = await sql.all(
          `SELECT COUNT(*) AS count, MIN(leads.at) AS at FROM queue JOIN leads ON leads.id = queue.id
            WHERE channel <> ?`,
          visitorChannel,
        )
        const [failed] = await sql.all(
          "SELECT COUNT(*) AS count FROM leads WHERE state = 'accepted' AND told = 'failed'",
        )
        const at = waiting?.['at'] ?? undefined
        return {
          waiting: Number(waiting?.['count']),
          givenUp: Number(failed?.['count']),
          oldestWaiting: at === undefined ? undefined : Number(at),
        }
      }),

    /** A value that the server keeps for itself, such as the day of its last report. */
    note: async (name: string): Promise<string | undefined> => {
      const [row] = await ask('SELECT value FROM notes WHERE name = ?', name)
      return row && String(row['value'])
    },
    setNote: async (name: string, value: string): Promise<void> => {
      const statement = `INSERT INTO notes (name, value) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`
      await write((sql) => sql.run(statement, name, value))
    },

    isInPlace: engine.isInPlace,
    close: engine.close,
  }
}

/** Takes in lines inside a transaction. `lock`: how the rows of leads are locked until its end. */
async function take(
  sql: Sql,
  lines: readonly Line[],
  { notBefore, lock }: { readonly notBefore: number; readonly lock: string },
): Promise<void> {
  const leads = Map.groupBy(lines, ({ id }) => id)
  const rows = await inPieces([...leads.keys()].toSorted(), (some, marks) =>
    sql.all(`SELECT id, text FROM leads WHERE id IN (${marks}) ORDER BY id ${lock}`, ...some),
  )
  const there = new Map(rows.map((row) => [row['id'], linesIn(row)]))
  const missed: Line[] = []
  for (const [id, own] of leads) {
    const known = there.get(id)
    const all = new Map([...(known ?? []), ...own.map((line) => [nameOf(line), line] as const)])
    // Nothing is kept beside it.
    const gone = all.get(`${id} gone`)
    const kept = gone ? [gone] : [...all.values()]
    const isKept = await keep(sql, kept, { isNew: !known, notBefore })
    if (!isKept) missed.push(...own)
  }
  if (missed.length > 0) await take(sql, missed, { notBefore, lock })
}

/** Writes the row of a lead, and its deliveries. It writes nothing over a new one that another server has written since. */
async function keep(
  sql: Sql,
  lines: readonly Line[],
  { isNew, notBefore }: { readonly isNew: boolean; readonly notBefore: number },
): Promise<boolean> {
  const { row, pending } = contentsOf(lines)
  const names = Object.keys(row)
  const update = `UPDATE SET ${names.map((name) => `${name} = excluded.${name}`)}`
  const written = await sql.run(
    `INSERT INTO leads (${names}) VALUES (${names.map(() => '?')})
      ON CONFLICT (id) DO ${isNew ? 'NOTHING' : update}`,
    ...Object.values(row),
  )
  if (written === 0) return false
  if (!isNew) {
    await sql.run(
      `DELETE FROM queue WHERE id = ? AND name NOT IN (${['', ...pending].map(() => '?')})`,
      row.id,
      '',
      ...pending,
    )
  }
  for (const name of pending) {
    await sql.run(
      `INSERT INTO queue (id, name, channel, due, attempts) VALUES (?, ?, ?, ?, 0)
        ON CONFLICT (id, name) DO NOTHING`,
      row.id,
      name,
      channelOf(name),
      Math.max(row.at, notBefore),
    )
  }
  return true
}

/** The row that the lines of an id say, and the deliveries to make. Without a lead it has the state `gone`, or none. */
function contentsOf(lines: readonly Line[]) {
  const [{ id, at } = { id: '', at: 0 }] = lines
  const { submission, told, deliveries = [] } = leadOf(lines) ?? {}
  const row = {
    ...{ id, at, month: monthOf(at), text: lines.map(encode).join('\n') },
    state: submission?.state ?? (lines.some(({ kind }) => kind === 'gone') ? 'gone' : ''),
    form: submission?.form ?? null,
    key: submission?.key ?? null,
    body: submission ? bodyOf(submission.raw) : '',
    bytes: submission?.raw.length ?? 0,
    told: told ?? '',
  } satisfies Readonly<Record<string, SqlValue>>
  return {
    row,
    pending: deliveries.flatMap(({ state, name }) => (state === 'pending' ? name : [])),
  }
}

/** Whether the columns of a lead and the queue say what its lines say. */
function isSound(lines: readonly Line[], row: SqlRow, queued: readonly SqlRow[]): boolean {
  const { row: wanted, pending } = contentsOf(lines)
  return (
    lines.length > 0 &&
    Object.entries(wanted).every(([name, value]) => row[name] === value) &&
    queued.length === pending.length &&
    pending.every((name) => queued.some((each) => each['name'] === name))
  )
}

async function removeAll(sql: Sql, ids: readonly string[]): Promise<void> {
  for (const table of ['leads', 'queue'])
    for (const id of ids) await sql.run(`DELETE FROM ${table} WHERE id = ?`, id)
}

async function areGone(sql: Sql, ids: readonly string[]): Promise<boolean> {
  const rows = await inPieces(ids, (some, marks) =>
    sql.all(`SELECT id FROM leads WHERE id IN (${marks}) AND state = 'gone'`, ...some),
  )
  return rows.length === new Set(ids).size
}

/** The whole lines of a row. */
const linesIn = ({ id, text }: SqlRow): Lines =>
  new Map([...linesOf(String(text).split('\n'))].filter(([, line]) => line.id === id))

/** Rows for any number of values: a statement takes so many. */
async function inPieces(
  values: readonly string[],
  ask: (some: readonly string[], marks: string) => Promise<readonly SqlRow[]>,
): Promise<readonly SqlRow[]> {
  const rows: SqlRow[] = []
  for (let start = 0; start < values.length; start += 500) {
    const some = values.slice(start, start + 500)
    rows.push(...(await ask(some, some.map(() => '?').join(', '))))
  }
  return rows
}

const undelivered = "state = 'accepted' AND told NOT IN ('sent', 'repeat')"

function conditionOf({ form, from, until, deliveries, states: among = states }: LeadFilter) {
  const parts = { 'form = ?': form, 'at >= ?': from, 'at < ?': until }
  const used = Object.entries(parts).flatMap(([condition, value]) =>
    value === undefined ? [] : [{ condition, value }],
  )
  return {
    condition: [
      `state IN (${among.map(() => '?')})`,
      ...used.map(({ condition }) => condition),
      ...(deliveries === 'undelivered' ? [undelivered] : []),
      ...(deliveries === 'failed' ? ["state = 'accepted' AND told = 'failed'"] : []),
    ].join(' AND '),
    parameters: [...among, ...used.map(({ value }) => value)],
  }
}

const readClaim = (row: SqlRow): Claim => ({
  lead: String(row['id']),
  name: String(row['name']),
  channel: String(row['channel']),
  state: 'pending',
  attempts: Number(row['attempts']),
  error: typeof row['error'] === 'string' ? row['error'] : undefined,
})
