import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startLoad } from '../../api/crash/load.ts'
import { temporaryData } from '../../api/leads-site.ts'
import { spawnServe } from '../../cli/commands/serving.ts'
import { freePort } from '../../support/free-port.ts'
import { query, startPostgres } from '../../support/postgres.ts'
import { startSilentProxy } from '../../support/silent-proxy.ts'
import { until } from '../../support/until.ts'
import { startNginx } from './started-front.ts'

const needed = ['PostgreSQL', 'nginx']

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

    const url = await startNginx({ ports: servers.map(({ port }) => port) })
    const load = startLoad(() => url)
    await load.more(20)
    for (const server of servers) {
      await server.kill()
      await load.more(20)
      await server.start()
      await load.more(20)
    }
    await postgres.crash()
    await standby.promote()
    address.redirect(standby.port)
    for (const _ of [1, 2]) await load.more(20)
    await load.end()

    const keys = async () =>
      (await query(database.href, 'SELECT key FROM leads')).map((row) => String(row['key']))
    // What only the journal of a server has comes into the store within seconds.
    await until(async () => load.acknowledged.isSubsetOf(new Set(await keys())))
    const found = await keys()
    expect(new Set(found).size).toBe(found.length)
  },
)
