import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Postgres, startPostgres } from '../../support/postgres.ts'
import { temporaryData } from '../leads-site.ts'
import { fileFaults, postgresFaults } from './faults-under-load.ts'

const isMissing = 'PostgreSQL' in inject('missing')

let postgres: Postgres
beforeAll(async () => {
  if (!isMissing) postgres = await startPostgres()
}, 300_000)
afterAll(() => postgres?.stop(), 60_000)

const count = 20

const expectAll = ({ acknowledged, ...rest }: Awaited<ReturnType<(typeof fileFaults)[string]>>) => {
  expect(acknowledged).toBeGreaterThanOrEqual(2 * count)
  expect(rest).toEqual({ found: acknowledged, doubled: 0 })
}

test.for(Object.entries(fileFaults))('%s: nothing is lost or doubled', async ([, inflict]) => {
  expectAll(await inflict({ folder: temporaryData(), count }))
})

test.skipIf(isMissing).for(Object.entries(postgresFaults))(
  '%s: nothing is lost or doubled',
  async ([, inflict]) => {
    expectAll(await inflict({ folder: temporaryData(), count }, postgres))
  },
)
