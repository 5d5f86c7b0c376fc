import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type ConnectionLimits, createHttpServer, type HttpServer } from './http-server.ts'
import { createSiteHandler, rejectUnreadable } from './static/handler.ts'
import type { Site } from './static/site.ts'

interface SiteServerInput {
  readonly site: Site
  readonly connections?: Partial<ConnectionLimits>
  readonly port: number
  readonly host: string
  /** Answers requests that are not for a file. */
  readonly forward: RequestListener
  /** Called when a file of the site cannot be read. Afterwards the request is answered from a site shown since. */
  readonly onUnreadable: (error: unknown) => Promise<void>
}

/** The server that visitors connect to. */
interface SiteServer {
  /** Resolves with the port when requests are served. Rejects with the system error if listening fails. */
  readonly listening: Promise<number>
  /** Serves another site from the next request on. */
  show(site: Site): void
  /** Stops serving. Connections still open after `deadline` milliseconds are cut. */
  stop(deadline: number): Promise<void>
}

/** Serves files, and forwards the other requests. */
export function startSiteServer({
  connections = {},
  port,
  host,
  forward,
  onUnreadable,
  ...input
}: SiteServerInput): SiteServer {
  const prepare = (site: Site) => ({
    site,
    serve: createSiteHandler({
      site,
      forward,
      onUnreadable: async (error, request, response) => {
        await onUnreadable(error)
        if (shown.site !== site) shown.serve(request, response)
        else rejectUnreadable(site, response)
      },
    }),
  })
  let shown = prepare(input.site)
  const http = createHttpServer(
    connections,
    () => shown.site.headers,
    (request, response) => shown.serve(request, response),
  )
  const { server } = http
  server.listen({ port, host })

  return {
    listening: once(server, 'listening').then(() => portOf(server.address()) ?? port),
    stop: (deadline) => stopServer(http, deadline),
    show: (next) => {
      shown = prepare(next)
    },
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
