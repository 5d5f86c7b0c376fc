import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type ConnectionLimits, createHttpServer } from './http-server.ts'
import { createSiteHandler } from './static/handler.ts'
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
  /** Stops serving. What is under way has `deadline` milliseconds. */
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
        else response.writeHead(503, [...site.headers, ...later]).end()
      },
    }),
  })
  let shown = prepare(input.site)
  const server = createHttpServer(
    connections,
    () => shown.site.headers,
    (request, response) => shown.serve(request, response),
  )
  server.listen({ port, host })

  return {
    listening: once(server, 'listening').then(() => portOf(server.address()) ?? port),
    stop: (deadline) => stopServer(server, deadline),
    show: (next) => {
      shown = prepare(next)
    },
  }
}

/** Headers for a request whose file is damaged, or gone. */
const later = ['retry-after', '5', 'content-length', '0']

const portOf = (address: unknown): number | undefined =>
  typeof address === 'object' && address !== null && 'port' in address
    ? Number(address.port)
    : undefined

/** Interval at which idle connections are closed during a stop, in milliseconds. */
const sweep = 100

/** Accepts no connection any more, and closes those that are idle or become so. At the deadline, all are cut. */
async function stopServer(server: Server, deadline: number): Promise<void> {
  const sweeping = setInterval(() => server.closeIdleConnections(), sweep)
  const cutting = setTimeout(() => server.closeAllConnections(), deadline)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(sweeping)
  clearTimeout(cutting)
}
