import type { HttpServer } from './http-server.ts'

/** How often connections that have become idle are closed, in milliseconds. */
const sweep = 250

/**
 * Stops a server: no new connections, `Connection: close` on every answer, and whatever is still open
 * at the deadline is cut. A busy connection that goes idle meanwhile would stay open: it is swept.
 */
export function stopServer({ server, drain }: HttpServer, deadline: number): Promise<void> {
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
