import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { inject, onTestFinished } from 'vitest'
import { listening } from '../../support/listening.ts'
import { passOn } from '../unreliable-server.ts'

/** What the server does when it is asked for a quiz. */
export type Reply = (response: ServerResponse, body: unknown) => unknown

export const json =
  (body: unknown, status = 200): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Makes the quiz, as the site does. */
export const made: Reply = async (response, body) => {
  const answer = await fetch(`${inject('siteUrl')}/api/quiz`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  json(await answer.json(), answer.status)(response, body)
}

/** Never answers. */
export const silence: Reply = () => undefined

/** Breaks the connection. */
export const hangUp: Reply = (response) => response.destroy()

/**
 * Serves the built site on loopback and answers requests for a quiz by script, one after the other.
 * Keeps what was asked for and counts how often nobody waited for the answer.
 */
export async function startQuizServer(...script: readonly Reply[]) {
  const requests: unknown[] = []
  const seen = { abandoned: 0 }

  const server = createServer(async (request, response) => {
    // Browsers ask again by themselves where a connection breaks that they have used before.
    response.shouldKeepAlive = false
    if (request.url !== '/api/quiz') return passOn(inject('siteUrl'), request, response)

    response.on('close', () => {
      if (!response.writableEnded) seen.abandoned += 1
    })
    const body: unknown = JSON.parse(await text(request))
    const reply = script[requests.push(body) - 1]
    return reply?.(response, body)
  })
  const { url, stop } = await listening(server)
  onTestFinished(stop)
  return { url, requests, seen }
}
