import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ForwardedAnswer } from '../http/exchange.ts'

/** Sends an answer as it came. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: ForwardedAnswer) {
  if (response.destroyed) return
  const length = status === 204 ? [] : ['content-length', String(body.length)]
  response.writeHead(status, [...headers.flat(), ...length])
  response.end(body)
}

/** How long the rest of a body is thrown away, in milliseconds. */
const linger = 1000

/**
 * Sends an answer to a request that was not read to its end, and closes the connection. Closing it at
 * once would be a reset, and the sender would never see the answer.
 */
export function sendAnswerEarly(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: ForwardedAnswer,
) {
  const length = ['content-length', String(body.length)]
  response.writeHead(status, [...headers.flat(), ...length, 'connection', 'close'])
  response.write(body)

  const timer = setTimeout(() => response.end(), linger)
  request.on('end', () => response.end())
  request.on('close', () => clearTimeout(timer))
  request.resume()
}
