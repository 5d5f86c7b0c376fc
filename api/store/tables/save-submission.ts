import { hash as digest } from 'node:crypto'
import type { Sql } from '../sql-database.ts'
import type { ToSave } from '../store.ts'
import type { Saved } from '../submission.ts'
import { deliveryId } from './deliveries.ts'
import { countUp } from './tally.ts'

/** Time in which an equal body without a key counts as a repeat, in milliseconds. */
const repeatWindow = 10 * 60_000

/** Stores one submission, inside a transaction. */
export async function saveSubmission(
  sql: Sql,
  { submission, channels, isRewritten = false }: ToSave,
): Promise<Saved> {
  const hash = digest('sha256', submission.raw, 'base64url')
  const known = await findKnown(sql, submission.id, submission.key)
  // Same id: this is the retry of a commit with an unknown result.
  if (known.some(({ id }) => id === submission.id)) return { id: submission.id, outcome: 'stored' }
  const same = known.find(({ body_hash }) => body_hash === hash)
  if (same) {
    const id = String(same['id'])
    if (submission.state === 'accepted' && same['state'] !== 'accepted') {
      await promote(sql, { submission: { ...submission, id }, channels })
    }
    return { id, outcome: 'duplicate' }
  }

  const isRepeat =
    submission.key === undefined &&
    submission.state === 'accepted' &&
    (await hasRecent(sql, hash, submission.receivedAt))
  const reasons = [
    ...submission.reasons,
    ...(known.length > 0 ? ['key_reused'] : []),
    ...(isRepeat ? ['probable_repeat'] : []),
  ]
  await sql.run(
    `INSERT INTO submissions (id, key, body_hash, state, reasons, form, language, raw, content_type,
      fields, extra, headers, received_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    submission.id,
    submission.key ?? null,
    hash,
    submission.state,
    JSON.stringify(reasons),
    submission.form ?? null,
    submission.language ?? null,
    submission.raw,
    submission.contentType,
    JSON.stringify(submission.fields),
    JSON.stringify(submission.extra),
    JSON.stringify(submission.headers),
    submission.receivedAt,
  )
  if (isRewritten) await countUp(sql, 'recovered', 1)
  if (!isRepeat) await addDeliveries(sql, { submission, channels })
  return { id: submission.id, outcome: known.length > 0 ? 'key-reused' : 'stored' }
}

/**
 * Makes a lead of a stored submission that was held or of no known form, because its sender sent it again under its
 * key, and this time nothing was wrong with it.
 */
async function promote(sql: Sql, { submission, channels }: ToSave): Promise<void> {
  await sql.run(
    `UPDATE submissions SET state = ?, reasons = ?, form = ?, language = ?, fields = ?, extra = ?, headers = ?
      WHERE id = ?`,
    submission.state,
    JSON.stringify(submission.reasons),
    submission.form ?? null,
    submission.language ?? null,
    JSON.stringify(submission.fields),
    JSON.stringify(submission.extra),
    JSON.stringify(submission.headers),
    submission.id,
  )
  await addDeliveries(sql, { submission, channels })
}

async function addDeliveries(sql: Sql, { submission, channels }: ToSave): Promise<void> {
  for (const channel of channels) {
    await sql.run(
      `INSERT INTO deliveries (id, submission, channel, state, attempts, next_at)
        VALUES (?, ?, ?, 'pending', 0, ?) ON CONFLICT (id) DO NOTHING`,
      deliveryId(submission.id, channel),
      submission.id,
      channel,
      submission.receivedAt,
    )
  }
}

/** Finds stored submissions with the same id or key. */
async function findKnown(sql: Sql, id: string, key: string | undefined) {
  return key === undefined
    ? sql.all('SELECT id, body_hash, state FROM submissions WHERE id = ?', id)
    : sql.all('SELECT id, body_hash, state FROM submissions WHERE id = ? OR key = ?', id, key)
}

async function hasRecent(sql: Sql, hash: string, receivedAt: number): Promise<boolean> {
  const found = await sql.all(
    "SELECT 1 FROM submissions WHERE body_hash = ? AND received_at > ? AND state = 'accepted' LIMIT 1",
    hash,
    receivedAt - repeatWindow,
  )
  return found.length > 0
}
