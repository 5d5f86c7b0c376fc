import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { instanceFaults } from '../deep/deploy/instances.ts'
import { startPostgres } from '../support/postgres.ts'
import { nginx, postgresProgram as program } from '../support/programs.ts'
import { builtSite } from './built-server.ts'
import { faultMeasurement } from './faults.ts'
import type { Measurement } from './measurement.ts'

/** Number of acknowledged submissions between the steps of a fault, and how often each server is killed. */
const [count, pause, rounds] = [300, 0, 5]

/** Counts what faults of two servers with one store leave of the submissions that were acknowledged. */
export async function measureInstances(): Promise<readonly Measurement[]> {
  const measured: Measurement[] = []
  const missing = [program, nginx].filter(({ isUsable }) => !isUsable())
  if (missing.length > 0) {
    const figure = `${missing.map(({ name }) => name).join(' and ')} missing`
    return [{ what: 'two servers with one store', figure, target: '0' }]
  }
  for (const [what, inflict] of Object.entries(instanceFaults)) {
    const folder = mkdtempSync(join(tmpdir(), 'diptych-bench-'))
    const postgres = await startPostgres()
    const scope = { folder, site: builtSite(), postgres, count, pause, rounds }
    measured.push(faultMeasurement(what, await inflict(scope)))
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
  return measured
}
