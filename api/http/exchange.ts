import type { ProblemCode } from '../errors/problem.ts'

/** A request on its way to the process that runs the API: read to its end, unless it is to be rejected. */
export interface ForwardedRequest {
  readonly method: string
  /** Where the caller thinks it is, and what it asks for there. */
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array
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

/** What answers everything that is no file; in this process or in another. */
export type Upstream = (request: ForwardedRequest) => Promise<ForwardedAnswer>

/** A web response as an answer that can travel between processes. */
export async function toAnswer(response: Response): Promise<ForwardedAnswer> {
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  }
}
