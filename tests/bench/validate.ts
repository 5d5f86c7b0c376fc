import { spawnSync } from 'node:child_process'
import { readFolder } from '#generator/index.ts'
import { projectRoot } from '../support/project-root.ts'
import { type Measurement, median, milliseconds } from './measurement.ts'

const runs = 15

/** `validate` in a new process, in turns with a process that does nothing. */
export async function measureValidate(): Promise<readonly Measurement[]> {
  const files = readFolder(`${projectRoot}/content`, '.yaml').size
  const turns = Array.from({ length: runs }, () => ({
    empty: time(['-e', '0']),
    validate: time(['cli/launch.js', 'validate']),
  }))
  const empty = median(turns.map((turn) => turn.empty))
  const validate = median(turns.map((turn) => turn.validate))

  return [
    { what: 'start of an empty Node process', figure: milliseconds(empty), target: '-' },
    {
      what: `validate, new process, ${files} files`,
      figure: milliseconds(validate),
      target: `${milliseconds(3 * empty + 3 * files)} (3 starts + 3 ms a file)`,
    },
  ]
}

function time(arguments_: readonly string[]): number {
  const start = performance.now()
  spawnSync(process.execPath, arguments_, { cwd: projectRoot })
  return performance.now() - start
}
