import { describe, expect, test } from 'vitest'
import { rules } from '../leads-site.ts'
import { type RunningApi, startApi } from '../running-api.ts'
import { start, submission } from '../store/submission.ts'

const day = 24 * 60 * 60_000
const year = 365 * day

/** Stores leads that came in over the last weeks. */
async function fill(api: RunningApi, count: number) {
  const all = Array.from({ length: count }, (_, index) =>
    submission({ receivedAt: start - index * day }),
  )
  for (const each of all) await api.save(each)
}

/** Lets days pass as a running server sees them. */
async function runFor(api: RunningApi, days: number) {
  for (let each = 0; each < days; each++) {
    api.pass(day)
    await api.everyMinute()
  }
}

describe('a clock that jumps years ahead', () => {
  test('removes at most a quarter a day, however often the report fails', async () => {
    const api = await startApi({
      environment: {
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'website@tegelwerk.example',
        MAIL_TO: 'anna@tegelwerk.example',
      },
    })
    await fill(api, 100)
    api.pass(20 * year)
    await runFor(api, 1)
    expect(await api.kept()).toHaveLength(75)
    api.pass(60 * 60_000)
    await api.everyMinute()
    expect(await api.kept()).toHaveLength(75)
    // The oldest went first.
    const times = (await api.kept()).map(({ receivedAt }) => receivedAt)
    expect(Math.min(...times)).toBe(start - 74 * day)
    expect(api.logged.join('\n')).toContain('"retention.bounded","removed":25,"left":75')
    await runFor(api, 1)
    expect(await api.kept()).toHaveLength(57)
  })
})

test('a server that was off for a night keeps its word about retention', async () => {
  const short = { ...rules, retention: { requests: { number: 7, unit: 'day' } } } as const
  const api = await startApi({ rules: short })
  await fill(api, 12)
  api.pass(14 * 60 * 60_000)
  await api.everyMinute()
  expect(await api.kept()).toHaveLength(7)
})
