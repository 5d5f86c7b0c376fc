import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { createRequire } from 'node:module'
import type { Socket } from 'node:net'

/** Limits of connections. Times in milliseconds. */
export interface ConnectionLimits {
  /** Maximum time for the headers of a request. */
  readonly headers: number
  /** Maximum time for a whole request. */
  readonly request: number
  /** Maximum time between two requests on a connection. */
  readonly keepAlive: number
  /** Maximum time without a byte in either direction. */
  readonly idle: number
  readonly maxConnections: number
}

const usual: ConnectionLimits = {
  headers: 10_000,
  request: 20_000,
  keepAlive: 10_000,
  idle: 30_000,
  maxConnections: 20_000,
}

const maxHeaders = 100
/** Number of checks for slow connections per timeout. */
const checksPerTimeout = 5

/** HTTP server with connection limits. A violation gets an error response and a closed connection. */
export function createHttpServer(
  own: Partial<ConnectionLimits>,
  headers: () => readonly string[],
  listener: RequestListener,
): Server {
  const limits = { ...usual, ...own }
  const answer: RequestListener = (request, response) => {
    // It was told to stop.
    if (!server.listening) response.shouldKeepAlive = false
    if (request.rawHeaders.length <= maxHeaders * 2) {
      listener(request, response)
      return
    }
    response.shouldKeepAlive = false
    response.writeHead(431, [...headers(), 'content-length', '0']).end()
  }
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
  server.on('checkContinue', answer)
  server.on('clientError', (error, socket: Socket) => reject(socket, statusOf(error), headers()))
  return server
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
}

function statusOf(error: Error): number {
  const code = 'code' in error ? error.code : undefined
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400
}

/** Answers bytes that are not a valid request. */
function reject(socket: Socket, status: number, headers: readonly string[]) {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const lines = headers.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : [],
  )
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status]}`,
      ...lines,
      'content-length: 0',
      'connection: close',
      '\r\n',
    ].join('\r\n'),
  )
}

/** Maximum time to read and discard the rest of a body, in milliseconds. */
const maxDrainTime = 1000

/** Discards the rest of a body. Resolves at its end, or after the maximum time. */
export function restOf(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxDrainTime)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    // A remaining listener could pause the stream.
    incoming.removeAllListeners('data')
    incoming.on('end', end).on('close', end).on('error', end).resume()
  })
}

const require = createRequire(import.meta.url)

/**
 * Node's HTTP module. An import reads each export, which loads WebSocket and other unused parts and
 * takes longer than the rest of a server's start. `require` does not.
 */
export const http: typeof import('node:http') = require('node:http')
