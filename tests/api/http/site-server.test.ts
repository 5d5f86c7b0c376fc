import { expect, onTestFinished, test } from 'vitest'
import { readSite, startSiteServer } from '#api/serving.ts'
import { apiValidator } from '../../support/api-validator.ts'
import { type RawAnswer, rawRequest } from '../raw-request.ts'
import { openSite, writeSmallSite } from '../site/small-site.ts'

async function serve(): Promise<string> {
  const server = startSiteServer({
    site: readSite(await openSite(writeSmallSite()), await apiValidator('data/served-headers')),
    ...{ port: 0, host: '127.0.0.1' },
    forward: (request, response) =>
      response.writeHead(299).end(`forwarded ${request.method} ${request.url}`),
    onUnreadable: () => Promise.resolve(),
  })
  onTestFinished(() => server.stop(0))
  return `http://127.0.0.1:${await server.listening}`
}

const ask = async (...[path, options]: [string, Parameters<typeof rawRequest>[2]?]) =>
  rawRequest(await serve(), path, options)
const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })

test.for([
  { path: '/', status: 200, body: '<!doctype html>Home' },
  { path: '/?utm=mail#top', status: 200, body: '<!doctype html>Home' },
  { path: '/plans', status: 200, body: '<!doctype html>Plans' },
  { path: '/%70lans', status: 200, body: '<!doctype html>Plans' },
  { path: 'http://elsewhere.example/plans', status: 200, body: '<!doctype html>Plans' },
  { path: '/nl', status: 200, body: '<!doctype html>Thuis' },
  { path: '/.well-known/security.txt', status: 200, body: 'Contact: mailto:a@b.example\n' },
  { path: '/nope', status: 404, body: '<!doctype html>Nothing here' },
  { path: '/nl/nope', status: 404, body: '<!doctype html>Hier is niets' },
  { path: '/nlabc', status: 404, body: '<!doctype html>Hier is niets' },
  { path: '/404.html', status: 404, body: '<!doctype html>Nothing here' },
])('$path is answered with $status', async ({ path, status, body }) => {
  expect(await ask(path)).toMatchObject({ status, body })
})

/** What else is written so stands in `hostile-paths.ts`. */
test.for([
  ...['//', '/plans//', '//plans', '/nl/%2e%2e/plans', '/plans%00', '/%', '/%zz', '/%E0%A4'],
  ...['/plans%0d%0aset-cookie:%20a=b', '/.env', '/.diptych/headers.json', '/_headers'],
  ...['/%2ediptych/headers.json', '/.diptych%2fheaders.json', '/index.html.br', '/assets'],
  ...['/assets/entry-abc.js.map', '/PLANS', '/__proto__', '/constructor'],
])('%s is not found', async (path) => {
  const { status, headers } = await ask(path)
  expect(status).toBe(404)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  expect(headers).not.toHaveProperty('set-cookie')
})

test.for([
  { accepted: 'br, gzip', encoding: 'br', body: 'home in brotli' },
  { accepted: 'zstd, br;q=0', encoding: undefined, body: '<!doctype html>Home' },
  { accepted: '', encoding: undefined, body: '<!doctype html>Home' },
])('Accept-Encoding "$accepted" gets $encoding', async ({ accepted, encoding, body }) => {
  const answer = await ask('/', accepting(accepted))
  expect(answer.body).toBe(body)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers['vary']).toBe('accept-encoding')
})

test.for(['gzip, deflate, br;q=0', 'GZIP;q=0.5'])('"%s" gets gzip', async (accepted) => {
  const response = await fetch(await serve(), accepting(accepted))
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.text()).toBe('<!doctype html>Home')
  expect(response.headers.get('content-security-policy')).toBe('of home')
})

test('documents have their own policy and are revalidated; hashed files are cached', async () => {
  const document = await ask('/')
  expect(document.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': 'of home',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  })
  const script = await ask('/assets/entry-abc.js')
  expect(script.headers).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(script.headers).not.toHaveProperty('x-frame-options')
})

test('HEAD is GET without the body', async () => {
  for (const path of ['/', '/nope']) {
    const get = await ask(path)
    const head = await ask(path, { method: 'HEAD' })
    const comparable = ({ status, headers: { date: _, ...rest } }: RawAnswer) => ({ status, rest })
    expect(comparable(head)).toEqual(comparable(get))
    expect(head.body).toBe('')
  }
})

test.for([
  { wrap: (tag: string) => tag, status: 304 },
  { wrap: (tag: string) => `W/${tag}`, status: 304 },
  { wrap: (tag: string) => `"other", ${tag}`, status: 304 },
  { wrap: () => '*', status: 304 },
  { wrap: () => '"other"', status: 200 },
])('If-None-Match with tag $wrap is answered with $status', async ({ wrap, status }) => {
  const { headers } = await ask('/', accepting('br'))
  const again = await ask('/', {
    headers: { 'accept-encoding': 'br', 'if-none-match': wrap(headers['etag'] ?? '') },
  })
  expect(again.status).toBe(status)
  expect(again.headers['etag']).toBe(headers['etag'])
  expect(again.headers['content-security-policy']).toBe('of home')
  if (status === 304) expect(again.body).toBe('')
})

test('each encoding of a file has its own ETag', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', ''].map(async (each) => (await ask('/', accepting(each))).headers['etag']),
  )
  expect(new Set(tags).size).toBe(3)
})

test('a file is sent whole, whichever part is asked for', async () => {
  const { status, body } = await ask('/assets/letters-abc.woff2', {
    headers: { range: 'bytes=2-4' },
  })
  expect([status, body]).toEqual([200, '0123456789'])
})

test.for([
  { path: '/plans/', location: '/plans' },
  { path: '/plans/?a=b/', location: '/plans?a=b/' },
  { path: 'http://elsewhere.example/plans/', location: '/plans' },
  { path: '/old', location: '/plans' },
  { path: '/old/', location: '/plans' },
  { path: '/old?from=mail', location: '/plans' },
  { path: '/blog/2019/post', location: '/nl' },
])('$path redirects to $location', async ({ path, location }) => {
  expect(await ask(path)).toMatchObject({ status: 301, headers: { location } })
})

test.for(['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND'])(
  '%s is not allowed on a page',
  async (method) => {
    expect(await ask('/', { method })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, POST', 'x-content-type-options': 'nosniff' },
      body: '',
    })
  },
)

test.for([
  { method: 'POST', path: '/' },
  { method: 'POST', path: '/plans' },
  { method: 'GET', path: '/api/forms' },
  { method: 'DELETE', path: '/api/forms' },
])('$method $path is forwarded to the API', async ({ method, path }) => {
  expect(await ask(path, { method })).toMatchObject({ body: `forwarded ${method} ${path}` })
})
