import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { strangersEnvironment } from '../../papers/project-copy.ts'
import { readRecipe, valuesOf } from '../deploy/recipe.ts'

export interface PaperServer {
  readonly url: string
  /** Where health is. */
  readonly operation: string
  /** Stops the server and gives its exit code. */
  stop(): Promise<number | null>
}

/** Starts the command of the systemd unit, on free ports. */
export async function startServer(folder: string): Promise<PaperServer> {
  const [command = ''] = valuesOf(readRecipe('diptych.service'), 'ExecStart')
  const [program = '', ...options] = command.replace('/srv/diptych', folder).split(' ')
  const child = spawn(program, options, {
    cwd: folder,
    env: {
      ...strangersEnvironment(),
      HOST: '127.0.0.1',
      PORT: '0',
      OPERATION_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  const [, url = '', operation = ''] = await firstMatch(child, /"site":"(.*?)","operation":"(.*?)"/)
  return {
    url,
    operation,
    stop: async () => {
      child.kill('SIGTERM')
      await closed
      return child.exitCode
    },
  }
}

/** Waits until the output of a program matches. */
function firstMatch(
  child: ChildProcessByStdio<null, Readable, null>,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const match = pattern.exec(output)
      if (match) resolve(match)
    })
    child.on('close', () => reject(new Error(`The server ended. ${output}`)))
  })
}
