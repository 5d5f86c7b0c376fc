import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { rules } from '../../api/leads-site.ts'
import { writeSmallSite } from '../../api/site/small-site.ts'
import { startPostgres } from '../../support/postgres.ts'
import { instanceFaults } from './instances.ts'

const needed = ['PostgreSQL', 'nginx']
const [count, pause, rounds] = [20, 50, 1]

/** A folder, a site and a database of a test. */
async function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-instances-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const site = writeSmallSite({ '.diptych/forms.json': JSON.stringify(rules) })
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  return { folder, site, postgres }
}

describe.skipIf(needed.some((name) => name in inject('missing')))(
  'two servers with one PostgreSQL store behind nginx',
  () => {
    test.for(Object.entries(instanceFaults))(
      '%s: nothing is lost or doubled',
      async ([, inflict]) => {
        const { acknowledged, ...rest } = await inflict({
          ...(await prepare()),
          ...{ count, pause, rounds },
        })
        expect(acknowledged).toBeGreaterThanOrEqual(3 * count)
        expect(rest).toEqual({ found: acknowledged, doubled: 0 })
      },
    )
  },
)
