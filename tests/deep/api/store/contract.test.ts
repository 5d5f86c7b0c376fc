import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPostgres } from '#api/store/postgres.ts'
import { encode, strategyCall } from '../../../api/leads-site.ts'
import { post, startApi } from '../../../api/running-api.ts'
import { describeStore } from '../../../api/store/contract.ts'
import { type Postgres, query, startPostgres } from '../../../support/postgres.ts'

const isMissing = 'PostgreSQL' in inject('missing')

let postgres: Postgres
beforeAll(async () => {
  if (!isMissing) postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

describe.skipIf(isMissing)('on PostgreSQL', () => {
  describeStore({
    name: 'PostgreSQL',
    place: () => postgres.database(),
    open: (place) => openPostgres(new URL(place)),
    keepReading: async (place) => {
      const client = new pg.Client({ connectionString: place })
      await client.connect()
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
      await client.query('SELECT id FROM submissions')
      return () => client.end()
    },
    makeNewer: async (place) => {
      await (await openPostgres(new URL(place))).close()
      await query(place, 'INSERT INTO diptych_schema (version) VALUES (999)')
    },
  })

  test('after a crash, every acknowledged submission is stored once', async () => {
    const url = await postgres.database()
    const api = await startApi({ environment: { DATABASE_URL: url } })
    const ids: string[] = []
    const send = async (index: number) => {
      const response = await api.fetch(
        post(encode({ ...strategyCall, websiteGoal: `Goal ${index}` })),
      )
      expect([201, 202]).toContain(response.status)
      ids.push((await response.json()).id)
    }

    await Promise.all(Array.from({ length: 20 }, (_, index) => send(index)))
    const during = Promise.all(Array.from({ length: 50 }, (_, index) => send(100 + index)))
    await postgres.crash()
    await during
    await send(200)
    expect(api.writer.isHealthy()).toBe(false)

    await postgres.start()
    // The first probe may use a connection that died with the server.
    const isWellAgain = async () => {
      await api.writer.probe()
      return api.writer.isHealthy()
    }
    await expect.poll(isWellAgain).toBe(true)
    await send(201)
    expect((await api.kept()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(await api.spool.names()).toEqual([])
  })
})
