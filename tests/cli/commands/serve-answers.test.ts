import { expect, test } from 'vitest'
import { encode, strategyCall } from '../../api/leads-site.ts'
import { rawRequest } from '../../api/raw-request.ts'
import { spawnServe } from './serving.ts'

/** In everything that a visitor sends, so that it would be seen wherever it does not belong. */
const canary = 'kanarie'
const form = encode({ ...strategyCall, companyName: canary, email: `${canary}@devries.example` })
const urlencoded = 'application/x-www-form-urlencoded'

interface Asked {
  readonly method?: string
  readonly path: string
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly status: number
}

const script = { accept: 'application/json' }
const person = { accept: 'text/html,*/*;q=0.8' }
const post = { method: 'POST', path: `/?${canary}`, type: urlencoded, headers: script }

const requests: readonly Asked[] = [
  { ...post, body: form, status: 201 },
  { ...post, headers: person, body: form, status: 303 },
  { ...post, body: `name=${canary}`, status: 404 },
  { ...post, body: 'form-name=strategy-call', status: 422 },
  { ...post, headers: person, body: `form-name=${canary}&a=b`, status: 404 },
  { ...post, type: 'text/plain', body: canary, status: 415 },
  { ...post, body: canary, headers: { ...script, 'content-encoding': 'br' }, status: 415 },
  { ...post, headers: person, body: Buffer.alloc(70_000, canary), status: 413 },
  { ...post, body: canary, headers: { ...script, host: `a:${canary}@b` }, status: 400 },
  { ...post, path: `/${canary}`, body: form, status: 404 },
  { ...post, path: '/api/quiz', body: canary, status: 404 },
  { path: '/api/forms', status: 405 },
  { method: 'TRACE', path: '/api/forms', status: 405 },
  { method: 'PUT', path: '/', status: 405 },
  { path: `/api/${canary}`, status: 404 },
  { path: `/${canary}`, status: 404 },
  { path: `/plans?${canary}`, status: 200 },
  { method: 'HEAD', path: '/plans', status: 200 },
  { path: '/plans', headers: { 'if-none-match': '*' }, status: 304 },
]

test('whatever is asked is answered safely, and nothing of it is told to the log', async () => {
  const { addresses, child, output, ended } = spawnServe({ FORMS_PER_MINUTE: '1000' })
  const { url } = await addresses()

  for (const { path, method = 'GET', type, headers = {}, body, status } of requests) {
    const answer = await rawRequest(url, path, {
      method,
      headers: {
        ...headers,
        ...(type !== undefined && { 'content-type': type }),
        'user-agent': canary,
        referer: `${url}/nl/strategy-call?${canary}`,
        cookie: `session=${canary}`,
        'x-forwarded-for': canary,
      },
      ...(body !== undefined && { body }),
    })
    const what = `${method} ${path} with ${type}`
    expect(answer.status, what).toBe(status)
    expect(answer.headers['x-content-type-options'], what).toBe('nosniff')
    expect(answer.headers, what).not.toHaveProperty('server')
    expect(answer.headers, what).not.toHaveProperty('set-cookie')
    expect(JSON.stringify(answer.headers), what).not.toContain(canary)
    if (method === 'POST') {
      expect(answer.headers, what).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': expect.any(String),
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    }
  }

  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
  expect(output.stdout).not.toContain(canary)
  expect(output.stdout).not.toContain('"level":"error"')
})
