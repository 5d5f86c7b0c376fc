import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { encode, strategyCall, temporaryData } from '../leads-site.ts'
import { startReceiver } from '../receivers.ts'
import { post, startApi } from '../running-api.ts'
import { earlier, earlierIds, writeEarlierDatabase, writeEarlierSpool } from './earlier-version.ts'
import { expectBoth } from './started-pair.ts'

function folderOfBefore() {
  const folder = temporaryData()
  writeEarlierDatabase(join(folder, 'data/submissions.db'))
  writeEarlierSpool(join(folder, 'data/spool'))
  return folder
}

test('an upgrade loses nothing: every submission is in journal and store as it was', async () => {
  const folder = folderOfBefore()
  const api = await startApi({ folder })
  expectBoth(api, earlierIds)
  const kept = new Map((await api.kept()).map((each) => [each.id, each]))
  for (const row of earlier.submissions) {
    const { id, raw, receivedAt, ...rest } = kept.get(String(row['id'])) ?? {}
    expect({ ...rest, id }).toEqual({
      id: row['id'],
      key: row['key'] ?? undefined,
      state: row['state'],
      reasons: JSON.parse(String(row['reasons'])),
      form: row['form'] ?? undefined,
      language: row['language'] ?? undefined,
      contentType: row['content_type'],
      fields: JSON.parse(String(row['fields'])),
      extra: JSON.parse(String(row['extra'])),
      headers: JSON.parse(String(row['headers'])),
    })
    expect(receivedAt).toBe(row['received_at'])
    expect(Buffer.from(raw ?? []).toString('base64')).toBe(row['raw'])
  }
  for (const { submission } of Object.values(earlier.spool))
    expect(kept.get(submission.id)?.reasons).toEqual(['spooled'])
  expect(readdirSync(join(folder, 'data/spool'))).toEqual([])

  // What the journal has does not need the old tables.
  await api.close()
  rmSync(join(folder, 'data'), { recursive: true })
  expectBoth(await startApi({ folder }), earlierIds)
})

test('after an upgrade, what was delivered stays so, what waits goes out, and a key is known', async () => {
  const receiver = await startReceiver()
  const folder = folderOfBefore()
  const api = await startApi({ folder, environment: receiver.environment })
  for (const row of earlier.submissions) {
    const before = earlier.deliveries
      .filter(({ submission }) => submission === row['id'])
      .map(({ channel, state }) => ({ channel, state }))
    expect(await api.deliveriesOf(String(row['id']))).toMatchObject(before)
  }
  api.pass(48 * 60 * 60_000)
  await api.deliver()
  const waiting = earlier.deliveries.filter(
    ({ channel, state }) => channel === 'webhook' && state === 'pending',
  )
  expect(receiver.calls).toHaveLength(waiting.length + Object.keys(earlier.spool).length)

  const [first] = earlier.submissions
  const headers = { 'idempotency-key': String(first?.['key']) }
  const answer = await api.fetch(post(Buffer.from(String(first?.['raw']), 'base64'), headers))
  expect(await answer.json()).toMatchObject({ id: first?.['id'], duplicate: true })
  const other = await api.fetch(post(encode({ ...strategyCall, websiteGoal: 'New' }), headers))
  expect(await other.json()).toMatchObject({ key_reused: true })
})

test('what an earlier version had erased stays away from what it left', async () => {
  const folder = folderOfBefore()
  const [one = '', ...others] = earlierIds
  const spooled = others.pop() ?? ''
  writeFileSync(join(folder, 'data/spool/erased'), `\n${one}\n\n${spooled}\n`)
  const api = await startApi({ folder })
  expectBoth(api, others)
  expect(await api.pair.reconcile()).toBe(true)
  expectBoth(api, others)
})

test('an upgrade that is interrupted changes nothing', async () => {
  const folder = folderOfBefore()
  const file = join(folder, 'data/submissions.db')
  const database = new DatabaseSync(file)
  // The last row cannot be read.
  database.exec("UPDATE submissions SET headers = '{' WHERE id = (SELECT MAX(id) FROM submissions)")
  const api = await startApi({ folder })
  expect(api.pair.state()).toBe('behind')
  const rows = database.prepare('SELECT id FROM submissions').all()
  expect(rows).toHaveLength(earlier.submissions.length)
  expect((await api.fetch(post(encode(strategyCall)))).status).toBe(201)
  database.exec("UPDATE submissions SET headers = '{}' WHERE headers = '{'")
  database.close()
  await api.everySecond()
  expect(await api.kept()).toHaveLength(earlierIds.length + 1)
})
