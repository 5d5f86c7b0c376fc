import { expect, test } from 'vitest'
import { createRateLimit } from '#api/http/rate-limit.ts'

function limitWith(perMinute: number, burst: number) {
  let time = 0
  const take = createRateLimit({ perMinute, burst }, () => time)
  const takeMany = (address: string, count: number) =>
    Array.from({ length: count }, () => take(address))
  return { take, takeMany, pass: (milliseconds: number) => (time += milliseconds) }
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
