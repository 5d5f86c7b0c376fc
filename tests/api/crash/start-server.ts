import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rules } from '../site-rules.ts'

const script = fileURLToPath(new URL('server.ts', import.meta.url))

interface Start {
  /** Where its data is. */
  readonly folder: string
  /** What it is run under, such as a tracer. */
  readonly under?: readonly string[]
  /** How far it waits for the disk, where that is not to be as it should. */
  readonly synchronous?: string
}

export interface ServerProcess {
  readonly url: string
  /** Ends it at once, whatever it is doing. */
  kill(): Promise<void>
}

/** Starts the API as a process of its own. */
export async function startServer({
  folder,
  under = [],
  synchronous,
}: Start): Promise<ServerProcess> {
  const rulesFile = join(folder, 'rules.json')
  writeFileSync(rulesFile, JSON.stringify(rules))
  const [command = '', ...parameters] = [
    ...under,
    process.execPath,
    script,
    rulesFile,
    ...(synchronous === undefined ? [] : [synchronous]),
  ]
  const child = spawn(command, parameters, {
    env: {
      ...process.env,
      DIPTYCH_DATA: join(folder, 'data'),
      DIPTYCH_SPOOL: join(folder, 'spool'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a tracer goes together with what it traces.
    detached: true,
  })
  return {
    url: await addressOf(child),
    kill: async () => {
      const ended = once(child, 'close')
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await ended
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (text) => {
      said += text
    })
    child.stdout?.on('data', (text) => resolve(String(text).trim()))
    child.on('close', () => reject(new Error(said)))
  })
}
