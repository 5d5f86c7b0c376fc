import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, type TestContext, test } from 'vitest'
import { startPostgres } from '../../../support/postgres.ts'
import { disks } from '../../../support/small-disk.ts'
import { diskFaults, fileFaults, postgresFaults } from './faults-under-load.ts'
import type { FaultReport } from './load.ts'

const [count, pause] = [20, 100]

/** A folder of a test that runs beside others. */
function folderFor({ onTestFinished }: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-faults-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function expectAll({ acknowledged, ...rest }: FaultReport) {
  expect(acknowledged).toBeGreaterThanOrEqual(2 * count)
  expect(rest).toEqual({ found: acknowledged, doubled: 0 })
}

// Each test mostly waits for deadlines of the server.
describe.concurrent('under load, nothing is lost or doubled', () => {
  test.skipIf('PostgreSQL' in inject('missing')).for(Object.entries(postgresFaults))(
    '%s',
    async ([, inflict], context) => {
      const postgres = await startPostgres()
      context.onTestFinished(() => postgres.stop())
      expectAll(await inflict({ folder: folderFor(context), count, pause }, postgres))
    },
  )

  test.skipIf(disks.name in inject('missing')).for(Object.entries(diskFaults))(
    '%s',
    async ([, inflict], context) => {
      expectAll(await inflict({ folder: folderFor(context), count, pause }))
    },
  )

  test.for(Object.entries(fileFaults))('%s', async ([, inflict], context) => {
    expectAll(await inflict({ folder: folderFor(context), count, pause }))
  })
})
