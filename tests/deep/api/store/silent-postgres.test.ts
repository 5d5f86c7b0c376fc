import { describe, expect, onTestFinished, test } from 'vitest'
import { encode, strategyCall } from '../../../api/leads-site.ts'
import { post, type RunningApi, startApi } from '../../../api/running-api.ts'
import { sharedPostgres } from '../../../support/postgres.ts'
import { startSilentProxy } from '../../../support/silent-proxy.ts'

const { isMissing, postgres } = sharedPostgres()

/** A server whose connections to PostgreSQL pass through a proxy. */
async function startBehindProxy() {
  const direct = new URL(await postgres().database())
  const proxy = await startSilentProxy(Number(direct.port))
  onTestFinished(proxy.stop)
  const url = new URL(direct)
  url.port = String(proxy.port)
  return { proxy, api: await startApi({ environment: { DATABASE_URL: url.href } }) }
}

let sent = 0
async function send({ fetch }: RunningApi): Promise<string> {
  const response = await fetch(post(encode({ ...strategyCall, websiteGoal: `Goal ${sent++}` })))
  expect(response.status).toBe(201)
  return (await response.json()).id
}

describe.skipIf(isMissing)('a connection to PostgreSQL that is dead without a word', () => {
  test.for(['open connections', 'everything'] as const)(
    '(%s) delays nobody for long, and every acknowledged submission is there once',
    async (what) => {
      const { api, proxy } = await startBehindProxy()
      const many = () => Promise.all(Array.from({ length: 20 }, () => send(api)))
      const before = await many()
      proxy.silence(what)
      const during = await many()
      proxy.speak()
      const isWellAgain = () => api.everySecond().then(() => api.pair.state())
      await expect.poll(isWellAgain).toBe('together')
      const ids = [...before, ...during, ...(await many())]
      // A busy machine may have taken the store for one that hangs.
      await expect.poll(isWellAgain).toBe('together')
      expect((await api.kept()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    },
  )

  test('does not hold up the shutdown', async () => {
    const { api, proxy } = await startBehindProxy()
    await send(api)
    proxy.silence('everything')
    await send(api)
    const work = [api.deliver(), api.everySecond()].map((each) => each.catch(() => undefined))
    await api.close()
    await Promise.all(work)
  })
})
