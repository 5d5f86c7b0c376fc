import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import type { Readiness } from '../leads/readiness.ts'
import type { Site, SiteFile } from './static/site.ts'

/**
 * Node's HTTP module. An import reads each export, which loads WebSocket and other unused parts and
 * takes longer than the rest of a server's start. `require` does not.
 */
export const http: typeof import('node:http') = createRequire(import.meta.url)('node:http')

/** Limits of connections. Times in milliseconds. */
const usual = {
  /** Maximum time for the headers of a request. */
  headers: 10_000,
  /** Maximum time for a whole request. */
  request: 20_000,
  /** Maximum time between two requests on a connection. */
  keepAlive: 10_000,
  /** Maximum time without a byte in either direction. */
  idle: 30_000,
  maxConnections: 20_000,
}

export type ConnectionLimits = typeof usual

const maxHeaders = 100
/** Number of checks for slow connections per timeout. */
const checksPerTimeout = 5

interface SiteServerInput {
  readonly site: Site
  readonly connections?: Partial<ConnectionLimits>
  readonly port: number
  readonly host: string
  /** Answers requests for the API. */
  readonly forward: RequestListener
  /** Called when a file of the site cannot be read. Afterwards the request is answered from a site shown since. */
  readonly onUnreadable: (error: unknown) => Promise<void>
}

/** Starts the server that visitors connect to: it serves files, and forwards the other requests. */
export function startSiteServer(input: SiteServerInput) {
  const { connections, port, host, forward, onUnreadable } = input
  let shown = input.site
  const serve: RequestListener = (request, response) => {
    const { method, url = '/' } = request
    // The `Request` class of the API does not support TRACE.
    if (method === 'POST' || (url.startsWith('/api/') && method !== 'TRACE'))
      return forward(request, response)
    if (method === 'GET' || method === 'HEAD') return send(request, response)
    const own = ['allow', 'GET, HEAD, POST', 'content-length', '0']
    response.writeHead(405, [...shown.headers, ...own]).end()
  }
  /** A file in the form that the visitor takes, a redirect, or the not-found page of the language. */
  const send: RequestListener = (request, response) => {
    const { url = '/', rawHeaders } = request
    const site = shown
    const found = site.find(url)
    const redirect = found === undefined ? site.redirect(url) : undefined
    const path = found ?? site.notFound(url)
    if (redirect || path === undefined) {
      response.writeHead(redirect ? 301 : 404, redirect ?? site.headers).end()
      return
    }
    const { encodings, known } = conditionsIn(rawHeaders)
    // Node sends no body in answer to HEAD.
    const answer = ({ body, etag, headers, unchanged }: SiteFile) => {
      if (found === undefined) response.writeHead(404, headers).end(body)
      else if (hasTag(known, etag)) response.writeHead(304, unchanged).end()
      else response.writeHead(200, headers).end(body)
    }
    const file = site.read(path, encodings)
    if (!(file instanceof Promise)) return answer(file)
    file.then(answer, async (error: unknown) => {
      await onUnreadable(error)
      if (shown !== site) serve(request, response)
      else
        response.writeHead(503, [...site.headers, 'retry-after', '5', 'content-length', '0']).end()
    })
  }
  const answer: RequestListener = (request, response) => {
    const isTooMuch = request.rawHeaders.length > maxHeaders * 2
    // It was told to stop.
    if (isTooMuch || !server.listening) response.shouldKeepAlive = false
    if (!isTooMuch) serve(request, response)
    else response.writeHead(431, [...shown.headers, 'content-length', '0']).end()
  }
  const limits = { ...usual, ...connections }
  const server = http.createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: Math.min(2000, limits.headers / checksPerTimeout),
      maxHeaderSize: 16 * 1024,
      optimizeEmptyRequests: true,
      noDelay: true,
    },
    answer,
  )
  server.timeout = limits.idle
  server.maxConnections = limits.maxConnections
  server.on('clientError', (error, socket: Socket) => reject(socket, error, shown.headers))
  server.listen({ port, host })

  return {
    /** Resolves with the port when requests are served. Rejects with the system error if listening fails. */
    listening: once(server, 'listening').then(() => Number(Object(server.address()).port)),
    /** Stops serving. What is under way has `deadline` milliseconds. */
    stop: (deadline: number) => stopServer(server, deadline),
    /** Serves another site from the next request on. */
    show: (next: Site) => {
      shown = next
    },
  }
}

/** Serves health to operators. It must not listen on a public address. */
export function createOperationServer(ready: () => Promise<Readiness>): Server {
  const answerTo = async (path: string | undefined): Promise<readonly [number, string]> => {
    if (path === '/healthz') return [200, 'ok']
    if (path !== '/readyz') return [404, 'not found']
    const readiness = await ready()
    return [readiness.ready ? 200 : 503, JSON.stringify(readiness)]
  }
  return http.createServer(async (request, response) => {
    const answer = answerTo(request.url?.split('?')[0])
    const [status, text] = await answer.catch(() => [503, 'cannot tell'] as const)
    response.writeHead(status, {
      'content-type': text.startsWith('{') ? 'application/json' : 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text) + 1,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    response.end(`${text}\n`)
  })
}

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers bytes that are not a valid request. */
function reject(socket: Socket, error: NodeJS.ErrnoException, headers: readonly string[]) {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const lines = [...headers, 'content-length', '0', 'connection', 'close'].flatMap(
    (name, index, all) => (index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : []),
  )
  const head = `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`
  socket.end([head, ...lines, '\r\n'].join('\r\n'))
}

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

/**
 * The request headers that determine the response for a file. They are read from the raw list, because building an
 * object of all headers costs more than sending the file.
 */
function conditionsIn(rawHeaders: readonly string[]) {
  const conditions = { encodings: '', known: '' }
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase()
    if (name === 'accept-encoding') conditions.encodings = rawHeaders[index + 1] ?? ''
    if (name === 'if-none-match') conditions.known = rawHeaders[index + 1] ?? ''
  }
  return conditions
}

/** Whether a list of tags contains an ETag, by the weak comparison of RFC 9110, 13.1.2. */
const hasTag = (header: string, etag: string) =>
  header.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()))
