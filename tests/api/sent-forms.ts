import { expect } from 'vitest'
import { encode, strategyCall } from './leads-site.ts'
import { post, type RunningApi } from './running-api.ts'

export const canary = 'kanarie'
let sent = 0
/** A unique form of some kilobytes. */
export const form = () =>
  encode({ ...strategyCall, companyName: canary, websiteGoal: `${sent++} ${'x'.repeat(5000)}` })

/** Sends a form and returns its id. Rejects with what it was refused with. */
export async function send(api: RunningApi): Promise<string> {
  const response = await api.fetch(post(form()))
  const { id, code } = await response.json()
  if (response.status === 201) return id
  throw new Error(`${response.status} ${code} ${response.headers.get('retry-after')}`)
}

/** The store has these leads and no others, and nothing of them was logged. */
export async function expectKept(api: RunningApi, ids: readonly string[]) {
  expect((await api.kept()).map(({ id }) => id).toSorted()).toEqual([...ids].toSorted())
  expect(api.logged.join('\n')).not.toContain(canary)
}
