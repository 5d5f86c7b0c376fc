import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { listening } from '../support/listening.ts'

/**
 * How a connection treats what visitors send: not at all, cut off, held back until it is honest again,
 * refused by a broken server, answered by somebody else as if all were well, or by a host of static
 * files, which takes forms, shows a page of its own for it and has no API.
 */
export type Fault = 'none' | 'cut' | 'slow' | 'failing' | 'busy' | 'lying' | 'static'

/** A connection to the real server that can be told to misbehave. */
export async function startUnreliableServer(target: string) {
  let fault: Fault = 'none'
  const captured: string[] = []
  const held: (() => void)[] = []

  const server = createServer((incoming, outgoing) => {
    if (fault === 'static' && incoming.url?.startsWith('/api/')) {
      return outgoing.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
    }
    if (incoming.method !== 'POST') return passOn(target, incoming, outgoing)
    const answers: Readonly<Record<Fault, () => unknown>> = {
      none: () => passOn(target, incoming, outgoing),
      cut: () => incoming.socket.destroy(),
      slow: () => held.push(() => passOn(target, incoming, outgoing)),
      failing: () => outgoing.writeHead(500).end('Oops'),
      busy: () => outgoing.writeHead(503, { 'retry-after': '120' }).end(),
      lying: () =>
        outgoing
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Welcome to the station</title>'),
      static: async () => {
        captured.push(await text(incoming))
        outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Thank you!</h1>')
      },
    }
    return answers[fault]()
  })
  const { url, stop } = await listening(server)
  afterAll(stop)
  return {
    url,
    /** The forms that a host of static files took. */
    captured,
    become: (next: Fault) => {
      fault = next
      if (next === 'none') for (const release of held.splice(0)) release()
    },
  }
}

/** Passes a request on, and the answer back; a document as it is rewritten. Gives the status of the answer. */
export async function passOn(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  rewrite?: (html: string) => string,
): Promise<number> {
  const { method, url } = incoming
  const headers = { ...incoming.headers, ...(rewrite && { 'accept-encoding': 'identity' }) }
  const onward = request(`${target}${url}`, { method, headers })
  // A page that is left breaks off what it has asked for, but for what it sends.
  if (rewrite) outgoing.on('close', () => onward.destroy())
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
  const answer = await new Promise<IncomingMessage>((resolve) => onward.on('response', resolve))
  answer.on('error', () => outgoing.destroy())
  const { statusCode = 502 } = answer
  const { connection: _, 'keep-alive': __, ...own } = answer.headers
  if (rewrite && own['content-type']?.startsWith('text/html')) {
    const { etag: _, 'content-length': __, ...kept } = own
    const html = await text(answer)
    outgoing.writeHead(statusCode, kept).end(rewrite(html))
  } else answer.pipe(outgoing.writeHead(statusCode, own))
  return statusCode
}
