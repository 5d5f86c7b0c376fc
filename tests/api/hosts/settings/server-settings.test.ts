import { expect, test } from 'vitest'
import { readServerSettings } from '#api/serving.ts'

const read = (environment: Readonly<Record<string, string>>) =>
  readServerSettings({ environment, readFile: () => '' })

test('every setting has a default', () => {
  expect(read({})).toMatchObject({
    operationPort: undefined,
    connections: { headers: 10_000, request: 20_000, keepAlive: 10_000, idle: 30_000 },
    rates: { forms: { perMinute: 10, burst: 20 }, quiz: { perMinute: 20, burst: 20 } },
    shutdown: { delay: 2000, deadline: 10_000 },
  })
  expect(read({}).isTrusted('127.0.0.1')).toBe(false)
})

test('proxies are trusted by network', () => {
  const { isTrusted } = read({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' })
  expect(['127.0.0.1', '10.9.9.9', '127.0.0.2', 'x'].map(isTrusted)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.for([
  { FORMS_PER_MINUTE: 'two' },
  { OPERATION_PORT: '70000' },
  { TRUSTED_PROXIES: '10.0.0.0/40' },
  { TRUSTED_PROXIES: 'localhost' },
  { REQUEST_TIMEOUT: '-1' },
  { REQUEST_TIMEOUT: '1e3' },
  { FORMS_PER_MINUTE: '0' },
  { SHUTDOWN_DELAY: 'soon' },
])('%j fails with its name and the expected kind, without its value', (environment) => {
  const [[name, value] = ['', '']] = Object.entries(environment)
  const failure: unknown = (() => {
    try {
      return read(environment)
    } catch (error) {
      return error
    }
  })()
  expect(failure).toMatchObject({
    name: 'OperatorError',
    hint: expect.stringMatching(/^It takes /),
  })
  expect(String(failure)).toContain(name)
  expect(String(failure)).not.toContain(value)
})
