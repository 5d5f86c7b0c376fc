import { beforeEach, describe, expect, inject, test } from 'vitest'
import { encode, rules, strategyCall } from '../api/leads-site.ts'
import { rawRequest } from '../api/raw-request.ts'
import { spawnServe } from '../cli/commands/serving.ts'
import { environmentOf, readRecipe } from './recipe.ts'
import { type StartProxy, startCaddy, startNginx } from './started-proxy.ts'

const { TRUSTED_PROXIES = '' } = environmentOf(readRecipe('diptych.service'))

const fronts: readonly { readonly name: string; readonly start: StartProxy }[] = [
  { name: 'no proxy', start: async (port) => `http://127.0.0.1:${port}` },
  { name: 'Caddy', start: startCaddy },
  { name: 'nginx', start: startNginx },
]

/** Headers of one connection, and those that a proxy adds for itself. */
const ofConnection = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'date', 'server', 'via', 'alt-svc'],
  'x-request-id',
])
const sentBy = ({ status, headers, body }: Awaited<ReturnType<typeof rawRequest>>) => ({
  status,
  body,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name))),
})

const forms = rules.forms.find(({ name }) => name === 'strategy-call')
const page = forms?.languages['en']?.path ?? ''
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'application/json',
}

describe.for(fronts)('with $name in front', ({ name, start }) => {
  beforeEach(({ skip }) => skip(name in inject('missing'), `no ${name}`))

  const startBehind = async () => {
    const server = spawnServe({ WORKERS: '2', TRUSTED_PROXIES, FORMS_BURST: '4' })
    const { port, url, operation } = await server.addresses()
    return { ...server, url, operation, front: await start(port) }
  }

  test('files, headers, redirects, pages that are not there and caching are as without', async () => {
    const { url, front } = await startBehind()
    const requests: Parameters<typeof rawRequest>[] = [
      '/',
      '/plans',
      '/plans/',
      '/nl/nothing',
      '/nothing',
      '/old',
      '/blog/2019/news',
      '/assets/entry-abc.js',
      '/assets/letters-abc.woff2',
      '/favicon.svg',
      '/.well-known/security.txt',
      '/.diptych/forms.json',
      '/.env',
      '/_headers',
      '/api/forms',
    ].map((path) => ['', path])
    for (const encoding of ['br', 'gzip', 'identity'])
      requests.push(['', '/', { headers: { 'accept-encoding': encoding } }])
    const { headers } = await rawRequest(url, '/plans')
    requests.push(['', '/plans', { headers: { 'if-none-match': String(headers['etag']) } }])
    requests.push(['', '/assets/letters-abc.woff2', { headers: { range: 'bytes=2-4' } }])
    requests.push(['', '/plans', { method: 'HEAD' }])

    for (const [, path, options] of requests) {
      const [expected, found] = await Promise.all(
        [url, front].map((origin) => rawRequest(origin, path, options)),
      )
      expect({ path, options, ...(found && sentBy(found)) }).toEqual({
        path,
        options,
        ...(expected && sentBy(expected)),
      })
    }
  })

  test('a form is accepted, one of another site is held, and a refusal is a page', async () => {
    const { front, operation } = await startBehind()
    const send = (headers: Readonly<Record<string, string>>, body = encode(strategyCall)) =>
      fetch(`${front}${page}`, { method: 'POST', body, headers, redirect: 'manual' })

    expect((await send({ ...form, origin: front })).status).toBe(201)
    expect((await send({ ...form, origin: 'https://elsewhere.example' })).status).toBe(201)
    const refused = await send(
      { ...form, accept: 'text/html' },
      encode({ 'form-name': 'strategy-call' }),
    )
    expect(refused.status).toBe(422)
    const large = await send({ ...form, accept: 'text/html' }, 'x'.repeat(70_000))
    expect([large.status, await large.text()]).toEqual([
      413,
      expect.stringContaining('role="alert"'),
    ])

    const { checks } = await (await fetch(`${operation}/readyz`)).json()
    expect(checks).toMatchObject({ heldThisWeek: 1, untrustedProxy: false })
  })

  test('a visitor cannot escape the limit with an address of his own invention', async () => {
    const { front } = await startBehind()
    const statuses = []
    for (let visitor = 1; visitor <= 6; visitor += 1) {
      const headers =
        name === 'no proxy' ? form : { ...form, 'x-forwarded-for': `1.2.3.${visitor}` }
      const body = encode({ ...strategyCall, websiteGoal: String(visitor) })
      statuses.push((await fetch(front, { method: 'POST', body, headers })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429])
  })
})
