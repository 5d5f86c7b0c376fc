import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../support/free-port.ts'
import { type Postgres, query } from '../../support/postgres.ts'
import { projectRoot } from '../../support/project-root.ts'
import { startSilentProxy } from '../../support/silent-proxy.ts'
import { until } from '../../support/until.ts'
import { untilAnswering } from '../../support/until-answering.ts'
import { compare, type FaultReport, startLoad } from '../api/crash/load.ts'
import { startNginx } from './started-front.ts'

interface Scope {
  /** An empty folder for everything that is written. */
  readonly folder: string
  /** A built site. */
  readonly site: string
  readonly postgres: Postgres
  /** How many submissions are acknowledged between the steps of a fault. */
  readonly count: number
  /** Time between two forms of a writer, in milliseconds. */
  readonly pause: number
  /** How often each server is killed. */
  readonly rounds: number
}

type Servers = readonly [Instance, Instance]

/** A server of the site that can be killed and started again at its port. */
interface Instance {
  readonly port: number
  start(): Promise<void>
  /** Ends it without a warning. */
  kill(): Promise<void>
}

/** Starts two servers with one PostgreSQL store behind nginx. */
async function startInstances(
  { folder, site }: Pick<Scope, 'folder' | 'site'>,
  environment: Readonly<Record<string, string>>,
) {
  const instanceOf = async (name: string): Promise<Instance> => {
    const [port, operationPort] = [await freePort(), await freePort()]
    const data = join(folder, name)
    mkdirSync(data)
    let child: ChildProcess | undefined
    return {
      port,
      start: async () => {
        child = spawn(process.execPath, ['cli/launch.js', 'serve', '--out', site], {
          cwd: projectRoot,
          env: {
            PATH: process.env['PATH'],
            HOST: '127.0.0.1',
            PORT: String(port),
            OPERATION_PORT: String(operationPort),
            DIPTYCH_DATA: data,
            TRUSTED_PROXIES: '127.0.0.1',
            ...environment,
          },
          stdio: ['ignore', 'ignore', 'pipe'],
        })
        await untilAnswering(child, `http://127.0.0.1:${operationPort}/healthz`, ({ ok }) => ok)
      },
      kill: async () => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      },
    }
  }
  const servers: Servers = [await instanceOf('one'), await instanceOf('two')]
  await Promise.all(servers.map(({ start }) => start()))
  return {
    servers,
    url: await startNginx({ ports: servers.map(({ port }) => port) }),
    stop: async () => {
      await Promise.all(servers.map(({ kill }) => kill()))
    },
  }
}

interface Faulty extends Pick<Scope, 'count' | 'rounds'> {
  readonly load: ReturnType<typeof startLoad>
  readonly servers: Servers
  /** Stops the database and makes its standby the database. */
  readonly failOver: () => Promise<void>
}

/** Inflicts a fault on two servers under load, and counts what their store holds afterwards. */
async function underLoad(
  { folder, site, postgres, count, pause, rounds }: Scope,
  inflict: (scope: Faulty) => Promise<void>,
): Promise<FaultReport> {
  const database = new URL(await postgres.database())
  const standby = await postgres.standby()
  // The address that the servers know, wherever the database is.
  const address = await startSilentProxy(Number(database.port))
  const known = new URL(database)
  known.port = String(address.port)
  const plenty = { FORMS_PER_MINUTE: '1000000' }
  const { url, servers, stop } = await startInstances(
    { folder, site },
    { DATABASE_URL: known.href, ...plenty },
  )
  const failOver = async () => {
    await postgres.crash()
    await standby.promote()
    address.redirect(standby.port)
  }
  try {
    const load = startLoad(url, pause)
    await load.more(count)
    await inflict({ load, servers, count, rounds, failOver })
    await load.more(count)
    await load.end()
    const keys = async () => {
      const rows = await query(known.href, 'SELECT key FROM leads')
      return rows.map((row) => String(row['key']))
    }
    // What only the journal of a server has comes into the store within seconds.
    await until(async () => {
      const found = new Set(await keys())
      return [...load.acknowledged].every((key) => found.has(key))
    })
    return compare(load.acknowledged, await keys())
  } finally {
    await stop()
    address.stop()
    await standby.stop()
  }
}

/** Faults of two servers with one store. */
export const instanceFaults: Readonly<Record<string, (scope: Scope) => Promise<FaultReport>>> = {
  'one of two servers is killed, then the other': (scope) =>
    underLoad(scope, async ({ load, servers, count, rounds }) => {
      for (let round = 0; round < rounds; round += 1) {
        for (const { kill, start } of servers) {
          await kill()
          await load.more(count)
          await start()
          await load.more(count)
        }
      }
    }),
  'the database of two servers fails over to its standby': (scope) =>
    underLoad(scope, async ({ load, count, failOver }) => {
      await failOver()
      await load.more(count)
    }),
}
