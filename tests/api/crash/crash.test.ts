import { expect, test } from 'vitest'
import { temporaryData } from '../leads-site.ts'
import { crashCycles } from './crash-cycles.ts'

test('a server that is killed while it writes loses nothing that it acknowledged, and keeps nothing twice', async () => {
  const report = await crashCycles(temporaryData(), 5)

  expect(report).toMatchObject({ missing: 0, repeated: 0, integrity: 'ok' })
  expect(report.acknowledged).toBeGreaterThanOrEqual(100)
})
