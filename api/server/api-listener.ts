import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { ApiEnv, Connection } from '../http/routes.ts'
import { restOf } from './http-server.ts'
import { type GuardInput, guardRequest } from './request-guard.ts'

export interface Api {
  fetch(request: Request, env: ApiEnv['Bindings']): Response | Promise<Response>
}

/** Answers Node's requests with the API. */
export const createApiListener =
  (api: Api, input: GuardInput): RequestListener =>
  (incoming, outgoing) => {
    const connection: Connection = {
      // Read before the guard removes the header.
      sendContinue: continueSender(incoming, outgoing),
      ...guardRequest(incoming, input),
    }
    const answer = getRequestListener(async (request) => {
      const response = await api.fetch(request, { connection })
      if (outgoing.destroyed || incoming.readableAborted) return RESPONSE_ALREADY_SENT
      return incoming.complete ? response : closeAfter(response, incoming)
    })
    void answer(incoming, outgoing)
  }

const continueSender = ({ headers }: IncomingMessage, outgoing: ServerResponse) =>
  headers.expect === undefined ? () => undefined : () => outgoing.writeContinue()

/**
 * Answers a request whose body was not read, and closes the connection. The response ends after the rest
 * of the body: closing earlier would reset the connection and lose the response.
 */
async function closeAfter(response: Response, incoming: IncomingMessage): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status, headers } = response
  headers.set('connection', 'close')
  const body = new ReadableStream({
    start: async (controller) => {
      controller.enqueue(bytes)
      await restOf(incoming)
      controller.close()
    },
  })
  return new Response(body, { status, headers })
}
