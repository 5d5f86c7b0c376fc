import { describe, expect, test } from 'vitest'
import { rules } from '../leads-site.ts'
import { startMailServer } from '../receivers.ts'
import { type RunningApi, startApi } from '../running-api.ts'
import { start, submission } from '../store/submission.ts'

const day = 24 * 60 * 60_000
const year = 365 * day

/** Stores leads that came in over the last weeks. */
async function fill(api: RunningApi, count: number) {
  const all = Array.from({ length: count }, (_, index) =>
    submission({ receivedAt: start - index * day }),
  )
  await api.store.save(all.map((each) => ({ submission: each, channels: [] })))
}

/** Lets days pass as a running server sees them. */
async function runFor(api: RunningApi, days: number) {
  for (let each = 0; each < days; each++) {
    api.pass(day)
    await api.writer.probe()
    await api.daily()
  }
}

describe('a clock that jumps years ahead', () => {
  test('removes nothing for days, and staff, log and verify are told', async () => {
    const mail = await startMailServer()
    const api = await startApi({
      environment: {
        SMTP_URL: mail.url,
        MAIL_FROM: 'website@tegelwerk.example',
        MAIL_TO: 'anna@tegelwerk.example',
      },
    })
    await fill(api, 30)
    api.pass(20 * year)
    await api.writer.probe()
    await api.daily()
    await runFor(api, 2)

    expect(await api.kept()).toHaveLength(30)
    expect(mail.letters.at(-1)).toMatch(/The clock jumped to 2046-.*Nothing is removed/s)
    expect(api.logged.join('\n')).toMatch(/clock\.jumped.*retention\.withheld/s)
  })

  test('removes nothing before the first heartbeat after it either', async () => {
    const first = await startApi()
    await fill(first, 30)
    await first.close()
    const api = await startApi({ folder: first.folder })
    api.pass(20 * year)
    await api.daily()
    expect(await api.kept()).toHaveLength(30)
  })

  test('and back again removes nothing', async () => {
    const api = await startApi()
    await fill(api, 30)
    for (const step of [20 * year, -20 * year]) {
      api.pass(step)
      await api.writer.probe()
      await api.daily()
    }
    await runFor(api, 5)
    expect(await api.kept()).toHaveLength(30)
  })

  test('and stays there removes at most a quarter a day, however often the report fails', async () => {
    const api = await startApi({
      environment: {
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'website@tegelwerk.example',
        MAIL_TO: 'anna@tegelwerk.example',
      },
    })
    await fill(api, 100)
    api.pass(20 * year)
    await api.writer.probe()
    await runFor(api, 3)
    expect(await api.kept()).toHaveLength(75)
    api.pass(60 * 60_000)
    await api.daily()
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
  await api.writer.probe()
  api.pass(14 * 60 * 60_000)
  await api.writer.probe()
  await api.daily()
  expect(await api.kept()).toHaveLength(7)
})
