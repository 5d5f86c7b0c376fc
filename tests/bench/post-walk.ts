// `node tests/bench/post-walk.ts [folder]`: lists the files that run for one form, from the socket to the
// disk.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const root = resolve(process.argv[2] ?? `${import.meta.dirname}/../..`)
const folder = mkdtempSync(join(tmpdir(), 'diptych-walk-'))
const site = join(folder, 'site')
const form = new URLSearchParams({
  'form-name': 'strategy-call',
  companyName: 'Bakkerij de Vries',
  email: 'anna@devries.example',
  'service-interested-in': 'advance',
  hasWebsite: 'yes',
  businessDescription: 'Bread, baked at night',
  websiteGoal: 'Orders before noon',
})

execFileSync(process.execPath, ['cli/launch.js', 'build', '--out', site], { cwd: root })
const preload = join(import.meta.dirname, 'executed-files.ts')
const server = spawn(
  process.execPath,
  ['--import', preload, 'cli/launch.js', 'serve', '--out', site],
  {
    cwd: root,
    env: {
      ...process.env,
      DIPTYCH_DATA: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
let output = ''
server.stdout.setEncoding('utf8').on('data', (text: string) => {
  output += text
})

try {
  const address = await printed(/http:\/\/127\.0\.0\.1:\d+/)
  // The first form loads modules. Only the second is counted.
  await send(address)
  await executed()
  await send(address)
  const files = await executed()
  for (const file of files)
    process.stdout.write(`${file.slice(file.indexOf(root) + root.length + 1)}\n`)
  process.stdout.write(`files executed for one form, from socket to disk: ${files.length}\n`)
} finally {
  server.kill()
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true })
}

async function send(address: string): Promise<void> {
  const { status } = await fetch(`${address}/strategy-call`, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json' },
  })
  if (status !== 201) throw new Error(`The form was answered with ${status}.`)
}

async function executed(): Promise<readonly string[]> {
  output = ''
  server.kill('SIGUSR2')
  const list: unknown = JSON.parse((await printed(/(?<=^executed )\[.*\](?=\n)/m)) || '[]')
  return Array.isArray(list) ? list.map(String) : []
}

/** Waits until the server prints a match, and returns it. */
async function printed(pattern: RegExp): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const found = pattern.exec(output)?.[0]
    if (found !== undefined) return found
    await setTimeout(100)
  }
  throw new Error(`The server did not print ${pattern}.`)
}
