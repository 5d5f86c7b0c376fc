import { describe, expect, test } from 'vitest'
import { receivedLine } from '#api/store/line.ts'
import { openPostgres } from '#api/store/postgres.ts'
import { createStore } from '#api/store/store.ts'
import { encode, strategyCall } from '../../../api/leads-site.ts'
import { startReceiver } from '../../../api/receivers.ts'
import { post, startApi } from '../../../api/running-api.ts'
import { describeStore } from '../../../api/store/contract.ts'
import { submission } from '../../../api/store/submission.ts'
import { query, sharedPostgres } from '../../../support/postgres.ts'

const { isMissing, postgres } = sharedPostgres()

describe.skipIf(isMissing)('on PostgreSQL', () => {
  describeStore({
    name: 'PostgreSQL',
    place: () => postgres().database(),
    open: (place) => openPostgres(new URL(place)),
  })

  test.for([5, 999])('format %i is refused', async (version) => {
    const url = await postgres().database()
    await (await openPostgres(new URL(url))).close()
    await query(url, `UPDATE diptych_schema SET version = ${version}`)
    await expect(openPostgres(new URL(url))).rejects.toThrow(`format ${version}`)
  })

  test('a server that was about to write a new lead leaves what another one wrote of it', async () => {
    const url = new URL(await postgres().database())
    const [one, other] = [await openPostgres(url), await openPostgres(url)]
    const lead = submission()
    const received = receivedLine(lead, ['webhook'])
    const sent = {
      ...({
        id: lead.id,
        at: lead.receivedAt,
        kind: 'settled',
        state: 'sent',
        attempts: 1,
      } as const),
      channel: 'webhook',
    }
    let isFirst = true
    const late = createStore({
      ...one,
      write: (work) =>
        one.write((sql) =>
          work({
            ...sql,
            all: async (...asked) => {
              const rows = await sql.all(...asked)
              if (isFirst) {
                isFirst = false
                await createStore(other).apply([received])
                await createStore(other).apply([sent])
              }
              return rows
            },
          }),
        ),
    })
    await late.apply([received])
    expect((await late.find(lead.id))?.deliveries).toMatchObject([{ state: 'sent' }])
    expect(await query(url.href, 'SELECT * FROM queue')).toEqual([])
    await Promise.all([one.close(), other.close()])
  })

  test('after a crash, every acknowledged submission is stored once', async () => {
    const url = await postgres().database()
    const api = await startApi({ environment: { DATABASE_URL: url } })
    const ids: string[] = []
    const send = async (index: number) => {
      const response = await api.fetch(
        post(encode({ ...strategyCall, websiteGoal: `Goal ${index}` })),
      )
      expect(response.status).toBe(201)
      ids.push((await response.json()).id)
    }

    await Promise.all(Array.from({ length: 20 }, (_, index) => send(index)))
    const during = Promise.all(Array.from({ length: 50 }, (_, index) => send(100 + index)))
    await postgres().crash()
    await during
    await send(200)
    expect(api.pair.state()).toBe('behind')

    await postgres().start()
    const isWellAgain = () => api.everySecond().then(() => api.pair.state())
    await expect.poll(isWellAgain).toBe('together')
    await send(201)
    expect((await api.kept()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  test('a store that lost its tables rests ten minutes, so that no server mails what another has', async () => {
    const receiver = await startReceiver()
    const url = await postgres().database()
    const environment = { DATABASE_URL: url, ...receiver.environment }
    const servers = [await startApi({ environment }), await startApi({ environment })] as const
    for (let each = 0; each < 10; each++) {
      const body = encode({ ...strategyCall, websiteGoal: `Goal ${each}` })
      await servers[0].fetch(post(body))
    }
    await servers[1].deliver()
    await servers[1].deliver()
    for (const { pair } of servers) await pair.reconcile()
    for (let each = 0; each < 8; each++) {
      await servers[0].fetch(post(encode({ ...strategyCall, websiteGoal: `Later ${each}` })))
    }
    await servers[1].deliver()
    const before = receiver.calls.length
    await query(url, 'DROP TABLE leads, queue, notes, diptych_schema')
    // The first finds no tables; the second makes them of a journal that lacks what the other server delivered.
    for (const _ of [1, 2]) await servers[0].pair.reconcile()
    // The other does not know yet that anything was lost.
    for (const { deliver } of [...servers, ...servers]) await deliver()
    expect(receiver.calls).toHaveLength(before)
    for (let each = 0; each < 3; each++) for (const { pair } of servers) await pair.reconcile()
    for (const { pass } of servers) pass(11 * 60_000)
    for (let each = 0; each < 4; each++) for (const { deliver } of servers) await deliver()
    const told = receiver.calls.map(({ body }) => body)
    expect(new Set(told).size).toBe(18)
    expect(told).toHaveLength(18)
  })
})
