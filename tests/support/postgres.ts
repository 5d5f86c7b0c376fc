import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { SystemProgram } from './system-programs.ts'

/** A PostgreSQL server for the tests, on a free local port. */
export interface Postgres {
  /** Creates an empty database and returns its URL. */
  database(): Promise<string>
  /** Kills it as a power failure would: connections drop, nothing is cleaned up. */
  crash(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export const postgres: SystemProgram = {
  name: 'PostgreSQL',
  purpose: 'the tests of the store on PostgreSQL',
  debianPackage: 'postgresql',
  isRequiredInCi: true,
  isInstalled: () => findPrograms() !== undefined,
  isUsable: () => findPrograms() !== undefined,
}

/** Starts PostgreSQL from the installed programs. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms()
  if (programs === undefined)
    throw new Error('No PostgreSQL found: install it, or put initdb on the path.')

  const folder = mkdtempSync(join(tmpdir(), 'diptych-postgres-'))
  const user = unprivileged(folder)
  const data = join(folder, 'data')
  const port = await freePort()
  const urlOf = (name: string) => `postgres://diptych@127.0.0.1:${port}/${name}`
  const run = (program: string, ...parameters: string[]) =>
    [...user, join(programs, program), ...parameters] as const

  const [command, ...parameters] = run(
    'initdb',
    '-D',
    data,
    '-U',
    'diptych',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  )
  execFileSync(command ?? '', parameters, { stdio: 'ignore' })

  let server: ChildProcess | undefined
  const start = async () => {
    const [command = '', ...parameters] = run(
      'postgres',
      '-D',
      data,
      '-k',
      folder,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
    )
    const launch = () => {
      server = spawn(command, parameters, { stdio: 'ignore' })
    }
    launch()
    await answers(urlOf('postgres'), () => {
      // After a crash, PostgreSQL does not start before all old processes have exited.
      if (server?.exitCode !== null || server.signalCode !== null) launch()
    })
  }
  const end = async () => {
    if (server?.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGQUIT')
    // The processes of the server exit with it, however it ends.
    const impatience = globalThis.setTimeout(() => server?.kill('SIGKILL'), 3000)
    await ended
    clearTimeout(impatience)
  }

  await start()
  let databases = 0
  return {
    database: async () => {
      const name = `test_${++databases}`
      await query(urlOf('postgres'), `CREATE DATABASE ${name}`)
      return urlOf(name)
    },
    crash: end,
    start,
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
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

async function answers(url: string, retry: () => void) {
  for (let attempt = 0; attempt < 600; attempt++) {
    const isUp = await query(url, 'SELECT 1').then(
      () => true,
      () => false,
    )
    if (isUp) return
    retry()
    await setTimeout(100)
  }
  throw new Error('PostgreSQL does not answer.')
}

/** The folder with the programs of the newest installed version. */
function findPrograms(): string | undefined {
  const onPath = spawnSync('which', ['initdb'], { encoding: 'utf8' }).stdout.trim()
  const installed = globSync([
    '/usr/lib/postgresql/*/bin/initdb',
    '/opt/homebrew/opt/postgresql*/bin/initdb',
  ])
  const initdb = onPath || installed.toSorted().at(-1)
  return initdb ? dirname(initdb) : undefined
}

/** PostgreSQL does not run as root. Returns the command prefix for another user, who then owns the folder. */
function unprivileged(folder: string): readonly string[] {
  if (process.getuid?.() !== 0) return []
  const idOf = (option: string) =>
    execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }).trim()
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  chownSync(folder, Number(uid), Number(gid))
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
