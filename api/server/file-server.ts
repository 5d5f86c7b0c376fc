import type { TrustedProxies } from '../http/client-address.ts'
import { createSiteHandler } from '../static/handler.ts'
import type { Site } from '../static/site.ts'
import type { Upstream } from './exchange.ts'
import type { ServedCounts } from './front.ts'
import { type ConnectionLimits, createHttpServer, type HttpServer } from './http-server.ts'
import { createForwarder } from './request-guard.ts'

export interface FileServerInput {
  readonly site: Site
  /** Answers what is no file. */
  readonly upstream: Upstream
  readonly isTrusted: TrustedProxies
  readonly connections: ConnectionLimits
}

export interface FileServer extends HttpServer {
  /** What was served and refused since this was last asked. */
  takeCounts(): ServedCounts
}

/** Serves a site: files from memory, the rest from upstream. */
export function createFileServer({
  site,
  upstream,
  isTrusted,
  connections,
}: FileServerInput): FileServer {
  const forward = createForwarder({ upstream, isTrusted })
  const serve = createSiteHandler(site, (request, response) => void forward(request, response))
  let files: Record<string, number> = {}
  let dropped = 0

  const server = createHttpServer(connections, site.headers, (request, response) => {
    serve(request, response)
    // Files are sent at once; what has no head yet is on its way upstream, and counted there.
    if (response.headersSent) files[response.statusCode] = (files[response.statusCode] ?? 0) + 1
  })
  server.server.on('drop', () => {
    dropped += 1
  })
  return {
    ...server,
    takeCounts: () => {
      const taken = { files, dropped, refused: 0 }
      files = {}
      dropped = 0
      return taken
    },
  }
}
