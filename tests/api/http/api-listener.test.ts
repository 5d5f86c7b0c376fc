import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createApiListener } from '#api/index.ts'

test('a fault of the API itself is our own: it is logged, and the sender may try again', async () => {
  const logged: unknown[] = []
  const tell = (event: string, details?: unknown) => logged.push([event, details])
  const listener = createApiListener(
    { fetch: () => Promise.reject(new TypeError('A secret.')) },
    {
      isTrusted: () => false,
      onUntrustedProxy: () => undefined,
      commonHeaders: {},
      log: { info: tell, warn: tell, error: tell },
    },
  )
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const response = await fetch(`http://127.0.0.1:${port}/api/forms`, { method: 'POST' })
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ code: 'internal' })
  expect(logged).toEqual([['request.failed', { error: 'TypeError' }]])
})
