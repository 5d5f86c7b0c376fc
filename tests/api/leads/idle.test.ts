import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { encode, strategyCall } from '../leads-site.ts'
import { post, startApi } from '../running-api.ts'

/** The size of each file of a folder, and when it was written. The index of the log is memory of SQLite. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('-shm'))
    .map((name) => {
      const { size, mtimeNs } = statSync(join(folder, name), { bigint: true })
      return `${name} ${size} ${mtimeNs}`
    })

test('an idle server writes nothing', async () => {
  const api = await startApi()
  expect((await api.fetch(post(encode(strategyCall)))).status).toBe(201)
  await api.everyMinute()
  const before = filesIn(api.folder)
  for (let second = 0; second < 120; second += 1) {
    api.pass(1000)
    await api.everySecond()
    await api.deliver()
    if (second % 60 > 0) continue
    await api.everyMinute()
    expect(await api.pair.reconcile()).toBe(true)
  }
  expect(filesIn(api.folder)).toEqual(before)
})
