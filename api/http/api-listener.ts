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
    const connection = guardRequest(incoming, input)
    const answer = getRequestListener(async (request) => {
      const response = await api.fetch(request, { connection })
      // The rest of a body that was refused is thrown away. A remaining listener could pause it.
      if (!incoming.complete) incoming.removeAllListeners('data').resume()
      return outgoing.destroyed || incoming.readableAborted ? RESPONSE_ALREADY_SENT : response
    })
    void answer(incoming, outgoing)
  }

interface GuardInput {
  readonly isTrusted: TrustedProxies
  /** Called when a peer in a private network sends `X-Forwarded-For`, as a proxy does, and is not trusted. */
  readonly onUntrustedProxy: (network: string) => void
}

/** Determines the client's address, and gives the request a valid URL with one host and no credentials. */
function guardRequest(
  request: IncomingMessage,
  { isTrusted, onUntrustedProxy }: GuardInput,
): Connection {
  const { headers, socket } = request
  const target = targetOf(request)
  const forwardedFor = headers['x-forwarded-for']?.toString()
  const { remoteAddress: peer = '' } = socket
  const network = forwardedFor === undefined || isTrusted(peer) ? undefined : privateNetworkOf(peer)
  if (network !== undefined) onUntrustedProxy(network)

  request.url = target ? `${target.pathname}${target.search}` : '/'
  headers.host = target?.host ?? 'localhost'
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
