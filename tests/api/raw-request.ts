import { once } from 'node:events'
import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface RawRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The address of the visitor, one of this machine. */
  readonly from?: string
  /** What keeps the connection for the next request. */
  readonly agent?: Agent
}

/** Sends a request exactly as written. `fetch` would normalize paths and headers. */
export async function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, from, agent }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  const sent = request({
    ...{ hostname, port, path, method, headers, agent: agent ?? false },
    ...(from !== undefined && { localAddress: from }),
  }).end(body)
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}
