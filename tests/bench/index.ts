import { cpus, totalmem } from 'node:os'
import { measureBackup } from './backup.ts'
import { measureCards } from './cards.ts'
import { measureDev } from './dev.ts'
import { measureFaults } from './faults.ts'
import { measureFirstTouch } from './first-touch.ts'
import { measureFloods } from './floods.ts'
import { measureFrames } from './frames.ts'
import { measureFronts } from './fronts.ts'
import { measureHomePage } from './home-page.ts'
import { measureInstances } from './instances.ts'
import { measureObservatory } from './observatory.ts'
import { measureParity } from './parity.ts'
import { measureParityPeers } from './parity-peers.ts'
import { measurePeers } from './peers.ts'
import { measureScale } from './scale.ts'
import { measureServing } from './serving.ts'
import { measureSubmissions } from './submissions.ts'
import { measureValidate } from './validate.ts'
import { measureLargeSites } from './validate-large.ts'

/**
 * Prints measurements next to their targets: all of them, or those named as arguments. A missed target does
 * not fail, because machines differ. `parity`, `parity-peers`, `scale` and `peers` print a table of their own.
 */
const benchmarks = {
  validate: measureValidate,
  'large-sites': measureLargeSites,
  cards: measureCards,
  'home-page': measureHomePage,
  'first-touch': measureFirstTouch,
  frames: measureFrames,
  dev: measureDev,
  serving: measureServing,
  fronts: measureFronts,
  submissions: measureSubmissions,
  faults: measureFaults,
  backup: measureBackup,
  instances: measureInstances,
  floods: measureFloods,
  observatory: measureObservatory,
}
/** Those that print a table of their own. */
const withTable: Readonly<Record<string, () => Promise<void>>> = {
  parity: measureParity,
  'parity-peers': measureParityPeers,
  scale: measureScale,
  peers: measurePeers,
}
const asked = process.argv.slice(2)
const measureAlone = withTable[asked[0] ?? '']
const unknown = asked.filter((name) => !measureAlone && !Object.hasOwn(benchmarks, name))
if (unknown.length > 0) {
  const known = [...Object.keys(benchmarks), ...Object.keys(withTable)]
  throw new Error(`Known benchmarks: ${known.join(', ')}.`)
}

const [cpu] = cpus()
process.stdout.write(
  `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}\n\n`,
)
await (measureAlone ?? measureAll)()

async function measureAll() {
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    for (const { what, figure, target } of await measure()) {
      process.stdout.write(`${what.padEnd(62)} ${figure.padStart(12)}   to reach ${target}\n`)
    }
  }
}
