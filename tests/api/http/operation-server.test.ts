import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { createOperationServer, type Readiness } from '#api/index.ts'
import { rawRequest } from '../raw-request.ts'

async function ask(path: string, ready: () => Promise<Readiness>) {
  const server = createOperationServer(ready).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return rawRequest(`http://127.0.0.1:${port}`, path)
}

const well = async () => ({ ready: true, checks: { written: true } })
const ill = async () => ({ ready: false, checks: { written: false } })
const broken = async () => Promise.reject(new Error('canary'))

test.for([
  { path: '/healthz', ready: well, status: 200, body: 'ok\n' },
  { path: '/healthz', ready: broken, status: 200, body: 'ok\n' },
  { path: '/readyz', ready: well, status: 200, body: '{"ready":true,"checks":{"written":true}}\n' },
  {
    path: '/readyz?a',
    ready: ill,
    status: 503,
    body: '{"ready":false,"checks":{"written":false}}\n',
  },
  { path: '/readyz', ready: broken, status: 503, body: 'cannot tell\n' },
  { path: '/', ready: well, status: 404, body: 'not found\n' },
  { path: '/constructor', ready: well, status: 404, body: 'not found\n' },
])('$path is answered with $status', async ({ path, ready, status, body }) => {
  expect(await ask(path, ready)).toMatchObject({ status, body })
})
