import type { IncomingMessage } from 'node:http'
import { clientAddress } from '../http/client-address.ts'
import type { Connection } from '../http/routes.ts'
import { privateNetworkOf, type TrustedProxies } from '../settings/networks.ts'

/**
 * Headers that the API may read. Cookies, `Authorization`, which may be that of a proxy, and `User-Agent` are excluded.
 */
export const allowedHeaders: ReadonlySet<string> = new Set([
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
export const bodyHeaders: ReadonlySet<string> = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
])

const visibleHeaders = [...allowedHeaders, ...bodyHeaders]

export interface GuardInput {
  readonly isTrusted: TrustedProxies
  /** Called when a peer in a private network sends `X-Forwarded-For`, as a proxy does, and is not trusted. */
  readonly onUntrustedProxy: (network: string) => void
}

/**
 * Determines the client's address, and reduces the request to what the API may read: a valid URL with one
 * host and no credentials, and the allowed headers.
 */
export function guardRequest(
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
