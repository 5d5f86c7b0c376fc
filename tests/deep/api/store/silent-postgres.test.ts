import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { encode, strategyCall } from '../../../api/leads-site.ts'
import { post, type RunningApi, startApi } from '../../../api/running-api.ts'
import { submission } from '../../../api/store/submission.ts'
import { type Postgres, startPostgres } from '../../../support/postgres.ts'
import { startSilentProxy } from '../../../support/silent-proxy.ts'

const isMissing = 'PostgreSQL' in inject('missing')

let postgres: Postgres
beforeAll(async () => {
  if (!isMissing) postgres = await startPostgres()
}, 300_000)
afterAll(() => postgres?.stop())

/** A server whose connections to PostgreSQL pass through a proxy. */
async function startBehindProxy() {
  const direct = new URL(await postgres.database())
  const proxy = await startSilentProxy(Number(direct.port))
  onTestFinished(proxy.stop)
  const url = new URL(direct)
  url.port = String(proxy.port)
  return { proxy, api: await startApi({ environment: { DATABASE_URL: url.href } }) }
}

let sent = 0
async function send({ fetch }: RunningApi): Promise<{ id: string; isSpooled: boolean }> {
  const response = await fetch(post(encode({ ...strategyCall, websiteGoal: `Goal ${sent++}` })))
  expect([201, 202]).toContain(response.status)
  return { id: (await response.json()).id, isSpooled: response.status === 202 }
}

describe.skipIf(isMissing)('a connection to PostgreSQL that is dead without a word', () => {
  test.for(['open connections', 'everything'] as const)(
    '(%s) delays nobody, and every acknowledged submission comes home once',
    async (what) => {
      const { api, proxy } = await startBehindProxy()
      const many = () => Promise.all(Array.from({ length: 20 }, () => send(api)))
      const before = await many()
      proxy.silence(what)
      const during = await many()
      // The writer may have found a new connection since.
      expect(during.map(({ isSpooled }) => isSpooled)).toContain(true)
      proxy.speak()
      await expect.poll(() => api.writer.probe().then(api.writer.isHealthy)).toBe(true)
      const ids = [...before, ...during, ...(await many())].map(({ id }) => id)

      expect((await api.kept()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
      expect(await api.spool.names()).toEqual([])
    },
  )

  test('does not hold up the shutdown, and nothing stays open', async () => {
    const { api, proxy } = await startBehindProxy()
    await send(api)
    proxy.silence('everything')
    const { id } = await send(api)
    const work = [api.deliver(), api.writer.probe()].map((each) => each.catch(() => undefined))

    await api.close()
    await Promise.all(work)
    expect(await api.spool.names()).toEqual([`${id}.json`])
  })
})

test.skipIf(isMissing)('a spooled submission that PostgreSQL refuses is set aside', async () => {
  const api = await startApi({ environment: { DATABASE_URL: await postgres.database() } })
  const [refused, taken] = [submission({ contentType: 'text/\0plain' }), submission()]
  for (const each of [refused, taken]) await api.spool.add({ submission: each, channels: [] })
  await api.writer.probe()

  expect((await api.kept()).map(({ id }) => id)).toEqual([taken.id])
  expect(await api.spool.namesAside()).toEqual([`${refused.id}.json.unreadable`])
  expect(api.writer.isHealthy()).toBe(true)
})
