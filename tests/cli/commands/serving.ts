import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { rules, temporaryData } from '../../api/leads-site.ts'
import { writeSmallSite } from '../../api/site/small-site.ts'
import { printedBy } from '../../support/printed-by.ts'
import { projectRoot } from '../../support/project-root.ts'

export const { origin } = rules

interface How {
  /** The program that runs it, such as a tracer. */
  readonly under?: readonly string[] | undefined
  /** What Node is told. */
  readonly options?: readonly string[]
  /** The user that it runs as, if not this one. */
  readonly as?: { readonly uid?: number; readonly gid?: number }
}

/** Starts `serve` on a small built site, as an operator does; nothing is waited for. */
export function spawnServe(
  environment: Readonly<Record<string, string>> = {},
  changes: Readonly<Record<string, string>> = {},
  { under = [], options = ['cli/launch.js', 'serve'], as = {} }: How = {},
) {
  const data = temporaryData()
  mkdirSync(data, { recursive: true })
  const site = writeSmallSite({ '.diptych/forms.json': JSON.stringify(rules), ...changes })
  chmodSync(site, 0o755)
  const command = [...under, process.execPath, ...options, '--out', site]
  const [program = '', ...parameters] = command
  const child = spawn(program, parameters, {
    ...{ cwd: projectRoot, ...as },
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
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`${child.signalCode ?? child.exitCode}: ${output.stdout}${output.stderr}`)
        await Promise.race([once(child.stdout, 'data'), ended])
      }
      const [url = '', operation = ''] = find()
      return { url, operation, port: Number(new URL(url).port) }
    },
  }
}

export const writeInto = (folder: string, file: string, text: string) =>
  writeFileSync(join(folder, file), text)
