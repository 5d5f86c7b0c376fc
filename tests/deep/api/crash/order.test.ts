import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startServer } from '../../../api/crash/start-server.ts'
import { strategyCall, temporaryData } from '../../../api/leads-site.ts'
import { canTrace } from '../../../support/programs.ts'

describe.skipIf(!canTrace())('the order of system calls for writes and responses', () => {
  test('every response is sent after the sync has returned', async () => {
    expect(await unsecured()).toEqual({ answers: 20, unsecured: 0 })
  })

  test('control: a store that does not sync fails the check', async () => {
    const { answers, unsecured: caught } = await unsecured('NORMAL')

    expect(answers).toBe(20)
    expect(caught).toBeGreaterThan(10)
  })
})

/** Sends forms one by one. Counts the responses, and those sent before the log was synced. */
async function unsecured(synchronous?: string) {
  const folder = temporaryData()
  const trace = join(folder, 'trace')
  const server = await startServer({
    folder,
    under: ['strace', '-f', '-y', '-e', 'trace=fsync,fdatasync,write,writev', '-o', trace],
    ...(synchronous !== undefined && { synchronous }),
  })
  for (let each = 0; each < 20; each++) {
    const body = new URLSearchParams({ ...strategyCall, websiteGoal: String(each) })
    await (await fetch(server.url, { method: 'POST', body })).text()
  }
  await server.kill()
  return countUnsecured(readFileSync(trace, 'utf8'))
}

function countUnsecured(trace: string) {
  const count = { answers: 0, unsecured: 0 }
  const waiting = new Set<string>()
  let isSecured = false

  for (const line of trace.split('\n')) {
    const [thread = ''] = line.split(' ')
    if (/(fsync|fdatasync)\(\d+<[^>]*-wal>.*unfinished/.test(line)) waiting.add(thread)
    if (/(fsync|fdatasync)\(\d+<[^>]*-wal>\) += 0/.test(line)) isSecured = true
    if (/(fsync|fdatasync) resumed>.*= 0/.test(line) && waiting.delete(thread)) isSecured = true
    if (!line.includes('HTTP/1.1 201')) continue

    count.answers++
    if (!isSecured) count.unsecured++
    isSecured = false
  }
  return count
}
