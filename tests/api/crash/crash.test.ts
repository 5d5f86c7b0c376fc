import { expect, test } from 'vitest'
import { temporaryData } from '../leads-site.ts'
import { crashCycles } from './crash-cycles.ts'

test('a server killed during writes loses no acknowledged submission and stores none twice', async () => {
  const report = await crashCycles(temporaryData(), 5)

  expect(report).toMatchObject({ missing: 0, repeated: 0, integrity: 'ok' })
  expect(report.acknowledged).toBeGreaterThanOrEqual(100)
})
