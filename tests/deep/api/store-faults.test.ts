import { readdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { encode, rules, strategyCall } from '../../api/leads-site.ts'
import { post, type RunningApi, startApi } from '../../api/running-api.ts'
import { canary, expectKept, form, send } from '../../api/sent-forms.ts'
import { expectBoth } from '../../api/store/started-pair.ts'
import { submission } from '../../api/store/submission.ts'
import { diptych } from '../../cli/diptych.ts'
import { disks, smallDisk } from '../../support/small-disk.ts'

/** Sends forms until one is refused, or so many. Returns the ids of those that were thanked for. */
async function sendMany(api: RunningApi, count: number) {
  const ids: string[] = []
  for (let each = 0; each < count; each++)
    await send(api).then(
      (id) => ids.push(id),
      () => undefined,
    )
  return ids
}

describe.skipIf(disks.name in inject('missing'))('a disk', () => {
  for (const what of ['store', 'journal'] as const) {
    const placeOn = (folder: string) => ({
      [what === 'store' ? 'DIPTYCH_DATA' : 'DIPTYCH_JOURNAL']: join(folder, 'own'),
    })
    const filesOf = (api: RunningApi, folder: string) =>
      what === 'store'
        ? { file: join(folder, 'own/submissions.db'), journal: api.journal }
        : { file: api.file, journal: join(folder, 'own') }

    test(`of the ${what} that is full costs nothing, and it has all once there is room`, async () => {
      const disk = smallDisk()
      const api = await startApi({ environment: placeOn(disk.folder) })
      const ids = await sendMany(api, 3)
      disk.fill()
      ids.push(...(await sendMany(api, 12)))
      expect(ids).toHaveLength(15)
      expect(api.pair.state()).toBe('behind')
      await api.everySecond()
      disk.free()
      await api.everySecond()
      expect(api.pair.state()).toBe('together')
      ids.push(...(await sendMany(api, 1)))
      expectBoth(filesOf(api, disk.folder), ids)
    })

    test(`of the ${what} that is full or read-only does not prevent the start`, async () => {
      const disk = smallDisk()
      const environment = placeOn(disk.folder)
      const first = await startApi({ environment })
      await first.close()
      const ids: string[] = []
      for (const state of ['full', 'read-only']) {
        if (state === 'full') disk.fill()
        else disk.setReadOnly(true)
        const api = await startApi({ folder: first.folder, environment })
        ids.push(...(await sendMany(api, 2)))
        if (state === 'full') disk.free()
        else disk.setReadOnly(false)
        await api.everySecond()
        expect(api.pair.state()).toBe('together')
        expectBoth(filesOf(api, disk.folder), ids)
        await api.close()
      }
      expect(ids).toHaveLength(4)
    })
  }

  test('that is full and holds both: the page reports the failure and returns the input', async () => {
    const disk = smallDisk()
    const environment = {
      DIPTYCH_DATA: join(disk.folder, 'data'),
      DIPTYCH_JOURNAL: join(disk.folder, 'journal'),
    }
    const api = await startApi({ environment })
    disk.fill()
    const ids = await sendMany(api, 60)
    expect(ids.length).toBeLessThan(60)
    const response = await api.fetch(post(form()))
    const page = await api.fetch(post(form(), { accept: 'text/html' }))

    expect(await response.json()).toMatchObject({ code: 'not_stored' })
    expect(response.headers.get('retry-after')).toBe('30')
    expect(page.status).toBe(503)
    const text = await page.text()
    expect(text).toContain(rules.notStored?.['en']?.heading)
    expect(text).toMatch(new RegExp(`mailto:hello@tegelwerk.example\\?body=[^"]*${canary}`))
    disk.free()
    await api.everySecond()
    ids.push(...(await sendMany(api, 1)))
    await expectKept(api, ids)
    // What was refused leaves nothing behind.
    expectBoth(
      { file: join(disk.folder, 'data/submissions.db'), journal: join(disk.folder, 'journal') },
      ids,
    )
  })

  test('has room that only leads may use', async () => {
    const disk = smallDisk('32m')
    const api = await startApi({
      environment: {
        DIPTYCH_DATA: join(disk.folder, 'data'),
        DIPTYCH_JOURNAL: join(disk.folder, 'journal'),
      },
      limits: { reserve: 16 * 2 ** 20 },
    })
    const sendOne = (index: number, fields = {}) => {
      const websiteGoal = `${index} ${'x'.repeat(50_000)}`
      return api.fetch(post(encode({ ...strategyCall, websiteGoal, ...fields })))
    }
    for (let index = 0; index < 360; index += 1) await sendOne(index, { 'bot-field': 'x' })
    expect((await api.kept()).length).toBeLessThan(360)
    const { bavail, bsize } = statfsSync(disk.folder)
    // What the log holds is still to be written into the file.
    expect(bavail * bsize).toBeGreaterThan(10 * 2 ** 20)
    for (let index = 0; index < 5; index += 1) expect((await sendOne(index)).status).toBe(201)
  })

  test('that is full keeps no part of a backup', async () => {
    const { folder } = smallDisk()
    const api = await startApi()
    await api.save(submission({ raw: Buffer.alloc(2 ** 20, 'x') }))
    const { code, stderr } = await diptych(['leads', 'backup', join(folder, 'copy')], {
      cwd: api.folder,
      environment: { DIPTYCH_DATA: 'data', DIPTYCH_JOURNAL: 'journal' },
    })
    expect(stderr).toMatch(/^The backup ".*copy" cannot be written \(\w+\)\. .*\n$/)
    expect(code).toBe(2)
    expect(readdirSync(folder)).toEqual([])
  })
})
