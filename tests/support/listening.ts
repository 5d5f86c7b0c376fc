import { once } from 'node:events'
import type { Server } from 'node:http'

/** Lets a server listen on loopback, at a port that is free. */
export async function listening(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${Object(server.address()).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
