import { expect, test } from 'vitest'
import { jsonResponse } from '#api/answer/problem.ts'
import type { Handler } from '#api/http/routes.ts'
import type { NotTakenWords } from '#site/types.ts'
import { appWith } from '../app-with.ts'
import { encode, rules, strategyCall } from '../leads-site.ts'

interface World {
  readonly fetch?: (request: Request) => Response | Promise<Response>
  readonly burst?: number
}

interface Asked extends RequestInit {
  readonly url?: string
}

function upstreamOf({ fetch = () => jsonResponse({ ok: true }, 201), burst = 100 }: World = {}) {
  const told: string[] = []
  const tell = (event: string, details: object = {}) =>
    told.push(JSON.stringify({ event, ...details }))
  const handler: Handler = async (c) => fetch(c.req.raw)
  const rate = { perMinute: 1, burst }
  const app = appWith({
    handlers: { forms: handler, quiz: handler },
    rates: { forms: rate, quiz: rate },
    commonHeaders: { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin' },
    log: { info: tell, warn: tell, error: tell },
  })
  const ask = async ({ url = 'http://site.example/', ...init }: Asked = {}) => {
    const request = new Request(url, { method: 'POST', body: 'a=b', ...init })
    const response = await app.fetch(request, { address: '203.0.113.7' })
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    }
  }
  return { ask, told }
}

test('a response gets the common headers, unless it has its own', async () => {
  const { ask } = upstreamOf()
  expect(await ask()).toEqual({
    status: 201,
    headers: {
      'cache-control': 'no-store',
      'content-length': '11',
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

test('the policy of an API page allows only its form', async () => {
  const { ask } = upstreamOf({
    fetch: () =>
      new Response('<form>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  })
  const { headers } = await ask()
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; form-action 'self'/)
  expect(headers['content-security-policy']).not.toContain('sandbox')
})

/** A form as sent by a browser without scripts. */
const posted = {
  url: 'http://site.example/',
  headers: {
    accept: 'text/html,*/*;q=0.8',
    'content-type': 'application/x-www-form-urlencoded',
    referer: 'http://site.example/nl/strategy-call',
  },
  body: encode({ ...strategyCall, websiteGoal: 'Brood & koek' }),
}

interface Rejected {
  readonly name: string
  readonly status: number
  readonly world?: World
  /** Headers for which the body is not read. Otherwise the page gives it back. */
  readonly unread?: Readonly<Record<string, string>>
  /** The expected reason on the page. */
  readonly says: keyof NotTakenWords
}

const rejected: readonly Rejected[] = [
  { name: 'too often', status: 429, world: { burst: 0 }, says: 'tooOften' },
  { name: 'too large', status: 413, unread: { 'content-length': '70000' }, says: 'tooLarge' },
  { name: 'compressed', status: 415, unread: { 'content-encoding': 'gzip' }, says: 'unreadable' },
]

test.for(rejected)(
  'a browser gets a page in its language ($name): $status',
  async ({ world, unread, says, ...expected }) => {
    const wasRead = unread === undefined
    const { ask, told } = upstreamOf(world)
    const sent = { ...posted, headers: { ...posted.headers, ...unread } }
    const { status, headers, body } = await ask(sent)

    expect(status).toBe(expected.status)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("form-action 'self'"),
    })
    expect('retry-after' in headers).toBe(wasRead)
    expect(body).toContain('<html lang="nl">')
    expect(body).toContain(rules.notTaken?.['nl']?.[says].heading)
    expect(/mailto:.*Brood%20%26%20koek/.test(body)).toBe(wasRead)
    expect(told.join()).not.toContain('Brood')
  },
)

test('an exception is answered with a problem, and logged without its message', async () => {
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
  { url: 'http://site.example/', route: '/', status: 201, bytes: 11 },
  { url: 'http://site.example/api/forms?mail=canary', route: '/api/forms', status: 201, bytes: 11 },
  { url: 'http://site.example/canary', route: '*', status: 404, bytes: 106 },
])('$url is logged as $route, without visitor input', async ({ url, ...logged }) => {
  const { ask, told } = upstreamOf()
  const headers = { referer: 'http://canary.example', 'idempotency-key': 'canary' }
  await ask({ url, body: 'email=canary', headers })
  expect(told.map((line) => JSON.parse(line))).toEqual([
    { event: 'request', id: 'id-1', method: 'POST', ms: 0, ...logged },
  ])
})
