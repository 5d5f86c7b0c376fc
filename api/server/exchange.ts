import type { ProblemCode } from '../errors/problem.ts'
import type { Api } from './api-listener.ts'

/** A request on its way to the process that owns the store: read to its end, unless it must be rejected. */
export interface ForwardedRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array<ArrayBuffer>
  /** The visitor's address, as far as proxies are trusted to tell it. */
  readonly address: string
  /** Why it was not read to its end. */
  readonly rejection?: ProblemCode | undefined
}

/** The answer on its way back. */
export interface ForwardedAnswer {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array
}

/** Answers everything that is no file, in this process or in another. */
export type Upstream = (request: ForwardedRequest) => Promise<ForwardedAnswer>

/** The API as an upstream of other processes. */
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

/** A response in a form that can travel between processes. */
export async function toAnswer(response: Response): Promise<ForwardedAnswer> {
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  }
}
