import type { Server } from 'node:http'
import type { Readiness } from '../leads/readiness.ts'
import { http } from './site-server.ts'

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** Serves health to operators. It must not listen on a public address. */
export function createOperationServer(ready: () => Promise<Readiness>): Server {
  const answerAt = async (path: string | undefined): Promise<Answer> => {
    if (path === '/healthz') return { status: 200, type: 'text/plain; charset=utf-8', body: 'ok\n' }
    if (path !== '/readyz') return { status: 404, type: 'text/plain', body: 'not found\n' }
    const readiness = await ready()
    return {
      status: readiness.ready ? 200 : 503,
      type: 'application/json',
      body: `${JSON.stringify(readiness)}\n`,
    }
  }
  const broken = (): Answer => ({ status: 503, type: 'text/plain', body: 'cannot tell\n' })

  return http.createServer(async (request, response) => {
    const { status, type, body } = await answerAt(request.url?.split('?')[0]).catch(broken)
    response.writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
}
