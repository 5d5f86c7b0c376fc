import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rules } from '../site-rules.ts'

const script = fileURLToPath(new URL('server.ts', import.meta.url))

export type Fault = 'journal not synced' | 'folder not synced' | 'store not synced'

interface Start {
  /** The folder of its data. */
  readonly folder: string
  /** The command that runs it, such as a tracer. */
  readonly under?: readonly string[]
  /** What it leaves out. */
  readonly fault?: Fault | undefined
  readonly environment?: Readonly<Record<string, string>>
}

export interface ServerProcess {
  readonly url: string
  /** Kills it at once with SIGKILL. */
  kill(): Promise<void>
}

/** Starts the API as a separate process. */
export async function startServer({
  folder,
  under = [],
  fault,
  environment = {},
}: Start): Promise<ServerProcess> {
  const rulesFile = join(folder, 'rules.json')
  writeFileSync(rulesFile, JSON.stringify(rules))
  const [command = '', ...parameters] = [
    ...under,
    process.execPath,
    script,
    rulesFile,
    ...(fault === undefined ? [] : [fault]),
  ]
  const child = spawn(command, parameters, {
    env: {
      ...process.env,
      // Otherwise compiling the modules would be most of what a start costs.
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      DIPTYCH_DATA: join(folder, 'data'),
      DIPTYCH_JOURNAL: join(folder, 'journal'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that killing it also ends the tracer.
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
