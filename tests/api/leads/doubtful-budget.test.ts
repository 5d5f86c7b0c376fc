import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { audit, encode, strategyCall } from '../leads-site.ts'
import { post, type RunningApi, startApi } from '../running-api.ts'

const long = 'x'.repeat(50_000)
let sent = 0
const unique = () => `${sent++} ${long}`

/** What anybody can send, in each state that is no lead. */
const doubtful = {
  quarantine: () => post(encode({ 'form-name': 'unknown', note: unique() })),
  incomplete: () => post(encode({ ...audit, name: '', question_1: unique() })),
  spam: () => post(encode({ ...strategyCall, 'bot-field': 'x', websiteGoal: unique() })),
}
const states = Object.keys(doubtful) as readonly (keyof typeof doubtful)[]

const lead = () => post(encode({ ...strategyCall, websiteGoal: unique() }))

async function count(api: RunningApi) {
  return api.pair.ask((store) => store.count({ from: 0, until: Number.MAX_SAFE_INTEGER }))
}

async function sendMany(api: RunningApi, make: () => Request, times: number) {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await api.fetch(make())).status)
  return statuses
}

test.for(states)('%s takes no more than its room, and leads are stored', async (state) => {
  const limits = { bytes: 2 ** 20 }
  const api = await startApi({ limits })
  await sendMany(api, doubtful[state], 30)
  const stored = (await count(api))[state]
  expect(stored).toBeGreaterThan(0)
  const { bytes } = await api.pair.ask((store) => store.weighDoubtful())
  expect(bytes).toBeLessThanOrEqual(2 ** 20)
  expect(stored).toBeLessThan(30)
  expect(await sendMany(api, lead, 30)).toEqual(Array.from({ length: 30 }, () => 201))

  await api.close()
  const again = await startApi({ folder: api.folder, limits })
  await sendMany(again, doubtful[state], 5)
  expect((await count(again))[state]).toBe(stored)
  await again.pair.remove(new Set((await again.kept()).map(({ id }) => id)))
  await again.everyMinute()
  await sendMany(again, doubtful[state], 2)
  expect((await count(again))[state]).toBe(2)
})

test('who is refused room is told to come back, and an unknown form is answered as always', async () => {
  const api = await startApi({ limits: { bytes: 0 } })
  const spam = await api.fetch(doubtful.spam())
  expect(spam.status).toBe(503)
  expect(spam.headers.get('retry-after')).toBe('5')
  expect(await spam.json()).toMatchObject({ code: 'busy' })
  expect((await api.fetch(doubtful.quarantine())).status).toBe(404)
  expect((await api.fetch(doubtful.incomplete())).status).toBe(422)
  expect(await api.kept()).toEqual([])
})

test('while the store fails, the journal takes no more of it either', async () => {
  const api = await startApi({ limits: { bytes: 2 ** 20 } })
  const other = new DatabaseSync(api.file)
  other.exec('BEGIN IMMEDIATE')
  const statuses = await sendMany(api, doubtful.spam, 30)
  other.close()
  expect(new Set(statuses)).toEqual(new Set([201, 503]))
  await api.pair.reconcile()
  expect((await count(api)).spam).toBe(statuses.filter((status) => status === 201).length)
})
