import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ConnectionLimits, ServerSettings } from '../settings/server-settings.ts'
import type { Build } from '../static/build.ts'
import { createSiteHandler } from '../static/handler.ts'
import type { Site } from '../static/site.ts'
import { createHttpServer, type HttpServer } from './http-server.ts'

interface SingleProcessInput {
  readonly site: Site
  readonly settings: Pick<ServerSettings, 'connections'>
  readonly port: number
  readonly host: string
  /** Answers requests that are not for a file. */
  readonly forward: RequestListener
  /** Whether other processes listen on the same port. The kernel then distributes connections. */
  readonly reusePort?: boolean
}

export interface SingleProcess extends Omit<SiteServer, 'show'> {
  /** Serves another site from the next request on. */
  show(site: Site): void
  takeCounters(): ServedCounters
}

/** Serves files in this process, without workers. */
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
    show: files.show,
    takeCounters: files.takeCounters,
  }
}

const portOf = (address: unknown): number | undefined =>
  typeof address === 'object' && address !== null && 'port' in address
    ? Number(address.port)
    : undefined

/** Interval at which idle connections are closed during a stop, in milliseconds. */
const sweep = 250

/** Time before the deadline in which no connection is accepted, in milliseconds. */
const closingTime = 1000

/**
 * Stops a server. Every response gets `Connection: close`, and a connection that becomes idle is closed at
 * the next interval. New connections are accepted until those that were open have ended, so that a slow
 * one costs nobody else anything. At the deadline, open connections are cut.
 */
async function stopServer({ server, drain }: HttpServer, deadline: number): Promise<void> {
  const sweeping = setInterval(() => server.closeIdleConnections(), sweep)
  const cutting = setTimeout(() => server.closeAllConnections(), deadline)
  const patience = Math.max(0, deadline - closingTime)
  await Promise.race([drain(), pause(patience, undefined, { ref: false })])

  await new Promise((resolve) => server.close(resolve))
  clearInterval(sweeping)
  clearTimeout(cutting)
}

interface FileServerInput {
  readonly site: Site
  /** Answers requests that are not for a file. */
  readonly forward: RequestListener
  readonly connections: ConnectionLimits
}

interface FileServer extends HttpServer {
  show(site: Site): void
  /** Returns the counters since the last call. */
  takeCounters(): ServedCounters
}

/** Serves files from memory. `forward` answers the other requests, and always asynchronously. */
function createFileServer({ site, forward, connections }: FileServerInput): FileServer {
  let { headers } = site
  let serve = createSiteHandler(site, forward)
  let files: Record<string, number> = {}
  let dropped = 0

  const server = createHttpServer(
    connections,
    () => headers,
    (request, response) => {
      serve(request, response)
      // Files are sent synchronously. A response without headers at this point belongs to the API, which
      // counts its own.
      if (response.headersSent) files[response.statusCode] = (files[response.statusCode] ?? 0) + 1
    },
  )
  server.server.on('drop', () => {
    dropped += 1
  })
  return {
    ...server,
    show: (next) => {
      headers = next.headers
      serve = createSiteHandler(next, forward)
    },
    takeCounters: () => {
      const taken = { files, dropped, rejected: 0 }
      files = {}
      dropped = 0
      return taken
    },
  }
}

/** The server that visitors connect to: one in this process, or one per worker. */
export interface SiteServer {
  /** Resolves with the port when requests are served. Rejects with the system error if listening fails. */
  readonly listening: Promise<number>
  /** Serves another build. Resolves when every process serves it. */
  show(build: Build): Promise<void>
  /** Stops serving. Connections still open after `deadline` milliseconds are cut. */
  stop(deadline: number): Promise<void>
}

/** Counters since the last report. */
export interface ServedCounters {
  /** Answers sent from memory, by status. */
  readonly files: Readonly<Record<string, number>>
  /** Connections that were closed at once because the maximum was reached. */
  readonly dropped: number
  /** Requests that were answered with 503 without reaching the API. */
  readonly rejected: number
}
