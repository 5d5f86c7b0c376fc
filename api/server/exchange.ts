import type { ProblemCode } from '../errors/problem.ts'
import type { Api } from './api-listener.ts'

/** A request forwarded to the primary process: its body is complete, unless the request must be rejected. */
export interface ForwardedRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array<ArrayBuffer>
  /** The visitor's address, from `X-Forwarded-For` if the proxy is trusted. */
  readonly address: string
  /** Why its body was not read completely. */
  readonly rejection?: ProblemCode | undefined
}

/** The response on its way back to the worker. */
export interface ForwardedAnswer {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array
}

/** Answers every request that is not for a file, in this process or in another. */
export type Upstream = (request: ForwardedRequest) => Promise<ForwardedAnswer>

/** The API as an upstream for workers. */
export const createUpstream =
  (api: Api): Upstream =>
  async ({ method, url, headers, body, address, rejection }) => {
    const request = new Request(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(method !== 'GET' && method !== 'HEAD' && { body }),
    })
    const connection = { address, rejection, sendContinue: () => undefined }
    return toAnswer(await api.fetch(request, { connection }))
  }

/** Converts a response to a message between processes. */
export async function toAnswer(response: Response): Promise<ForwardedAnswer> {
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  }
}
