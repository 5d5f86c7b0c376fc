import type { Server } from 'node:http'
import type { Readiness } from '../leads/readiness.ts'
import { http } from './site-server.ts'

/** Serves health to operators. It must not listen on a public address. */
export function createOperationServer(ready: () => Promise<Readiness>): Server {
  const answerTo = async (path: string | undefined): Promise<readonly [number, string]> => {
    if (path === '/healthz') return [200, 'ok']
    if (path !== '/readyz') return [404, 'not found']
    const readiness = await ready()
    return [readiness.ready ? 200 : 503, JSON.stringify(readiness)]
  }
  return http.createServer(async (request, response) => {
    const answer = answerTo(request.url?.split('?')[0])
    const [status, text] = await answer.catch(() => [503, 'cannot tell'] as const)
    response.writeHead(status, {
      'content-type': text.startsWith('{') ? 'application/json' : 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text) + 1,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    response.end(`${text}\n`)
  })
}
