import { expect, test } from 'vitest'
import { spawnServe } from './serving.ts'

test('a proxy that is not trusted is told once', async () => {
  const { addresses, output } = spawnServe()
  const { url, operation } = await addresses()
  const through = (headers: Readonly<Record<string, string>>) =>
    fetch(`${url}/api/forms`, { method: 'POST', body: '', headers })
  const untrusted = async () =>
    (await (await fetch(`${operation}/readyz`)).json()).checks.untrustedProxy

  await through({})
  expect(await untrusted()).toBe(false)
  for (const visitor of ['1.2.3.4', '5.6.7.8']) await through({ 'x-forwarded-for': visitor })
  await expect.poll(untrusted).toBe(true)
  await expect.poll(() => output.stdout).toContain('TRUSTED_PROXIES=127.0.0.0/8')
  expect(output.stdout.match(/proxy\.untrusted/g)).toHaveLength(1)
  expect(output.stdout).not.toContain('1.2.3.4')
})

test('a proxy that is trusted is not told; every line of the output is JSON', async () => {
  const { addresses, child, ended, data } = spawnServe({ TRUSTED_PROXIES: '127.0.0.1' })
  const { url, operation } = await addresses()
  const headers = { 'x-forwarded-for': '1.2.3.4' }
  await fetch(`${url}/api/forms`, { method: 'POST', body: '', headers })
  child.kill('SIGTERM')
  const { stdout } = await ended
  const lines = stdout.trim().split('\n')
  const events = lines.map((line) => JSON.parse(line))
  const started = { event: 'server.started', site: url, operation, submissions: data }
  expect(events).toContainEqual(expect.objectContaining(started))
  expect(events).toContainEqual(expect.objectContaining({ event: 'request' }))
  expect(stdout).not.toContain('proxy.untrusted')
})

/** Makes `localhost` resolve to `::1` first, as on Debian. */
const debian = `import dns from 'node:dns'
const { lookup } = dns
dns.lookup = (host, ...rest) => lookup(host === 'localhost' ? '::1' : host, ...rest)`

test('localhost answers on 127.0.0.1, where proxies ask, and so does health', async () => {
  const { addresses } = spawnServe({
    HOST: 'localhost',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(debian)}`,
  })
  const { url, port, operation } = await addresses()
  expect(url).toBe(`http://localhost:${port}`)
  expect((await fetch(`http://127.0.0.1:${port}/plans`)).status).toBe(200)
  expect(operation).toMatch(/^http:\/\/127\.0\.0\.1:/)
  expect((await fetch(`${operation}/healthz`)).status).toBe(200)
})
