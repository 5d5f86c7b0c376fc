import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * Starts a TCP proxy on a free local port to another one. It can go silent, as a network does that drops every packet:
 * nothing is closed.
 */
export async function startSilentProxy(target: number) {
  const sockets = new Set<Socket>()
  let isSilent = false
  let current = target
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    const upstream = connect(current, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    if (isSilent) return
    client.pipe(upstream)
    upstream.pipe(client)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: Number(Object(server.address()).port),
    /** Passes nothing on: on the open connections, or also on new ones. */
    silence: (what: 'open connections' | 'everything') => {
      isSilent = what === 'everything'
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    /** Passes new connections on again. */
    speak: () => {
      isSilent = false
    },
    /** Passes new connections on to another local port, and cuts the open ones. */
    redirect: (next: number) => {
      current = next
      cut()
    },
    stop: () => {
      cut()
      server.close()
    },
  }
}
