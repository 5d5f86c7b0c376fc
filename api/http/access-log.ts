import { createMiddleware } from 'hono/factory'
import type { Log } from '../telemetry/log.ts'
import type { ApiEnv } from './routes.ts'

export interface AccessLogDependencies {
  /** Paths that may be logged. Any other path is visitor input and is logged as `*`. */
  readonly knownPaths: ReadonlySet<string>
  /** Returns the pseudonym of an address. */
  readonly pseudonymize: (address: string) => string
  readonly clock: () => number
  readonly log: Log
}

/** Logs every response. It logs no visitor input. */
export const accessLog = ({ knownPaths, pseudonymize, clock, log }: AccessLogDependencies) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    c.set('startedAt', clock())
    await next()
    if (c.get('isAborted')) return

    const { method, path } = c.req
    const { status, headers } = c.res
    const route = knownPaths.has(path) ? path : '*'
    const took = clock() - c.get('startedAt')
    log.info('request', {
      id: c.get('requestId'),
      method,
      route,
      status,
      ms: Math.round(took),
      bytes: Number(headers.get('content-length') ?? 0),
      visitor: pseudonymize(c.env?.connection?.address ?? ''),
    })
  })
