import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { hostedSite, serverFiles } from '#api/hosting.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { freePort } from '../../support/free-port.ts'
import { untilAnswering } from '../../support/until-answering.ts'
import { ownHost, readRecipe } from './recipe.ts'

/** What stands in front of visitors, and what it needs. */
interface Behind {
  /** The port of our server. */
  readonly port: number
  /** The output folder of the built site. */
  readonly site: string
  /** How many seconds it waits, wherever its recipe says some. */
  readonly patience?: number | undefined
}

/** Starts a server from its recipe with other ports and folders and without TLS. Returns its address. */
export type StartFront = (behind: Behind) => Promise<string>

export const startCaddy: StartFront = (behind) => startCaddyFrom('Caddyfile', behind)
export const startCaddyWithFiles: StartFront = (behind) =>
  startCaddyFrom('Caddyfile-static', behind)
export const startNginx: StartFront = (behind) => startNginxFrom('nginx.conf', behind)
export const startNginxWithFiles: StartFront = (behind) =>
  startNginxFrom('nginx-static.conf', behind)

/** Writes the configurations that the build writes, into the built site. */
export function writeServerFiles(site: string): void {
  const folder = join(site, 'current')
  const headers = JSON.parse(readFileSync(join(folder, '.diptych/headers.json'), 'utf8'))
  for (const [path, text] of serverFiles(hostedSite(headers))) {
    writeFileSync(join(folder, path), text)
  }
}

async function startCaddyFrom(recipe: string, { port: serverPort, site, patience }: Behind) {
  const port = await freePort()
  const file = withPatience(readRecipe(recipe), patience)
    .replace('{\n\tservers', '{\n\tadmin off\n\tservers')
    .replace(`${ownHost} {`, `http://127.0.0.1:${port} {`)
    .replaceAll('/srv/diptych/.dist', site)
    .replace('127.0.0.1:4321', `127.0.0.1:${serverPort}`)
  const folder = temporaryFolder({ Caddyfile: file })
  const child = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return started(child, port)
}

async function startNginxFrom(recipe: string, { port: serverPort, site, patience }: Behind) {
  const port = await freePort()
  const text = withPatience(readRecipe(recipe), patience)
    .replace(/server \{\s+listen 80;[^}]*\}/, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_\w+ .*\n/gm, '')
    .replaceAll('/srv/diptych/.dist', site)
    .replace('127.0.0.1:4321', `127.0.0.1:${serverPort}`)
  const folder = temporaryFolder({ 'site.conf': text })
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  // The folder is this user's only, so the processes of nginx must be too.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const [, room = 'events {}'] = /nginx\.conf: (.*)$/m.exec(text) ?? []
  const main = `${user} daemon off; pid ${folder}/pid; error_log stderr; ${room}
    http { access_log off; ${places.join(' ')} include ${folder}/site.conf; }`
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
