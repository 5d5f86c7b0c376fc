import { once } from 'node:events'
import { expect, test } from 'vitest'
import { rawRequest } from '../raw-request.ts'
import { beginForm, openBothEnds, openSocket, startTestServer } from './test-server.ts'

const post = (headers: string, body = '') => `POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n${body}`
const get = (headers = '') => `GET /plans HTTP/1.1\r\nHost: a\r\n${headers}\r\n`
/** Of a stop, in milliseconds; longer than a test takes on a busy machine. */
const deadline = 60_000
const statusLines = (text: string) =>
  Array.from(text.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => Number(status))

/** Writes text and waits until the server closes the connection. */
async function say(text: string, environment = {}) {
  const { port, asked } = await startTestServer(environment)
  const { socket, closed } = await openSocket(port)
  socket.write(text)
  return { statuses: statusLines(await closed), asked }
}

const large = 'Content-Length: 1073741824\r\n'
const chunked = 'Transfer-Encoding: chunked\r\n'
const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`
const manyHeaders = Array.from({ length: 200 }, (_, index) => `X-${index}: a\r\n`).join('')
// The host never chooses a path.
const hosts = [
  ...['a/api/quiz?', 'a/api/quiz#', 'a?', 'a#', 'a\\\\api', '/api/quiz', 'me@a', 'a:99999', 'a b'],
  ...['\t', '', 'me:secret@a', 'a b<c'],
]

test.for<[name: string, text: string, status: number]>([
  ['a declared length of 1 GB', post(large), 413],
  ['200 kB in chunks, without a length', post(chunked, `${chunk.repeat(3)}0\r\n\r\n`), 413],
  ['10 MB in chunks, without an end', post(chunked, chunk.repeat(160)), 413],
  ['a compressed body', post('Content-Encoding: gzip\r\nContent-Length: 3\r\n', 'abc'), 415],
  ['a header of 20 kB', get(`X-Long: ${'a'.repeat(20_480)}\r\n`), 431],
  ['200 headers', get(manyHeaders), 431],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', post('Host: b\r\n'), 400],
  ['two lengths', post('Content-Length: 3\r\nContent-Length: 4\r\n', 'abcd'), 400],
  ['a length with chunks', post(`Content-Length: 3\r\n${chunked}`, '0\r\n\r\n'), 400],
  ['not HTTP', '\x16\x03\x01\x02\x00\x01\x00', 400],
  ['an unknown method', 'HACK / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['an address with a password', post('').replace('POST /', 'POST http://me:secret@a/'), 400],
  ...hosts.map((host): [string, string, number] => [
    `the host ${JSON.stringify(host)}`,
    post('').replace('Host: a', `Host: ${host}`),
    400,
  ]),
])('%s: an error, and nothing reaches the API', async ([, text, status]) => {
  const { statuses, asked } = await say(text, { keepAlive: 500 })
  expect(statuses).toEqual([status])
  expect(asked).toEqual([])
})

test.for([
  { name: 'headers', text: 'GET / HTTP/1.1\r\nHost: a\r\n' },
  { name: 'a body', text: post('Content-Length: 100\r\n', 'a') },
])('a timeout of $name gets an error response and a closed connection', async ({ text }) => {
  const { statuses, asked } = await say(text, { headers: 1000, request: 1000 })
  expect(statuses).toEqual([408])
  expect(asked).toEqual([])
})

test.for(['GET', 'DELETE', 'OPTIONS', 'POST'])(
  '%s without a body is answered at once',
  async (method) => {
    const { port, asked } = await startTestServer()
    const { socket, received } = await openSocket(port)
    socket.write(`${method} /api/forms HTTP/1.1\r\nHost: a\r\n\r\n`)
    await expect.poll(received).toContain('0 bytes')
    expect(asked).toMatchObject([{ method, url: 'http://a/api/forms' }])
  },
)

test('Expect: 100-continue gets 100, then the response', async () => {
  const { port } = await startTestServer()
  const { socket, received } = await openSocket(port)
  socket.write(post('Content-Length: 3\r\nExpect: 100-continue\r\n'))
  await once(socket, 'data')
  expect(statusLines(received())).toEqual([100])

  socket.write('abc')
  await once(socket, 'data')
  expect(statusLines(received())).toEqual([100, 201])
})

test('pipelined requests are answered in order', async () => {
  const { port } = await startTestServer()
  const { socket, closed } = await openSocket(port)
  socket.write(`${post('Content-Length: 3\r\n', 'abc')}${get()}${get('Connection: close\r\n')}`)
  expect(statusLines(await closed)).toEqual([201, 200, 200])
})

test('idle connections do not block others; a connection above the maximum is closed', async () => {
  const { port } = await startTestServer({
    maxConnections: 500,
    keepAlive: 600_000,
    idle: 600_000,
  })
  const request = 'GET /plans HTTP/1.1\r\nhost: x\r\n\r\n'
  const idle = await Promise.all(Array.from({ length: 499 }, () => openSocket(port)))
  for (const { socket } of idle) socket.write(request)
  const areAnswered = () => idle.every(({ received }) => received().includes('200 OK'))
  await expect.poll(areAnswered).toBe(true)

  const last = await openSocket(port)
  last.socket.write(post('content-length: 3\r\n', 'a=1'))
  await expect.poll(last.received).toContain('201 Created')
  const { closed } = await openSocket(port)
  expect(await closed).toBe('')
})

test('a request aborted in its body is discarded', async () => {
  const { port, asked } = await startTestServer()
  const aborted = await openBothEnds(port)
  await beginForm(aborted, 'a', 100)
  const noticed = once(aborted.serverEnd, 'close')
  aborted.socket.destroy()
  await noticed
  // A later request is answered, so an earlier one would have been.
  expect(
    await rawRequest(`http://127.0.0.1:${port}`, '/', { method: 'POST', body: 'later' }),
  ).toMatchObject({ status: 201 })
  expect(asked.map(({ body }) => String(body))).toEqual(['later'])
})

test('the visitor is whom a trusted proxy names', async () => {
  const { port, asked } = await startTestServer({}, { TRUSTED_PROXIES: '127.0.0.1' })
  await rawRequest(`http://127.0.0.1:${port}`, '/api/forms?a=b', {
    method: 'POST',
    headers: { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example' },
    body: 'text',
  })
  const url = `http://127.0.0.1:${port}/api/forms?a=b`
  expect(asked).toEqual([{ method: 'POST', url, body: Buffer.from('text'), address: '1.2.3.4' }])
})

test('a stopping server answers open requests, then closes every connection', async () => {
  const { port, siteServer } = await startTestServer()
  const idle = await openSocket(port)
  const busy = await openSocket(port)
  idle.socket.write(get())
  await once(idle.socket, 'data')
  await beginForm(busy, 'a', 3)

  const stopped = siteServer.stop(deadline)
  await idle.closed
  busy.socket.write('bc')
  expect(statusLines(await busy.closed)).toEqual([100, 201])
  await stopped
})

test('open connections are cut at the deadline', async () => {
  const { port, siteServer } = await startTestServer()
  const endless = await openSocket(port)
  await beginForm(endless, 'a', 100)

  await siteServer.stop(100)
  expect(statusLines(await endless.closed)).toEqual([100])
})
