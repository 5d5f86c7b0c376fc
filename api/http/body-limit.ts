import type { Context } from 'hono'
import { bodyLimit as limitStream } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { ProblemCode } from '../errors/problem.ts'
import { type Reject, rejectUnread } from './reject.ts'
import type { ApiEnv } from './routes.ts'

/** Rejects compressed bodies, because a small one can decompress to any size. */
export const contentEncoding = (reject: Reject) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const encoding = c.req.header('content-encoding') ?? 'identity'
    if (encoding.toLowerCase() === 'identity') return next()
    return rejectUnread(reject, c, 'unsupported_encoding')
  })

/**
 * Rejects a body larger than its route allows, and reads any other body completely. Afterwards
 * `c.req.arrayBuffer()` returns it. A request counts as concurrent only after its body was read.
 */
export const bodyLimit = (reject: Reject, clock: () => number) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const connection = c.env?.connection
    const code = await readBody(c)
    if (code) {
      c.set('isAborted', code === 'body_incomplete' && connection !== undefined)
      return rejectUnread(reject, c, code)
    }
    c.set('startedAt', clock())
    return next()
  })

async function readBody(c: Context<ApiEnv>): Promise<ProblemCode | undefined> {
  const { maxBytes } = c.get('route')
  const connection = c.env?.connection
  const declared = c.req.header('content-length')
  if (Number(declared ?? 0) > maxBytes) return 'body_too_large'
  connection?.sendContinue()

  const isChunked = c.req.header('transfer-encoding') !== undefined
  const hasBody = declared !== undefined || isChunked || connection === undefined
  if (!hasBody || c.req.method === 'GET' || c.req.method === 'HEAD') return undefined
  try {
    // Node reads at most the declared length. Only a body without a length has to be counted.
    if (declared === undefined || isChunked) {
      const onError = () => new Response(null, { status: 413 })
      const tooLarge = await limitStream({ maxSize: maxBytes, onError })(c, async () => undefined)
      if (tooLarge) return 'body_too_large'
    }
    await c.req.arrayBuffer()
    return undefined
  } catch {
    return 'body_incomplete'
  }
}
