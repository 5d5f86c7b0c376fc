import { spawnSync } from 'node:child_process'
import { checkContent, createCache, readContent } from '#generator/index.ts'
import { projectRoot } from '../support/project-root.ts'
import { schemas, validators } from '../support/project-schemas.ts'
import { type Measurement, median, milliseconds } from './measurement.ts'

const runs = 15

/** Measures `validate` in a new process, alternating with a process that does nothing. */
export async function measureValidate(): Promise<readonly Measurement[]> {
  const files = readContent(`${projectRoot}/content`).size
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
    {
      what: `check of a save, ${files} files`,
      figure: milliseconds(median(await timeSaves())),
      target: '150 ms',
    },
  ]
}

function time(arguments_: readonly string[]): number {
  const start = performance.now()
  spawnSync(process.execPath, arguments_, { cwd: projectRoot })
  return performance.now() - start
}

/** The duration of a check after a save: everything is loaded and cached, and one title is new. */
async function timeSaves(): Promise<readonly number[]> {
  const files = readContent(`${projectRoot}/content`)
  const cache = createCache()
  const page = 'nl/pages/about.yaml'
  const check = (title: string) => {
    const text = files.get(page)?.replace(/^title: .*$/m, `title: ${title}`) ?? ''
    const start = performance.now()
    checkContent({
      files: new Map(files).set(page, text),
      folder: 'content',
      schemas,
      validators,
      today: new Date().toISOString().slice(0, 10),
      cache,
    })
    return performance.now() - start
  }
  check('Over ons')
  return Array.from({ length: runs }, (_, save) => check(`Over ons, ${save} keer bewaard`))
}
