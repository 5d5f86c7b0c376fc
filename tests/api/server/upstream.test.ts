import { expect, test } from 'vitest'
import { createRateLimit, createUpstream } from '#api/index.ts'
import type { ForwardedRequest } from '#api/serving.ts'

interface World {
  readonly fetch?: (request: Request) => Response | Promise<Response>
  readonly burst?: number
  readonly mostAtOnce?: number
}

function upstreamOf({
  fetch = () => Response.json({ ok: true }, { status: 201 }),
  burst = 100,
  mostAtOnce = 10,
}: World = {}) {
  const told: string[] = []
  const tell = (event: string, details: object = {}) =>
    told.push(JSON.stringify({ event, ...details }))
  const upstream = createUpstream({
    fetch,
    limits: [
      ['/api/quiz', createRateLimit({ perMinute: 1, burst: 1 }, () => 0)],
      ['/', createRateLimit({ perMinute: 1, burst }, () => 0)],
    ],
    mostAtOnce,
    headers: { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin' },
    routes: new Set(['/', '/api/forms']),
    disguise: () => 'somebody',
    newId: () => 'id-1',
    clock: () => 0,
    log: { info: tell, warn: tell, error: tell },
    metrics: { count: (name, labels) => told.push(JSON.stringify({ name, ...labels })) },
  })
  const ask = async (request: Partial<ForwardedRequest> = {}) => {
    const { status, headers, body } = await upstream({
      method: 'POST',
      url: 'http://site.example/',
      headers: [],
      body: Buffer.from('a=b'),
      address: '1.2.3.4',
      ...request,
    })
    return { status, headers: Object.fromEntries(headers), body: Buffer.from(body).toString() }
  }
  return { ask, told }
}

test('an answer gets the headers of every answer, and its own where it has some', async () => {
  const { ask } = upstreamOf()
  expect(await ask()).toEqual({
    status: 201,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'application/json',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': 'id-1',
    },
    body: '{"ok":true}',
  })
})

test('a page of the API may send its form and nothing else', async () => {
  const { ask } = upstreamOf({
    fetch: () =>
      new Response('<form>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  })
  const { headers } = await ask()
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; form-action 'self'/)
  expect(headers['content-security-policy']).not.toContain('sandbox')
})

test('the API sees the request as it was made', async () => {
  let seen: unknown
  const { ask } = upstreamOf({
    fetch: async (request) => {
      const { method, url, headers } = request
      seen = { method, url, type: headers.get('content-type'), body: await request.text() }
      return new Response(null, { status: 204 })
    },
  })
  const body = Buffer.from([0x61, 0x3d, 0xff])
  expect(await ask({ headers: [['content-type', 'text/x']], body })).toMatchObject({ status: 204 })
  expect(seen).toEqual({ method: 'POST', url: 'http://site.example/', type: 'text/x', body: 'a=�' })
})

test('too often is 429, for that visitor, and only for what was done too often', async () => {
  const { ask } = upstreamOf({ burst: 2 })
  const statuses = []
  for (const request of [
    {},
    {},
    {},
    { address: '5.6.7.8' },
    { url: 'http://site.example/api/quiz' },
    { method: 'GET' },
  ]) {
    statuses.push((await ask(request)).status)
  }
  expect(statuses).toEqual([201, 201, 429, 201, 201, 201])
  const refused = await ask()
  expect(refused.headers).toMatchObject({
    'retry-after': '60',
    'content-type': 'application/problem+json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
})

test('more at once than can be done is 503 with a time to come back', async () => {
  const gate = Promise.withResolvers<void>()
  const { ask } = upstreamOf({
    mostAtOnce: 2,
    fetch: async () => {
      await gate.promise
      return new Response(null, { status: 204 })
    },
  })
  const first = [ask(), ask()]
  expect(await ask()).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  gate.resolve()
  expect(await Promise.all(first)).toMatchObject([{ status: 204 }, { status: 204 }])
  expect(await ask()).toMatchObject({ status: 204 })
})

test('what breaks is a problem to the caller, and told without what it said', async () => {
  const { ask, told } = upstreamOf({
    fetch: () => {
      throw new RangeError('canary@mail.example is out of range')
    },
  })
  expect(await ask()).toMatchObject({ status: 500, body: expect.not.stringContaining('canary') })
  expect(told.join()).toContain('RangeError')
  expect(told.join()).not.toContain('canary')
})

test.for([
  { url: 'http://site.example/', route: '/' },
  { url: 'http://site.example/api/forms?mail=canary', route: '/api/forms' },
  { url: 'http://site.example/canary', route: '*' },
])('$url is told as $route, and nothing that anybody wrote is told', async ({ url, route }) => {
  const { ask, told } = upstreamOf()
  await ask({
    url,
    address: '203.0.113.7',
    body: Buffer.from('email=canary'),
    headers: [
      ['referer', 'http://canary.example'],
      ['idempotency-key', 'canary'],
    ],
  })
  expect(told.map((line) => JSON.parse(line))).toEqual([
    { name: 'diptych_requests_total', route, method: 'POST', status: '201' },
    {
      event: 'request',
      id: 'id-1',
      method: 'POST',
      route,
      status: 201,
      ms: 0,
      bytes: 11,
      visitor: 'somebody',
    },
  ])
})
