import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFaults, fileFaults, postgresFaults } from '../deep/api/crash/faults-under-load.ts'
import type { FaultReport } from '../deep/api/crash/load.ts'
import { startPostgres } from '../support/postgres.ts'
import { postgresProgram as program } from '../support/programs.ts'
import { canMount } from '../support/small-disk.ts'
import type { Measurement } from './measurement.ts'

/** Number of acknowledged submissions between the steps of a fault. */
const count = 500
const pause = 0

/** Counts what faults under load leave of the submissions that were acknowledged. */
export async function measureFaults(): Promise<readonly Measurement[]> {
  const measured: Measurement[] = []
  const measure = async (what: string, inflict: (folder: string) => Promise<FaultReport>) => {
    const folder = mkdtempSync(join(tmpdir(), 'diptych-bench-'))
    measured.push(faultMeasurement(what, await inflict(folder)))
    rmSync(folder, { recursive: true })
  }
  for (const [what, inflict] of Object.entries({ ...fileFaults, ...(canMount && diskFaults) })) {
    await measure(what, (folder) => inflict({ folder, count, pause }))
  }
  if (!program.isInstalled()) return measured

  const postgres = await startPostgres()
  for (const [what, inflict] of Object.entries(postgresFaults)) {
    await measure(what, (folder) => inflict({ folder, count, pause }, postgres))
  }
  await postgres.stop()
  return measured
}

export const faultMeasurement = (
  what: string,
  { acknowledged, found, doubled }: FaultReport,
): Measurement => ({
  what: `lost or doubled, of ${acknowledged} acknowledged: ${what}`,
  figure: String(acknowledged - found + doubled),
  target: '0',
})
