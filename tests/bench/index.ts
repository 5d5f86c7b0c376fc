import { cpus, totalmem } from 'node:os'
import { measureDev } from './dev.ts'
import { measureFaults } from './faults.ts'
import { measureFloods } from './floods.ts'
import { measureHomePage } from './home-page.ts'
import { measureObservatory } from './observatory.ts'
import { measureScale } from './scale.ts'
import { measureServing } from './serving.ts'
import { measureSubmissions } from './submissions.ts'
import { measureValidate } from './validate.ts'
import { measureLargeSites } from './validate-large.ts'

/** Prints measurements next to their targets. A missed target does not fail, because machines differ. */
const benchmarks = [
  measureValidate,
  measureLargeSites,
  measureHomePage,
  measureDev,
  measureServing,
  measureSubmissions,
  measureFaults,
  measureFloods,
  measureObservatory,
]

const [cpu] = cpus()
process.stdout.write(
  `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}\n\n`,
)
if (process.argv[2] === 'scale') await measureScale()
else await measureAll()

async function measureAll() {
  for (const measure of benchmarks) {
    for (const { what, figure, target } of await measure()) {
      process.stdout.write(`${what.padEnd(62)} ${figure.padStart(12)}   to reach ${target}\n`)
    }
  }
}
