import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  createApi,
  createIds,
  createKeeper,
  createPlainPages,
  createStore,
  openSqlite,
} from '#api/index.ts'
import { audit, encode, rules, strategyCall, temporaryData } from './leads-site.ts'

async function startApi() {
  const database = await openSqlite(join(temporaryData(), 'submissions.db'))
  onTestFinished(() => database.close())
  const store = createStore(database)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const now = () => new Date('2026-06-01T12:00:00Z')
  const api = createApi({
    rules,
    keeper: createKeeper({ store, log, channels: ['mail'] }),
    pages: createPlainPages(rules.contact),
    now,
    newId: createIds(now, (bytes) => crypto.getRandomValues(bytes)),
    log,
  })
  return { api, store }
}

const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

test.for([strategyCall, audit])('a complete form is kept as it came', async (fields) => {
  const { api, store } = await startApi()
  const body = encode(fields)

  const response = await api.fetch(post(body, { accept: 'application/json' }))
  const { id } = await response.json()

  expect(response.status).toBe(201)
  const found = await store.find(id)
  expect(new TextDecoder().decode(found?.raw)).toBe(body)
  expect(found).toMatchObject({ state: 'accepted', form: fields['form-name'] })
})
