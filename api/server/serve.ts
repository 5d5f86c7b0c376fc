import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { ConnectionLimits, ServerSettings } from '../settings/server-settings.ts'
import { createSiteHandler } from '../static/handler.ts'
import type { Site } from '../static/site.ts'
import { createHttpServer, type HttpServer } from './http-server.ts'

interface SingleProcessInput {
  readonly site: Site
  readonly settings: Pick<ServerSettings, 'connections'>
  readonly port: number
  readonly host: string
  /** Answers what is no file. */
  readonly forward: RequestListener
  /** Other processes listen on the same port, and the system hands out connections. */
  readonly reusePort?: boolean
}

interface SingleProcess extends SiteServer {
  takeCounters(): ServedCounters
}

/** Serves files here, without workers. */
export function startSingleProcess({
  site,
  settings,
  port,
  host,
  forward,
  reusePort = false,
}: SingleProcessInput): SingleProcess {
  const files = createFileServer({ site, forward, connections: settings.connections })
  files.server.listen({ port, host, reusePort })

  return {
    listening: once(files.server, 'listening').then(() => portOf(files.server.address()) ?? port),
    stop: (deadline) => stopServer(files, deadline),
    takeCounters: files.takeCounters,
  }
}

const portOf = (address: unknown): number | undefined =>
  typeof address === 'object' && address !== null && 'port' in address
    ? Number(address.port)
    : undefined

/** How often connections that have become idle are closed, in milliseconds. */
const sweep = 250

/**
 * Stops a server: no new connections, `Connection: close` on every answer, and whatever is still open
 * at the deadline is cut. A busy connection that goes idle meanwhile would stay open: it is swept.
 */
function stopServer({ server, drain }: HttpServer, deadline: number): Promise<void> {
  return new Promise((resolve) => {
    const sweeping = setInterval(() => server.closeIdleConnections(), sweep)
    const cutting = setTimeout(() => server.closeAllConnections(), deadline)
    server.close(() => {
      clearInterval(sweeping)
      clearTimeout(cutting)
      resolve()
    })
    drain()
  })
}

interface FileServerInput {
  readonly site: Site
  /** Answers what is no file. */
  readonly forward: RequestListener
  readonly connections: ConnectionLimits
}

interface FileServer extends HttpServer {
  /** What was served and rejected since this was last asked. */
  takeCounters(): ServedCounters
}

/** Serves a site: files from memory, and what is no file from `forward`, which never answers at once. */
function createFileServer({ site, forward, connections }: FileServerInput): FileServer {
  const serve = createSiteHandler(site, forward)
  let files: Record<string, number> = {}
  let dropped = 0

  const server = createHttpServer(connections, site.headers, (request, response) => {
    serve(request, response)
    // Files are sent at once. An answer without a head yet is the API's, which counts its own.
    if (response.headersSent) files[response.statusCode] = (files[response.statusCode] ?? 0) + 1
  })
  server.server.on('drop', () => {
    dropped += 1
  })
  return {
    ...server,
    takeCounters: () => {
      const taken = { files, dropped, rejected: 0 }
      files = {}
      dropped = 0
      return taken
    },
  }
}

/** What visitors are connected to: one server in this process, or several in their own. */
export interface SiteServer {
  /** Resolves with the port once visitors are served; rejects with the system's code where none can be. */
  readonly listening: Promise<number>
  /** Lets go of visitors; whoever is not done at the deadline, in milliseconds, is cut off. */
  stop(deadline: number): Promise<void>
}

/** What was served since it was last told. */
export interface ServedCounters {
  /** Answers sent from memory, by status. */
  readonly files: Readonly<Record<string, number>>
  /** Connections that were closed at once, since there were as many as there may be. */
  readonly dropped: number
  /** Requests to the API that were told to come back without it. */
  readonly rejected: number
}
