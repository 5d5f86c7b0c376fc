import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { connect, Socket } from 'node:net'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import type { Api } from '#api/http/api-listener.ts'
import type { ApiEnv, Handler } from '#api/http/routes.ts'
import type { ConnectionLimits } from '#api/http/site-server.ts'
import { createApiListener, readEnvironment } from '#api/index.ts'
import { readSite, startSiteServer } from '#api/serving.ts'
import { apiValidator } from '../../support/api-validator.ts'
import { until } from '../../support/until.ts'
import { appWith } from '../app-with.ts'
import { openSite, writeSmallSite } from '../site/small-site.ts'

/** A request that reached the handler. */
interface Asked {
  readonly method: string
  readonly url: string
  readonly body: Buffer
  readonly address: string
}

/** The public server with an API that returns the request it received, for any method. */
export async function startTestServer(
  connections: Partial<ConnectionLimits> = {},
  environment: Readonly<Record<string, string>> = {},
) {
  const asked: Asked[] = []
  const { isTrusted } = readEnvironment({ environment })
  const handler: Handler = async ({ req, env }) => {
    const body = Buffer.from(await req.arrayBuffer())
    asked.push({
      method: req.method,
      url: req.url,
      body,
      address: env.address ?? '',
    })
    return new Response(`${body.length} bytes`, {
      status: 201,
      headers: { 'content-type': 'text/plain' },
    })
  }
  const app = appWith({ handlers: { forms: handler, quiz: handler } })
  const anyMethod = new Hono<ApiEnv>().all('*', handler)
  const api: Api = {
    fetch: (request, env) => (request.method === 'POST' ? app : anyMethod).fetch(request, env),
  }
  const siteServer = startSiteServer({
    site: readSite(await openSite(writeSmallSite()), await apiValidator('data/served-headers')),
    connections,
    port: 0,
    host: '127.0.0.1',
    forward: createApiListener(api, {
      isTrusted,
      onUntrustedProxy: () => undefined,
      commonHeaders: {},
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    }),
    onUnreadable: () => Promise.resolve(),
  })
  onTestFinished(() => siteServer.stop(0))
  return { port: await siteServer.listening, asked, siteServer }
}

/** The server's end of a connection to a server of this process. */
export async function openBothEnds(port: number) {
  const { promise: accepted, resolve } = Promise.withResolvers<Socket>()
  const accept = (message: unknown) => {
    const { socket } = Object(message)
    if (socket instanceof Socket && socket.localPort === port) resolve(socket)
  }
  subscribe('net.server.socket', accept)
  const opened = await openSocket(port)
  const serverEnd = await accepted
  unsubscribe('net.server.socket', accept)
  return { ...opened, serverEnd }
}

/** A raw connection that records everything it receives. */
export async function openSocket(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')

  const closed = once(socket, 'close').then(() => received)
  return { socket, closed, received: () => received }
}

/** Sends the start of a form and of its body. The server reads the body by then. */
export async function beginForm(
  { socket, received }: Awaited<ReturnType<typeof openSocket>>,
  body: string,
  length = body.length,
) {
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nAccept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  await until(() => received().includes('100 Continue'))
  socket.write(body)
}
