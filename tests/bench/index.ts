import { cpus, totalmem } from 'node:os'
import { measureDev } from './dev.ts'
import { measureFirstTouch } from './first-touch.ts'
import { measureHomePage } from './home-page.ts'
import { measureScale } from './scale.ts'
import { measureServing } from './serving.ts'
import { measureSubmissions } from './submissions.ts'
import { measureValidate } from './validate.ts'

/**
 * Prints measurements next to their targets: all of them, or those named as arguments. A missed target does
 * not fail, because machines differ. `scale` prints a table of its own.
 */
const benchmarks = {
  validate: measureValidate,
  'home-page': measureHomePage,
  'first-touch': measureFirstTouch,
  dev: measureDev,
  serving: measureServing,
  submissions: measureSubmissions,
}
const asked = process.argv.slice(2)
const isOfScale = asked[0] === 'scale'
const unknown = asked.filter((name) => !isOfScale && !Object.hasOwn(benchmarks, name))
if (unknown.length > 0)
  throw new Error(`Known benchmarks: ${[...Object.keys(benchmarks), 'scale'].join(', ')}.`)

const [cpu] = cpus()
process.stdout.write(
  `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}\n\n`,
)
await (isOfScale ? measureScale() : measureAll())

async function measureAll() {
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    for (const { what, figure, target } of await measure()) {
      process.stdout.write(`${what.padEnd(62)} ${figure.padStart(12)}   to reach ${target}\n`)
    }
  }
}
