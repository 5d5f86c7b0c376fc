import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ProblemCode } from '../errors/problem.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Upstream } from '../http/exchange.ts'
import type { TrustedProxies } from '../settings/networks.ts'
import { readBounded } from './read-bounded.ts'
import { sendAnswer, sendAnswerEarly } from './send-answer.ts'

export interface ForwarderInput {
  readonly upstream: Upstream
  readonly isTrusted: TrustedProxies
}

/** What the API may know of a request. Cookies, credentials and the name of the browser are not its business. */
const allowedHeaders = new Set([
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'traceparent',
])

/** The largest bodies by path, in bytes. */
const limits: Readonly<Record<string, number>> = {
  '/api/csp-report': 8 * 1024,
  '/api/quiz': 32 * 1024,
}
const usualLimit = 64 * 1024

/** Reads a request within limits, has it answered elsewhere, and sends the answer. */
export function createForwarder({ upstream, isTrusted }: ForwarderInput) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = addressed(request)
    const read = await readRequest(request, response, url)
    if (read === 'aborted') return
    const { body, rejection } = read
    const answer = await upstream({
      ...describe(request, isTrusted),
      url: url?.href ?? placeholderUrl,
      body,
      ...(rejection && { rejection }),
    })
    if (rejection) sendAnswerEarly(request, response, answer)
    else sendAnswer(response, answer)
  }
}

interface Read {
  readonly body: Uint8Array
  readonly rejection?: ProblemCode
}

const nothing = new Uint8Array()

/** The body of a request, or why it is not to be read. */
async function readRequest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL | undefined,
): Promise<Read | 'aborted'> {
  const { headers } = request
  if (!url) return { body: nothing, rejection: 'malformed_request' }
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') {
    return { body: nothing, rejection: 'unsupported_encoding' }
  }
  const limit = limits[url.pathname] ?? usualLimit
  if (Number(headers['content-length'] ?? 0) > limit) {
    return { body: nothing, rejection: 'body_too_large' }
  }
  if (headers.expect !== undefined) response.writeContinue()

  const body = await readBounded(request, limit)
  if (body === 'too-large') return { body: nothing, rejection: 'body_too_large' }
  return body === 'aborted' ? body : { body }
}

function describe(request: IncomingMessage, isTrusted: TrustedProxies) {
  const { method = 'GET', headers, socket } = request
  return {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      allowedHeaders.has(name) && value !== undefined ? [[name, String(value)]] : [],
    ),
    address: clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), isTrusted),
  }
}

/** For a request whose own address is none. */
const placeholderUrl = 'http://localhost/'

/**
 * What a request is addressed to. The host is the caller's word: good for comparing, never for links.
 * Two hosts are one too many for a proxy and us to agree, and with a name and a password in front
 * of it, it is no address that a request of the web may have.
 */
function addressed({ url = '/', headersDistinct }: IncomingMessage): URL | undefined {
  const [host = 'localhost', other] = headersDistinct['host'] ?? []
  if (other !== undefined) return undefined

  const target = url.startsWith('/') ? `http://${host}${url}` : url
  const address = URL.parse(target)
  return address && address.username + address.password === '' ? address : undefined
}
