import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { freePort } from './free-port.ts'
import { postgresFolder } from './programs.ts'
import { until } from './until.ts'

/** A PostgreSQL server for the tests, on a free local port. */
type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** Starts PostgreSQL from the installed programs. */
export async function startPostgres() {
  const programs = postgresFolder()
  if (programs === undefined)
    throw new Error('No PostgreSQL found: install it, or put initdb on the path.')

  const folder = mkdtempSync(join(tmpdir(), 'diptych-postgres-'))
  const user = unprivileged(folder)
  const run = (program: string, ...parameters: string[]) => {
    const [command = '', ...rest] = [...user, join(programs, program), ...parameters]
    return { command, rest }
  }
  const finish = (program: string, ...parameters: string[]) => {
    const { command, rest } = run(program, ...parameters)
    execFileSync(command, rest, { stdio: 'ignore' })
  }
  const serverOf = async (data: string) => {
    const port = await freePort()
    const urlOf = (name: string) => `postgres://diptych@127.0.0.1:${port}/${name}`
    const address = ['-k', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1']
    const { command, rest } = run('postgres', '-D', data, ...address)
    let server: ChildProcess | undefined
    const hasEnded = () => server?.exitCode !== null || server.signalCode !== null

    return {
      port,
      urlOf,
      start: async () => {
        const launch = () => {
          server = spawn(command, rest, { stdio: 'ignore' })
        }
        launch()
        await answers(urlOf('postgres'), () => {
          // After a crash, PostgreSQL does not start before all old processes have exited.
          if (hasEnded()) launch()
        })
      },
      end: async () => {
        if (server === undefined || hasEnded()) return
        const ended = once(server, 'exit')
        server.kill('SIGQUIT')
        // The processes of the server exit with it, however it ends.
        const impatience = setTimeout(() => server?.kill('SIGKILL'), 3000)
        await ended
        clearTimeout(impatience)
      },
    }
  }

  const data = join(folder, 'data')
  finish('initdb', '-D', data, '-U', 'diptych', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const { port, urlOf, start, end } = await serverOf(data)
  await start()
  let databases = 0
  return {
    /** Creates an empty database and returns its URL. */
    database: async () => {
      const name = `test_${++databases}`
      await query(urlOf('postgres'), `CREATE DATABASE ${name}`)
      return urlOf(name)
    },
    /** Kills it as a power failure would: connections drop, nothing is cleaned up. */
    crash: end,
    start,
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
    /** Starts a server that follows it. From then on, a commit waits until it is on the disk of both. */
    standby: async () => {
      const copy = join(folder, 'standby')
      const source = ['-h', '127.0.0.1', '-p', String(port), '-U', 'diptych']
      finish('pg_basebackup', '-D', copy, ...source, '-R', '-c', 'fast', '--no-sync')
      const standby = await serverOf(copy)
      await standby.start()
      await query(urlOf('postgres'), "ALTER SYSTEM SET synchronous_standby_names = '*'")
      await query(urlOf('postgres'), 'SELECT pg_reload_conf()')
      const isFollowed = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"
      await until(async () => (await query(urlOf('postgres'), isFollowed)).length > 0)
      return {
        port: standby.port,
        /** Makes it the server that takes writes. */
        promote: async () => {
          // It must not wait for a standby of its own.
          await query(standby.urlOf('postgres'), 'ALTER SYSTEM RESET synchronous_standby_names')
          await query(standby.urlOf('postgres'), 'SELECT pg_promote()')
        },
        stop: standby.end,
      }
    },
  }
}

/** A server for all tests of a file, which are skipped where there is none. */
export function sharedPostgres() {
  const isMissing = 'PostgreSQL' in inject('missing')
  let started: Postgres | undefined
  beforeAll(async () => {
    if (!isMissing) started = await startPostgres()
  }, 300_000)
  afterAll(() => started?.stop())
  return {
    isMissing,
    postgres: () => {
      if (!started) throw new Error('PostgreSQL is not installed.')
      return started
    },
  }
}

export async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const answers = (url: string, retry: () => void) =>
  until(async () => {
    const isUp = await query(url, 'SELECT 1').catch(() => undefined)
    if (!isUp) retry()
    return isUp
  })

/** PostgreSQL does not run as root. Returns the command prefix for another user, who then owns the folder. */
function unprivileged(folder: string): readonly string[] {
  if (process.getuid?.() !== 0) return []
  const idOf = (option: string) =>
    execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }).trim()
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  chownSync(folder, Number(uid), Number(gid))
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
}
