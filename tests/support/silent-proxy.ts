import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy that can go silent, as a network does that drops every packet: nothing is closed. */
export interface SilentProxy {
  readonly port: number
  /** Passes nothing on: on the open connections, or also on new ones. */
  silence(what: 'open connections' | 'everything'): void
  /** Passes new connections on again. */
  speak(): void
  /** Passes new connections on to another local port, and cuts the open ones. */
  redirect(target: number): void
  stop(): void
}

/** Starts a proxy on a free local port to another local port. */
export async function startSilentProxy(target: number): Promise<SilentProxy> {
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
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    silence: (what) => {
      isSilent = what === 'everything'
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    speak: () => {
      isSilent = false
    },
    redirect: (next) => {
      current = next
      cut()
    },
    stop: () => {
      cut()
      server.close()
    },
  }
}
