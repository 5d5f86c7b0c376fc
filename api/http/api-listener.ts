import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { restOf } from './http-server.ts'
import { clientAddress, privateNetworkOf, type TrustedProxies } from './networks.ts'
import type { ApiEnv, Connection } from './routes.ts'

export interface Api {
  fetch(request: Request, env: ApiEnv['Bindings']): Response | Promise<Response>
}

/** Answers Node's requests with the API. */
export const createApiListener =
  (api: Api, input: GuardInput): RequestListener =>
  (incoming, outgoing) => {
    const connection: Connection = {
      // Read before the guard removes the header.
      sendContinue: continueSender(incoming, outgoing),
      ...guardRequest(incoming, input),
    }
    const answer = getRequestListener(async (request) => {
      const response = await api.fetch(request, { connection })
      if (outgoing.destroyed || incoming.readableAborted) return RESPONSE_ALREADY_SENT
      return incoming.complete ? response : closeAfter(response, incoming)
    })
    void answer(incoming, outgoing)
  }

const continueSender = ({ headers }: IncomingMessage, outgoing: ServerResponse) =>
  headers.expect === undefined ? () => undefined : () => outgoing.writeContinue()

/**
 * Answers a request whose body was not read, and closes the connection. The response ends after the rest
 * of the body: closing earlier would reset the connection and lose the response.
 */
async function closeAfter(response: Response, incoming: IncomingMessage): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status, headers } = response
  headers.set('connection', 'close')
  const body = new ReadableStream({
    start: async (controller) => {
      controller.enqueue(bytes)
      await restOf(incoming)
      controller.close()
    },
  })
  return new Response(body, { status, headers })
}

/**
 * Headers that the API may read. Cookies, `Authorization`, which may be that of a proxy, and `User-Agent` are excluded.
 */
const allowedHeaders: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'content-language',
  'content-type',
  'idempotency-key',
  'origin',
  'quiz-secret',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'traceparent',
])

/** Headers that describe the encoding and length of the body. */
const bodyHeaders: ReadonlySet<string> = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
])

const visibleHeaders = [...allowedHeaders, ...bodyHeaders]

interface GuardInput {
  readonly isTrusted: TrustedProxies
  /** Called when a peer in a private network sends `X-Forwarded-For`, as a proxy does, and is not trusted. */
  readonly onUntrustedProxy: (network: string) => void
}

/**
 * Determines the client's address, and reduces the request to what the API may read: a valid URL with one
 * host and no credentials, and the allowed headers.
 */
function guardRequest(
  request: IncomingMessage,
  { isTrusted, onUntrustedProxy }: GuardInput,
): Pick<Connection, 'address' | 'rejection'> {
  const target = readTarget(request)
  const forwardedFor = request.headers['x-forwarded-for']?.toString()
  const peer = request.socket.remoteAddress
  const address = clientAddress(peer, forwardedFor, isTrusted)
  if (forwardedFor !== undefined && peer !== undefined && !isTrusted(peer)) {
    const network = privateNetworkOf(peer)
    if (network !== undefined) onUntrustedProxy(network)
  }

  request.url = target ? `${target.pathname}${target.search}` : '/'
  keepHeaders(request, target?.host ?? 'localhost')
  return target ? { address } : { address, rejection: 'malformed_request' }
}

/**
 * The URL of a request. The client chooses the host: use it for comparison, never in links. A request with
 * two hosts is rejected, because a proxy may have used the other one. So are credentials.
 */
function readTarget({ url = '/', headers, rawHeaders }: IncomingMessage): URL | undefined {
  const { host = 'localhost' } = headers
  // Otherwise a part of it could become a part of the path.
  if (countHosts(rawHeaders) > 1 || !isHost.test(host)) return undefined

  const target = URL.parse(url.startsWith('/') ? `http://${host}${url}` : url)
  return target && target.username + target.password === '' ? target : undefined
}

/** A text that cannot end the host of a URL. The parser checks the rest. */
const isHost = /^[^/?#\\@\s]+$/

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

function keepHeaders(request: IncomingMessage, host: string) {
  const kept: Record<string, string> = { host }
  const raw = ['host', host]
  for (const name of visibleHeaders) {
    const value = request.headers[name]?.toString()
    if (value === undefined) continue
    kept[name] = value
    raw.push(name, value)
  }
  request.headers = kept
  request.rawHeaders = raw
}
