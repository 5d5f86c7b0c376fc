import { expect, test } from 'vitest'
import { createRateLimit, type TakeShared } from '#api/http/rate-limit.ts'
import { appWith } from '../app-with.ts'
import { generousLimits } from '../generous-limits.ts'

function limitWith(perMinute: number, burst: number) {
  let time = 0
  const limit = createRateLimit({ perMinute, burst }, () => time)
  const takeMany = (address: string, count: number) =>
    Array.from({ length: count }, () => limit.take(address))
  return { ...limit, takeMany, pass: (milliseconds: number) => (time += milliseconds) }
}

test('the 21st request in a minute is rejected with a wait', () => {
  const { take, takeMany, pass } = limitWith(10, 20)
  expect(takeMany('1.2.3.4', 20)).toEqual(Array(20).fill(0))
  expect(take('1.2.3.4')).toBe(6)

  pass(5999)
  expect(take('1.2.3.4')).toBe(1)
  pass(1)
  expect(take('1.2.3.4')).toBe(0)
  expect(take('1.2.3.4')).toBe(6)
})

test('tokens are limited to the burst, and a rejected request takes none', () => {
  const { take, takeMany, pass } = limitWith(60, 2)
  pass(3_600_000)
  expect(takeMany('1.2.3.4', 4)).toEqual([0, 0, 1, 1])
  pass(1000)
  expect(take('1.2.3.4')).toBe(0)
})

test('an IPv6 /64 is one network, other addresses are separate', () => {
  const { take } = limitWith(1, 1)
  expect(take('2001:db8::1')).toBe(0)
  expect(take('2001:db8::2')).toBeGreaterThan(0)
  expect(take('2001:db8:0:1::1')).toBe(0)
  expect(take('1.2.3.4')).toBe(0)
})

test('the least recently seen network is evicted at the maximum', () => {
  const { take } = limitWith(1, 1)
  for (let index = 0; index < 50_000; index += 1) {
    take(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`)
  }
  expect(take('10.0.0.0')).toBeGreaterThan(0)
  take('9.9.9.9')
  expect(take('10.0.0.1')).toBe(0)
})

/** An API whose limit of four forms is shared with other servers, with a clock that the test moves. */
function shareLimit(takeShared: TakeShared) {
  let time = 0
  const asked: string[] = []
  const logged: string[] = []
  const app = appWith({
    handlers: { forms: () => new Response('taken') },
    rates: { ...generousLimits.rates, forms: { perMinute: 10, burst: 4 } },
    clock: () => time,
    takeShared: (bucket) => {
      asked.push(bucket.name)
      return takeShared(bucket)
    },
    log: { info: () => undefined, warn: (event) => logged.push(event), error: () => undefined },
  })
  const send = async (path = '/') => {
    const { status, headers } = await app.request(path, { method: 'POST' })
    return headers.has('retry-after') ? `${status} ${headers.get('retry-after')}` : String(status)
  }
  const sendMany = async (count: number) => {
    const answers = []
    for (let each = 0; each < count; each += 1) answers.push(await send())
    return answers
  }
  return { send, sendMany, asked, logged, pass: (milliseconds: number) => (time += milliseconds) }
}

test('what other servers have taken counts', async () => {
  const waits = [0, 5001]
  const { sendMany, asked } = shareLimit(async () => waits.shift() ?? 0)
  expect(await sendMany(2)).toEqual(['200', '429 6'])
  expect(asked).toEqual(['forms ', 'forms '])
})

test('a visitor above the limit of this server costs the others nothing', async () => {
  const { sendMany, asked } = shareLimit(async () => 0)
  expect(await sendMany(6)).toEqual(['200', '200', '200', '200', '429 6', '429 6'])
  expect(asked).toHaveLength(4)
})

test.for([
  ['fails', () => Promise.reject(new Error('no connection'))],
  ['does not answer', () => Promise.withResolvers<number>().promise],
] satisfies [string, TakeShared][])(
  'while the store %s, the limit of this server decides, and the store is not asked for 5 s',
  async ([, takeShared]) => {
    const { sendMany, asked, logged, pass } = shareLimit(takeShared)
    expect(await sendMany(5)).toEqual(['200', '200', '200', '200', '429 6'])
    expect(asked).toHaveLength(1)

    pass(6000)
    expect(await sendMany(2)).toEqual(['200', '429 6'])
    expect(asked).toHaveLength(2)
    expect(logged).toEqual(['limits.not-shared', 'limits.not-shared'])
  },
)
