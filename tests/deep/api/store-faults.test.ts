import { readdirSync, statfsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { encode, rules, strategyCall } from '../../api/leads-site.ts'
import { post, startApi } from '../../api/running-api.ts'
import { canary, expectKept, form, sendUntil, submissionsIn } from '../../api/sent-until.ts'
import { submission } from '../../api/store/submission.ts'
import { diptych } from '../../cli/diptych.ts'
import { disks, smallDisk } from '../../support/small-disk.ts'

describe.skipIf(disks.name in inject('missing'))('a disk', () => {
  test('that is full: submissions go to the spool, and to the store once there is room', async () => {
    const disk = smallDisk()
    const api = await startApi({ environment: { DIPTYCH_DATA: join(disk.folder, 'data') } })
    const before = await sendUntil(api, 201)
    disk.fill()
    const spooled = await sendUntil(api, 202)
    const more = await sendUntil(api, 202)
    expect(api.writer.isHealthy()).toBe(false)

    disk.free()
    await api.writer.probe()
    await api.writer.probe()
    const after = await sendUntil(api, 201)

    await expectKept(
      api,
      [before, spooled, more, after].flatMap(({ ids }) => ids),
    )
    expect((await api.kept()).filter(({ reasons }) => reasons.includes('spooled'))).toHaveLength(2)
    expect(await api.spool.names()).toEqual([])
  })

  test('that has room for little: a large submission waits in the spool until there is more', async () => {
    const disk = smallDisk()
    const api = await startApi({ environment: { DIPTYCH_DATA: join(disk.folder, 'data') } })
    const large = submission({ raw: Buffer.alloc(128 * 1024, 'x') })
    disk.fill(64 * 1024)
    await api.spool.add({ submission: large, channels: [] })
    await api.writer.probe()
    expect(await api.spool.namesAside()).toEqual([])
    expect(await api.spool.names()).toHaveLength(1)

    disk.free()
    await api.writer.probe()
    await api.writer.probe()
    await expectKept(api, [large.id])
    expect(await api.spool.names()).toEqual([])
  })

  test('that is full and holds the spool too: the page reports the failure and returns the input', async () => {
    const disk = smallDisk()
    const environment = { DIPTYCH_DATA: join(disk.folder, 'data'), DIPTYCH_SPOOL: disk.folder }
    const api = await startApi({ environment })
    disk.fill()
    const { ids, response } = await sendUntil(api, 503)
    const page = await api.fetch(post(form(), { accept: 'text/html' }))

    expect(await response.json()).toMatchObject({ code: 'not_stored' })
    expect(response.headers.get('retry-after')).toBe('30')
    expect(page.status).toBe(503)
    const text = await page.text()
    expect(text).toContain(rules.notStored?.['en']?.heading)
    expect(text).toContain('mailto:hello@tegelwerk.example?body=')
    expect(text).toContain(`>\n${canary}</textarea>`)
    await expectKept(api, ids)
    // What was refused leaves nothing behind.
    const left = readdirSync(disk.folder, { recursive: true, encoding: 'utf8' })
    expect(left.filter((name) => /\.part$|probe$/.test(name))).toEqual([])

    disk.free()
    await api.writer.probe()
    await sendUntil(api, 201)
  })

  test('what a killed server had not finished is removed at the next start, and counted', async () => {
    const disk = smallDisk()
    const spool = join(disk.folder, 'spool')
    const environment = { DIPTYCH_DATA: join(disk.folder, 'data'), DIPTYCH_SPOOL: spool }
    await (await startApi({ environment })).close()
    const unfinished = ['one.json.part', 'two.json.part'].map((name) => join(spool, name))
    for (const file of unfinished) writeFileSync(file, '{"submission":')
    // Another server may be writing this one.
    utimesSync(unfinished[0] ?? '', 0, 0)
    const api = await startApi({ environment })

    expect(submissionsIn(spool)).toEqual(['two.json.part'])
    expect(api.logged.filter((line) => line.includes('spool.swept'))).toHaveLength(1)
    expect(api.logged.join()).toContain('"count":1')
  })

  test('that is full does not prevent the start of the server', async () => {
    const disk = smallDisk()
    const environment = { DIPTYCH_DATA: join(disk.folder, 'data') }
    await (await startApi({ environment })).close()
    disk.fill()
    const api = await startApi({ environment })
    const { ids } = await sendUntil(api, 202)
    disk.free()
    await api.writer.probe()

    await expectKept(api, ids)
  })

  test('that is read-only: submissions go to the spool until it is writable', async () => {
    const disk = smallDisk()
    const environment = { DIPTYCH_DATA: join(disk.folder, 'data') }
    await (await startApi({ environment })).close()
    disk.setReadOnly(true)
    const api = await startApi({ environment })
    const { ids } = await sendUntil(api, 202)
    disk.setReadOnly(false)
    await api.writer.probe()

    await expectKept(api, ids)
  })

  test('has room that only leads may use', async () => {
    const disk = smallDisk('32m')
    const api = await startApi({
      environment: {
        DIPTYCH_DATA: join(disk.folder, 'data'),
        DIPTYCH_SPOOL: join(disk.folder, 'spool'),
        DOUBTFUL_PER_MINUTE: '1000',
        LEADS_RESERVE_MEGABYTES: '16',
      },
    })
    const send = (index: number, fields = {}) => {
      const websiteGoal = `${index} ${'x'.repeat(50_000)}`
      return api.fetch(post(encode({ ...strategyCall, websiteGoal, ...fields })))
    }
    for (let index = 0; index < 360; index += 1) await send(index, { 'bot-field': 'x' })
    expect((await api.kept()).length).toBeLessThan(360)
    const { bavail, bsize } = statfsSync(disk.folder)
    // What the log holds is still to be written into the file.
    expect(bavail * bsize).toBeGreaterThan(10 * 2 ** 20)
    for (let index = 0; index < 5; index += 1) expect((await send(index)).status).toBe(201)
  })

  test('that is full keeps no part of a backup', async () => {
    const { folder } = smallDisk()
    const api = await startApi()
    const large = submission({ raw: Buffer.alloc(2 ** 20, 'x') })
    await api.store.save([{ submission: large, channels: [] }])
    const { code, stderr } = await diptych(['leads', 'backup', join(folder, 'copy.db')], {
      cwd: api.folder,
      environment: { DIPTYCH_DATA: 'data' },
    })
    expect(stderr).toMatch(/^The backup ".*copy\.db" cannot be written \(\w+\)\. .*\n$/)
    expect(code).toBe(2)
    expect(readdirSync(folder)).toEqual([])
  })
})
