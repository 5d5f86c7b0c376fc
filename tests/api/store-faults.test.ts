import { rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { checkReadiness } from '#api/index.ts'
import { startMailServer } from './receivers.ts'
import { startApi } from './running-api.ts'
import { expectKept, send } from './sent-forms.ts'
import { removeDatabase } from './store/started-pair.ts'

test('a store that is locked or lost costs no visitor anything; the owner gets one mail', async () => {
  const mail = await startMailServer()
  const api = await startApi({ environment: mail.environment })
  const ready = async () => (await checkReadiness(api, api.dependencies.now)).checks['state']
  const ids = [await send(api)]
  const other = new DatabaseSync(api.file)
  other.exec('BEGIN IMMEDIATE')
  ids.push(await send(api), await send(api))
  expect(await ready()).toBe('behind')
  other.close()
  await api.everySecond()
  expect(await ready()).toBe('together')
  removeDatabase(api.file)
  ids.push(await send(api))
  await api.pair.reconcile()
  await expectKept(api, ids)

  await api.everyMinute()
  await api.everyMinute()
  const [letter = '', ...others] = mail.letters.filter((each) => each.includes('were repaired'))
  expect(letter).toMatch(/store.lacked 2026-06: \d/)
  expect(letter).toContain('leads verify')
  expect(others).toEqual([])
})

test('a form that neither takes is refused and comes back when one can', async () => {
  const api = await startApi()
  const ids = [await send(api)]
  const other = new DatabaseSync(api.file)
  other.exec('BEGIN IMMEDIATE')
  rmSync(api.journal, { recursive: true })
  writeFileSync(api.journal, 'A file in the way.')
  await expect(send(api)).rejects.toThrow('503 not_stored 30')
  const { ready, checks } = await checkReadiness(api, api.dependencies.now)
  expect([ready, checks['state']]).toEqual([false, 'refusing'])
  other.close()
  rmSync(api.journal)
  await api.everySecond()
  ids.push(await send(api))
  await expectKept(api, ids)
})
