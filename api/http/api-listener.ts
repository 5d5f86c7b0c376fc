import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
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
      sendContinue: () => {
        if (incoming.headers.expect !== undefined) outgoing.writeContinue()
      },
      ...guardRequest(incoming, input),
    }
    const answer = getRequestListener(async (request) => {
      const response = await api.fetch(request, { connection })
      if (outgoing.destroyed || incoming.readableAborted) return RESPONSE_ALREADY_SENT
      return incoming.complete ? response : closeAfter(response, incoming)
    })
    void answer(incoming, outgoing)
  }

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

/** Maximum time to read and discard the rest of a body, in milliseconds. */
const maxDrainTime = 1000

/** Discards the rest of a body. Resolves at its end, or after the maximum time. */
function restOf(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxDrainTime)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    // A remaining listener could pause the stream.
    incoming.removeAllListeners('data')
    incoming.on('end', end).on('close', end).on('error', end).resume()
  })
}

/**
 * Headers that the API may read, and those that describe the body. Cookies, `Authorization`, which may be that of a
 * proxy, and `User-Agent` are not among them.
 */
const visibleHeaders: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'content-encoding',
  'content-length',
  'content-type',
  'idempotency-key',
  'origin',
  'referer',
  'sec-fetch-site',
  'transfer-encoding',
])

interface GuardInput {
  readonly isTrusted: TrustedProxies
  /** Called when a peer in a private network sends `X-Forwarded-For`, as a proxy does, and is not trusted. */
  readonly onUntrustedProxy: (network: string) => void
}

/**
 * Determines the client's address, and reduces the request to what the API may read: a valid URL with one
 * host and no credentials, and the visible headers.
 */
function guardRequest(
  request: IncomingMessage,
  { isTrusted, onUntrustedProxy }: GuardInput,
): Pick<Connection, 'address' | 'rejection'> {
  const { headers, rawHeaders, socket } = request
  const target = targetOf(request)
  const forwardedFor = headers['x-forwarded-for']?.toString()
  const { remoteAddress: peer = '' } = socket
  const network = forwardedFor === undefined || isTrusted(peer) ? undefined : privateNetworkOf(peer)
  if (network !== undefined) onUntrustedProxy(network)

  request.url = target ? `${target.pathname}${target.search}` : '/'
  headers.host = target?.host ?? 'localhost'
  request.rawHeaders = rawHeaders.filter((_, index) =>
    visibleHeaders.has(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''),
  )
  const address = clientAddress(peer, forwardedFor, isTrusted)
  return target ? { address } : { address, rejection: 'malformed_request' }
}

/**
 * The URL of a request. The client chooses the host: use it for comparison, never in links. A request with
 * two hosts is rejected, because a proxy may have used the other one. So are credentials.
 */
function targetOf({ url = '/', headers, rawHeaders }: IncomingMessage): URL | undefined {
  const { host = 'localhost' } = headers
  const isHost = (name: string, index: number) => index % 2 === 0 && /^host$/i.test(name)
  // Otherwise a part of it could become a part of the path.
  if (rawHeaders.filter(isHost).length > 1 || !isPlainHost.test(host)) return undefined

  const target = URL.parse(url.startsWith('/') ? `http://${host}${url}` : url)
  return target && target.username + target.password === '' ? target : undefined
}

/** A text that cannot end the host of a URL. The parser checks the rest. */
const isPlainHost = /^[^/?#\\@\s]+$/
