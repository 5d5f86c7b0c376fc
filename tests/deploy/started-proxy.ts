import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../generator/temporary-folder.ts'
import { readRecipe } from './recipe.ts'

/** Starts a proxy in front of a server, from its recipe with other ports and without TLS. Returns its address. */
export type StartProxy = (serverPort: number) => Promise<string>

export const startCaddy: StartProxy = async (serverPort) => {
  const port = await freePort()
  const file = readRecipe('Caddyfile')
    .replace('example.com {', `http://127.0.0.1:${port} {`)
    .replace('127.0.0.1:4321', `127.0.0.1:${serverPort}`)
  const folder = temporaryFolder({ Caddyfile: `{\n\tadmin off\n}\n${file}` })
  const child = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: 'ignore',
  })
  return untilAnswering(child, port)
}

export const startNginx: StartProxy = async (serverPort) => {
  const port = await freePort()
  const site = readRecipe('nginx.conf')
    .replace(/server \{\s+listen 80;[^}]*\}/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_\w+ .*\n/gm, '')
    .replace('127.0.0.1:4321', `127.0.0.1:${serverPort}`)
  const folder = temporaryFolder({ 'site.conf': site })
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  // The folder is this user's only, so the processes of nginx must be too.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const main = `${user} daemon off; pid ${folder}/pid; error_log stderr; events {}
    http { access_log off; ${places.join(' ')} include ${folder}/site.conf; }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const options = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  return untilAnswering(spawn('nginx', options, { stdio: 'ignore' }), port)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function untilAnswering(child: ChildProcess, port: number): Promise<string> {
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The proxy ended.')
    await new Promise((next) => setTimeout(next, 20))
  }
  return url
}
