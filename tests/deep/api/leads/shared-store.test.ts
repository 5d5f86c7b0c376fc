import { describe, expect, test } from 'vitest'
import { encode, strategyCall } from '../../../api/leads-site.ts'
import { startMailServer, startReceiver } from '../../../api/receivers.ts'
import { post, startApi } from '../../../api/running-api.ts'
import { sharedPostgres } from '../../../support/postgres.ts'

const { isMissing, postgres } = sharedPostgres()

describe.skipIf(isMissing)('two servers with one PostgreSQL store', () => {
  test('deliver each lead once; both may tell staff of held leads and of the day', async () => {
    const [webhook, mail] = [await startReceiver(), await startMailServer()]
    const environment = {
      DATABASE_URL: await postgres().database(),
      ...webhook.environment,
      ...mail.environment,
    }
    const servers = [await startApi({ environment }), await startApi({ environment })] as const
    const ids: string[] = []
    for (let each = 0; each < 20; each += 1) {
      const server = servers[each % 2 === 0 ? 0 : 1]
      const body = encode({ ...strategyCall, websiteGoal: `Goal ${each}` })
      ids.push((await (await server.fetch(post(body))).json()).id)
    }
    await servers[0].fetch(post(encode(strategyCall), { origin: 'https://elsewhere.example' }))
    for (const { pass } of servers) pass(60_000)

    const both = (work: (server: (typeof servers)[number]) => Promise<unknown>) =>
      Promise.all(servers.map(work))
    for (let each = 0; each < 4; each += 1) await both(({ deliver }) => deliver())
    // A busy machine may have taken the store for one that hangs.
    await both(({ pair }) => expect.poll(() => pair.reconcile()).toBe(true))
    await both(({ everyMinute }) => everyMinute())

    const delivered = webhook.calls.map(({ headers }) => headers['webhook-id'])
    expect(delivered.toSorted()).toEqual(ids.map((id) => `${id}.webhook`).toSorted())
    const subjects = mail.letters.map(
      (letter) => /^Subject: (.*?)(?: \w{6})?\r$/m.exec(letter)?.[1],
    )
    const ofLead = 'New request: strategy-call'
    expect(subjects.filter((each) => each === ofLead)).toHaveLength(ids.length)
    expect(new Set(subjects)).toEqual(
      new Set([ofLead, 'Held for review: 1', 'Leads until 2026-06-01']),
    )
  })
})
