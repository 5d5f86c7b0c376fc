import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { ProblemCode } from '../errors/problem.ts'
import { maxBytesAt } from '../http/routes.ts'
import type { ForwardedAnswer, Upstream } from './exchange.ts'
import { restOf } from './http-server.ts'
import { type GuardInput, guardRequest } from './request-guard.ts'

/** Reads requests within their limits, has them answered in another process, and sends the answers. */
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

/** Why a request is not read at all. */
function rejectionOf({ headers }: IncomingMessage, maxBytes: number): ProblemCode | undefined {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') return 'unsupported_encoding'
  return Number(headers['content-length'] ?? 0) > maxBytes ? 'body_too_large' : undefined
}

/** Reads a body of at most `limit` bytes; stops as soon as there are more. */
function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'aborted'> {
  // Without a body it has ended before anybody could listen.
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

/** Sends an answer. The end of one to a request that was not read waits for the rest of the body. */
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
