import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { ProblemCode } from '../errors/problem.ts'
import { maxBytesAt } from '../http/routes.ts'
import type { ForwardedAnswer, Upstream } from './exchange.ts'
import { restOf } from './http-server.ts'
import { type GuardInput, guardRequest } from './request-guard.ts'

/** Reads requests within their limits, forwards them to another process, and sends its responses. */
export const createForwarder =
  (upstream: Upstream, guard: GuardInput): RequestListener =>
  async (request, response) => {
    const isAwaited = request.headers.expect !== undefined
    const { address, rejection: unreadable } = guardRequest(request, guard)
    const { method = 'GET', url = '/', headers } = request
    const { host, ...visible } = headers
    const maxBytes = maxBytesAt(url.split('?', 1)[0] ?? '/')
    const rejection = unreadable ?? rejectionOf(request, maxBytes)
    if (isAwaited && !rejection) response.writeContinue()

    const body = rejection ? nothing : await readBody(request, maxBytes)
    if (body === 'aborted') return
    const isTooLarge = body === 'too-large'
    const answer = await upstream({
      method,
      url: `http://${host}${url}`,
      headers: Object.entries(visible).map(([name, value]) => [name, String(value)]),
      body: isTooLarge ? nothing : body,
      address,
      rejection: isTooLarge ? 'body_too_large' : rejection,
    })
    await sendAnswer(request, response, answer)
  }

const nothing = new Uint8Array()

/** Why a request is rejected before its body is read. */
function rejectionOf({ headers }: IncomingMessage, maxBytes: number): ProblemCode | undefined {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') return 'unsupported_encoding'
  return Number(headers['content-length'] ?? 0) > maxBytes ? 'body_too_large' : undefined
}

/** Reads a body of at most `limit` bytes. Stops at the first byte above the limit. */
function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'aborted'> {
  // A request without a body may end before a listener is added.
  if (request.readableEnded) return Promise.resolve(nothing)
  const chunks: Buffer[] = []
  let size = 0

  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else resolve('too-large')
    })
    request.on('end', () => resolve(Buffer.concat(chunks, Math.min(size, limit))))
    request.on('close', () => resolve('aborted'))
    request.on('error', () => resolve('aborted'))
  })
}

/** Sends a response. If the body was not read, the response ends after the rest of the body. */
async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: ForwardedAnswer,
) {
  if (response.destroyed) return
  response.writeHead(status, headers.flat())
  if (request.complete) {
    response.end(body)
    return
  }
  response.write(body)
  await restOf(request)
  response.end()
}
