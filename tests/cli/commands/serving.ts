import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { rules, temporaryData } from '../../api/leads-site.ts'
import { writeSmallSite } from '../../api/site/small-site.ts'
import { printedBy } from '../../support/printed-by.ts'
import { projectRoot } from '../../support/project-root.ts'

export const { origin } = rules

/** Starts `serve` on a small built site, as an operator does, or under another program; nothing is waited for. */
export function spawnServe(
  environment: Readonly<Record<string, string>> = {},
  changes: Readonly<Record<string, string>> = {},
  under: readonly string[] = [],
) {
  const data = temporaryData()
  mkdirSync(data, { recursive: true })
  const site = writeSmallSite({ '.diptych/forms.json': JSON.stringify(rules), ...changes })
  const command = [...under, process.execPath, 'cli/launch.js', 'serve', '--out', site]
  const [program = '', ...parameters] = command
  const child = spawn(program, parameters, {
    cwd: projectRoot,
    // They are a group, so that killing one ends the other.
    detached: under.length > 0,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      DIPTYCH_DATA: data,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = printedBy(child)
  const ended = once(child, 'close')
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
      process.kill(under.length > 0 ? -child.pid : child.pid, 'SIGKILL')
    await ended
  }
  onTestFinished(kill)

  return {
    child,
    kill,
    output,
    data,
    site,
    ended: ended.then(() => ({ code: child.exitCode, signal: child.signalCode, ...output })),
    /** Where visitors and operators come to, once there is something. */
    addresses: async () => {
      const find = () => /"site":"(.*?)","operation":"(.*?)"/.exec(output.stdout)?.slice(1) ?? []
      while (find().length === 0) {
        if (child.exitCode !== null) throw new Error(`${output.stdout}${output.stderr}`)
        await Promise.race([once(child.stdout, 'data'), ended])
      }
      const [url = '', operation = ''] = find()
      return { url, operation, port: Number(new URL(url).port) }
    },
  }
}

export const writeInto = (folder: string, file: string, text: string) =>
  writeFileSync(join(folder, file), text)
