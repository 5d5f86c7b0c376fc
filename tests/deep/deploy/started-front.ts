import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { freePort } from '../../support/free-port.ts'
import { untilAnswering } from '../../support/until-answering.ts'
import { readRecipe, recipeHost } from './recipe.ts'

/** What stands in front of visitors, and what it needs. */
interface Behind {
  /** The ports of our servers. */
  readonly ports: readonly number[]
  /** How many seconds it waits, wherever its recipe says some. */
  readonly patience?: number | undefined
}

/** Starts a server from its recipe with another port and without TLS. Returns its address. */
export type StartFront = (behind: Behind) => Promise<string>

export const startCaddy: StartFront = async ({ ports: [serverPort], patience }) => {
  const port = await freePort()
  const file = withPatience(readRecipe('Caddyfile'), patience)
    .replace('{\n\tservers', '{\n\tadmin off\n\tservers')
    .replace(`${recipeHost} {`, `http://127.0.0.1:${port} {`)
    .replace('127.0.0.1:4321', `127.0.0.1:${serverPort}`)
  const folder = temporaryFolder({ Caddyfile: file })
  const child = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return started(child, port)
}

export const startNginx: StartFront = async ({ ports, patience }) => {
  const port = await freePort()
  const text = withPatience(readRecipe('nginx.conf'), patience)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_\w+ .*\n/gm, '')
    .replace('http://127.0.0.1:4321', 'http://diptych')
  const servers = ports.map((each) => `server 127.0.0.1:${each} fail_timeout=1s;`).join(' ')
  const folder = temporaryFolder({ 'site.conf': text })
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  // The folder is this user's only, so the processes of nginx must be too.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const main = `${user} daemon off; pid ${folder}/pid; error_log stderr;
    worker_rlimit_nofile 65536; events { worker_connections 16384; }
    http { access_log off; ${places.join(' ')} upstream diptych { ${servers} } include ${folder}/site.conf; }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const options = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  return started(spawn('nginx', options, { stdio: ['ignore', 'ignore', 'pipe'] }), port)
}

const withPatience = (recipe: string, patience?: number) =>
  patience === undefined ? recipe : recipe.replaceAll(/\b\d+s\b/g, `${patience}s`)

async function started(server: ChildProcess, port: number): Promise<string> {
  const ended = once(server, 'close')
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswering(server, url)
  return url
}
