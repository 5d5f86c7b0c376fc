import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { strangersEnvironment } from '../../papers/project-copy.ts'
import { printedBy } from '../../support/printed-by.ts'
import { until } from '../../support/until.ts'
import { readRecipe, valuesOf } from '../deploy/recipe.ts'

export type PaperServer = Awaited<ReturnType<typeof startServer>>

/** Starts the command of the systemd unit, on free ports. */
export async function startServer(folder: string) {
  const [command = ''] = valuesOf(readRecipe('diptych.service'), 'ExecStart')
  const [program = '', ...options] = command.replace('/srv/diptych', folder).split(' ')
  const child = spawn(program, options, {
    cwd: folder,
    env: { ...strangersEnvironment(), HOST: '127.0.0.1', PORT: '0', OPERATION_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = printedBy(child)
  const closed = once(child, 'close')
  const [, url = '', operation = ''] = await until(() => {
    if (child.exitCode !== null) throw new Error(`The server ended. ${output.stderr}`)
    return /"site":"(.*?)","operation":"(.*?)"/.exec(output.stdout) ?? false
  })
  return {
    url,
    /** Where health is. */
    operation,
    /** Stops the server and gives its exit code. */
    stop: async () => {
      child.kill('SIGTERM')
      await closed
      return child.exitCode
    },
  }
}
