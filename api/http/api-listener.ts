import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { problem } from '../answer/problem.ts'
import { headersOfData } from './app.ts'
import { errorDetails, type Log } from './log.ts'
import { clientAddress, privateNetworkOf, type TrustedProxies } from './networks.ts'
import type { ApiEnv } from './routes.ts'

export interface Api {
  fetch(request: Request, env: ApiEnv['Bindings']): Response | Promise<Response>
}

interface Input {
  readonly isTrusted: TrustedProxies
  /** Called when a peer in a private network sends `X-Forwarded-For`, as a proxy does, and is not trusted. */
  readonly onUntrustedProxy: (network: string) => void
  /** Headers of every response. */
  readonly commonHeaders: Readonly<Record<string, string>>
  readonly log: Log
}

/** Answers Node's requests with the API. */
export const createApiListener =
  (api: Api, input: Input): RequestListener =>
  (incoming, outgoing) => {
    const headers = headersOfData(input.commonHeaders)
    const malformed = () => problem('malformed_request', { headers })
    const answer = getRequestListener(
      async (request) => {
        // A proxy may have used the other one.
        if (incoming.rawHeaders.filter(isHost).length > 1) return malformed()
        const response = await api.fetch(request, { address: visitorOf(incoming, input) })
        // The rest of a body that was refused is thrown away. A remaining listener could pause it.
        if (!incoming.complete) incoming.removeAllListeners('data').resume()
        return outgoing.destroyed || incoming.readableAborted ? RESPONSE_ALREADY_SENT : response
      },
      {
        errorHandler: (error) => {
          // Host and target are no URL.
          if (error instanceof RequestError) return malformed()
          input.log.error('request.failed', errorDetails(error))
          return problem('internal', { headers })
        },
      },
    )
    void answer(incoming, outgoing)
  }

const isHost = (name: string, index: number) => index % 2 === 0 && /^host$/i.test(name)

function visitorOf({ headers, socket }: IncomingMessage, { isTrusted, onUntrustedProxy }: Input) {
  const forwardedFor = headers['x-forwarded-for']?.toString()
  const { remoteAddress: peer = '' } = socket
  const network = forwardedFor === undefined || isTrusted(peer) ? undefined : privateNetworkOf(peer)
  if (network !== undefined) onUntrustedProxy(network)
  return clientAddress(peer, forwardedFor, isTrusted)
}
