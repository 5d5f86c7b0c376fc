import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'

/**
 * How a connection treats what visitors send: not at all, cut off, held back until it is honest again,
 * refused by a broken server, or answered by somebody else as if all were well.
 */
export type Fault = 'none' | 'cut' | 'slow' | 'failing' | 'busy' | 'lying'

/** A connection to the real server that can be told to misbehave. */
export async function startUnreliableServer(target: string) {
  let fault: Fault = 'none'
  const held: (() => void)[] = []

  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'POST') return forward(target, incoming, outgoing)
    const answers: Readonly<Record<Fault, () => unknown>> = {
      none: () => forward(target, incoming, outgoing),
      cut: () => incoming.socket.destroy(),
      slow: () => held.push(() => forward(target, incoming, outgoing)),
      failing: () => outgoing.writeHead(500).end('Oops'),
      busy: () => outgoing.writeHead(503, { 'retry-after': '120' }).end(),
      lying: () =>
        outgoing
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Welcome to the station</title>'),
    }
    return answers[fault]()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    become: (next: Fault) => {
      fault = next
      if (next === 'none') for (const release of held.splice(0)) release()
    },
  }
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method, url, headers } = incoming
  const onward = request(`${target}${url}`, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
