import type { IncomingMessage, ServerResponse } from 'node:http'
import { problem } from '../problem.ts'
import { clientAddress, type TrustedProxies } from './client-address.ts'
import { type ForwardedRequest, toAnswer, type Upstream } from './exchange.ts'
import { readBounded } from './read-bounded.ts'
import { sendAnswer, sendAnswerEarly } from './send-answer.ts'

export interface ForwarderInput {
  readonly upstream: Upstream
  readonly isTrusted: TrustedProxies
}

/** What the API may know of a request. Cookies, credentials and the name of the browser are not its business. */
const passed = new Set([
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
    if (!url)
      return sendAnswerEarly(request, response, await toAnswer(problem('malformed_request')))

    const { headers } = request
    if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') {
      return sendAnswerEarly(request, response, await toAnswer(problem('unsupported_encoding')))
    }
    const limit = limits[url.pathname] ?? usualLimit
    const isTooLarge = Number(headers['content-length'] ?? 0) > limit
    if (headers.expect !== undefined && !isTooLarge) response.writeContinue()

    const body = isTooLarge ? 'too-large' : await readBounded(request, limit)
    if (body === 'aborted') return undefined
    if (body === 'too-large') {
      return sendAnswerEarly(request, response, await toAnswer(problem('body_too_large')))
    }
    return sendAnswer(response, await upstream(toForward(request, { url, body, isTrusted })))
  }
}

interface Read {
  readonly url: URL
  readonly body: Uint8Array
  readonly isTrusted: TrustedProxies
}

function toForward(request: IncomingMessage, { url, body, isTrusted }: Read): ForwardedRequest {
  const { method = 'GET', headers, socket } = request
  return {
    method,
    url: url.href,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      passed.has(name) && value !== undefined ? [[name, String(value)]] : [],
    ),
    body,
    address: clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), isTrusted),
  }
}

/** What a request is addressed to. The host is the caller's word: good for comparing, never for links. */
function addressed({ url = '/', headers: { host } }: IncomingMessage): URL | undefined {
  const target = url.startsWith('/') ? `http://${host ?? 'localhost'}${url}` : url
  return URL.parse(target) ?? undefined
}
