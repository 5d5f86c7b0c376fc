import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { rules, temporaryData } from '../../api/leads-site.ts'
import { writeSmallSite } from '../../api/site/small-site.ts'
import { projectRoot } from '../../support/project-root.ts'

/** Starts a server by npm, as a package that has it among its scripts, and waits for its address. */
async function startByNpm(script: string) {
  const site = writeSmallSite({ '.diptych/forms.json': JSON.stringify(rules) })
  const command = `serve --out ${site}`
  const folder = temporaryData()
  const here = `cd ${projectRoot} && ulimit -n 64 && ${process.execPath} cli/launch.js`
  const scripts = { serve: `${here} ${command}`, start: 'npm run serve' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts }))
  const npm = spawn('npm', ['run', script], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      DIPTYCH_DATA: temporaryData(),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  // Of a command that stays: they are one group.
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL')
    } catch {
      // There is none.
    }
  })
  let said = ''
  while (!/http:\/\/[\w.]+:\d+/.test(said)) {
    const [text] = await once(npm.stdout, 'data')
    said += text
  }
  const [address = ''] = said.match(/http:\/\/[\w.]+:\d+/) ?? []
  return { npm, port: Number(new URL(address).port) }
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

// Elsewhere the system does not tell who started the shell between them.
test.skipIf(platform() !== 'linux').for(['serve', 'start'])(
  'killing the npm that runs “%s” leaves no server behind',
  async (script) => {
    const { npm, port } = await startByNpm(script)
    expect(await isListening(port)).toBe(true)
    npm.kill('SIGKILL')
    await expect.poll(() => isListening(port)).toBe(false)
  },
)

test.skipIf(platform() !== 'linux')('too many open files do not look like an end', async () => {
  const { port } = await startByNpm('serve')
  const sockets = Array.from({ length: 100 }, () =>
    connect(port, '127.0.0.1').on('error', () => undefined),
  )
  // It has looked for npm meanwhile.
  await setTimeout(2000)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => isListening(port)).toBe(true)
})
