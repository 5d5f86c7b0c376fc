import { mkdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkReadiness } from '#api/index.ts'
import { encode, strategyCall, temporaryData } from '../leads-site.ts'
import { post, startApi } from '../running-api.ts'

test('a spool that cannot be written is told at the start, and the server is not ready', async () => {
  const folder = temporaryData()
  writeFileSync(join(folder, 'spool'), 'A file in the way.')
  const api = await startApi({ folder })
  const readiness = () =>
    checkReadiness({ leads: api, freeBytes: async () => 2 ** 40, now: () => new Date() })

  expect(api.logged.join()).toContain('spool.not-writable')
  expect((await api.fetch(post(encode(strategyCall)))).status).toBe(201)
  expect(await readiness()).toMatchObject({
    ready: false,
    checks: { written: true, spoolWritable: false },
  })

  renameSync(join(folder, 'spool'), join(folder, 'aside'))
  expect(await readiness()).toMatchObject({ ready: true, checks: { spoolWritable: true } })
})

test('what the default spool of an earlier version holds comes into the store', async () => {
  const folder = temporaryData()
  const spool = join(folder, 'data-spool')
  mkdirSync(join(folder, 'data/submissions.db'), { recursive: true })
  const before = await startApi({ folder, environment: { DIPTYCH_SPOOL: spool } })
  expect((await before.fetch(post(encode(strategyCall)))).status).toBe(202)
  await before.close()

  rmdirSync(join(folder, 'data/submissions.db'))
  const after = await startApi({ folder, environment: { DIPTYCH_SPOOL: '' } })
  expect(await after.kept()).toMatchObject([{ reasons: ['spooled'], state: 'accepted' }])
})
