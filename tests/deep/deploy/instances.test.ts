import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { strategyCall, temporaryData } from '../../api/leads-site.ts'
import { spawnServe } from '../../cli/commands/serving.ts'
import { freePort } from '../../support/free-port.ts'
import { query, startPostgres } from '../../support/postgres.ts'
import { startSilentProxy } from '../../support/silent-proxy.ts'
import { until } from '../../support/until.ts'
import { startNginx } from './started-front.ts'

const needed = ['PostgreSQL', 'nginx']
const writers = 8

/** A server that can be killed and started again at its port. */
async function instanceOf(environment: Readonly<Record<string, string>>) {
  const port = await freePort()
  const at = { PORT: String(port), OPERATION_PORT: '0', FORMS_PER_MINUTE: '1000000' }
  const start = async () => {
    const server = spawnServe({ ...at, TRUSTED_PROXIES: '127.0.0.1', ...environment })
    await server.addresses()
    return server
  }
  let server = await start()
  return {
    port,
    kill: () => server.kill(),
    start: async () => {
      server = await start()
    },
  }
}

/** Sends forms as browsers do: what is not acknowledged is sent again under its key. */
function startLoad(url: string) {
  const acknowledged = new Set<string>()
  let sent = 0
  let isOver = false
  const write = async () => {
    while (!isOver) {
      const key = `key-${String(sent++).padStart(8, '0')}`
      const body = new URLSearchParams({
        ...strategyCall,
        websiteGoal: `${key} ${'x'.repeat(sent % 10 === 0 ? 9000 : 100)}`,
        'submission-id': key,
      })
      while (!isOver && !acknowledged.has(key)) {
        const response = await fetch(url, { method: 'POST', body }).catch(() => undefined)
        const answer = await response?.json().catch(() => undefined)
        if (answer?.key === key) acknowledged.add(key)
        else await setTimeout(20)
      }
      await setTimeout(50)
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, write))
  return {
    acknowledged,
    /** Waits until some more are acknowledged. */
    more: async () => {
      const enough = acknowledged.size + 20
      await until(() => acknowledged.size >= enough)
    },
    end: async () => {
      isOver = true
      await writing
    },
  }
}

test.skipIf(needed.some((name) => name in inject('missing')))(
  'of two servers behind nginx each is killed, and their PostgreSQL fails over: nothing is lost or doubled',
  async () => {
    const folder = temporaryData()
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    const database = new URL(await postgres.database())
    const standby = await postgres.standby()
    onTestFinished(() => standby.stop())
    // The address that the servers know, wherever the database is.
    const address = await startSilentProxy(Number(database.port))
    onTestFinished(address.stop)
    database.port = String(address.port)
    const start = (name: string) =>
      instanceOf({ DATABASE_URL: database.href, DIPTYCH_DATA: join(folder, name) })
    const servers = [await start('one'), await start('two')]

    const load = startLoad(await startNginx({ ports: servers.map(({ port }) => port) }))
    await load.more()
    for (const server of servers) {
      await server.kill()
      await load.more()
      await server.start()
      await load.more()
    }
    await postgres.crash()
    await standby.promote()
    address.redirect(standby.port)
    for (const _ of [1, 2]) await load.more()
    await load.end()

    const keys = async () =>
      (await query(database.href, 'SELECT key FROM leads')).map((row) => String(row['key']))
    // What only the journal of a server has comes into the store within seconds.
    await until(async () => load.acknowledged.isSubsetOf(new Set(await keys())))
    const found = await keys()
    expect(new Set(found).size).toBe(found.length)
  },
)
