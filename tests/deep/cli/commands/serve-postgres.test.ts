import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { encode, strategyCall } from '../../../api/leads-site.ts'
import { spawnServe } from '../../../cli/commands/serving.ts'
import { query, sharedPostgres } from '../../../support/postgres.ts'

const { isMissing, postgres } = sharedPostgres()

test.skipIf(isMissing)('with PostgreSQL, a server needs no data folder and says so', async () => {
  const database = await postgres().database()
  const { addresses, child, data, output, ended } = spawnServe({ DATABASE_URL: database })
  rmSync(data, { recursive: true })
  const { url, operation } = await addresses()
  const readiness = await fetch(`${operation}/readyz`)

  expect(output.stdout).toMatch(/submissions\W+(in )?PostgreSQL\b/)
  expect(await readiness.json()).toMatchObject({ checks: { freeMegabytes: expect.any(Number) } })
  expect(readiness.status).toBe(200)
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const sent = await fetch(url, { method: 'POST', headers, body: encode(strategyCall) })
  expect(sent.status).toBe(201)
  expect(await query(database, 'SELECT state FROM leads')).toEqual([{ state: 'accepted' }])
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
})
