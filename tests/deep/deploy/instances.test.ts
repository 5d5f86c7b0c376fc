import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { encode, rules, strategyCall } from '../../api/leads-site.ts'
import { writeSmallSite } from '../../api/site/small-site.ts'
import { startPostgres } from '../../support/postgres.ts'
import { instanceFaults, startInstances } from './instances.ts'

const needed = ['PostgreSQL', 'nginx']
const [count, pause, rounds] = [20, 50, 1]

/** A folder, a site and a database of a test. */
async function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-instances-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const site = writeSmallSite({ '.diptych/forms.json': JSON.stringify(rules) })
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  return { folder, site, postgres }
}

describe.skipIf(needed.some((name) => name in inject('missing')))(
  'two servers with one PostgreSQL store behind nginx',
  () => {
    test.for(Object.entries(instanceFaults))(
      '%s: nothing is lost or doubled',
      async ([, inflict]) => {
        const { acknowledged, ...rest } = await inflict({
          ...(await prepare()),
          ...{ count, pause, rounds },
        })
        expect(acknowledged).toBeGreaterThanOrEqual(3 * count)
        expect(rest).toEqual({ found: acknowledged, doubled: 0 })
      },
    )

    test('a visitor has one limit, and while the database is away, one of each server', async () => {
      const { postgres, ...place } = await prepare()
      const { url, stop } = await startInstances(place, {
        DATABASE_URL: await postgres.database(),
        FORMS_PER_MINUTE: '1',
        FORMS_BURST: '4',
      })
      onTestFinished(stop)
      let sent = 0
      const send = async () => {
        const body = encode({ ...strategyCall, websiteGoal: String(sent++) })
        const headers = {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        }
        return (await fetch(url, { method: 'POST', body, headers })).status
      }
      const sendMany = async (times: number) => {
        const statuses = []
        for (let each = 0; each < times; each += 1) statuses.push(await send())
        return statuses
      }
      expect(await sendMany(6)).toEqual([201, 201, 201, 201, 429, 429])
      await postgres.crash()
      // Each server has two tokens left of its own four, or one fewer that the store refused.
      const without = await sendMany(6)
      expect(without.filter((status) => status === 202)).toHaveLength(2)
      expect(without.at(-1)).toBe(429)
    })
  },
)
