import { readdirSync } from 'node:fs'
import { expect } from 'vitest'
import { encode, strategyCall } from './leads-site.ts'
import { post, type RunningApi } from './running-api.ts'

export const canary = 'kanarie'
let sent = 0
/** A unique form of some kilobytes. */
export const form = () =>
  encode({ ...strategyCall, companyName: canary, websiteGoal: `${sent++} ${'x'.repeat(5000)}` })

/** Sends forms until one is answered with this status. Returns the ids of all acknowledged ones. */
export async function sendUntil(api: RunningApi, status: number) {
  const ids: string[] = []
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await api.fetch(post(form()))
    if (response.ok) ids.push((await response.json()).id)
    if (response.status === status) return { ids, response }
  }
  throw new Error(`Nothing was answered with ${status}.`)
}

/** The files of a spool, without the mark of what was accepted. */
export const submissionsIn = (spool: string) =>
  readdirSync(spool).filter((name) => name !== 'high-water')

export async function expectKept(api: RunningApi, ids: readonly string[]) {
  expect((await api.kept()).map(({ id }) => id)).toEqual([...ids])
  expect(api.logged.join('\n')).not.toContain(canary)
}
