import type { Server } from 'node:http'
import type { Readiness } from '../leads/readiness.ts'
import { http } from './http-server.ts'

interface OperationInput {
  readonly ready: () => Promise<Readiness>
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** Serves health to operators. It must not listen on a public address. */
export function createOperationServer({ ready }: OperationInput): Server {
  const answers: Readonly<Record<string, () => Answer | Promise<Answer>>> = {
    '/healthz': () => ({ status: 200, type: 'text/plain; charset=utf-8', body: 'ok\n' }),
    '/readyz': async () => {
      const readiness = await ready()
      return {
        status: readiness.ready ? 200 : 503,
        type: 'application/json',
        body: `${JSON.stringify(readiness)}\n`,
      }
    },
  }
  const nothing = (): Answer => ({ status: 404, type: 'text/plain', body: 'not found\n' })
  const broken = (): Answer => ({ status: 503, type: 'text/plain', body: 'cannot tell\n' })

  return http.createServer(async (request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    const find = Object.hasOwn(answers, path) ? answers[path] : nothing
    const { status, type, body } = await Promise.resolve(find?.() ?? nothing()).catch(broken)
    response.writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
}
