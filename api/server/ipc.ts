import type { ForwardedAnswer, ForwardedRequest, Upstream } from './exchange.ts'
import type { ServedCounts } from './front.ts'

/** What the process that serves files says. */
export type WorkerMessage =
  | { readonly kind: 'request'; readonly call: number; readonly request: ForwardedRequest }
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'cannot-listen'; readonly code: string }
  | { readonly kind: 'served'; readonly counts: ServedCounts }

/** What the process that runs the API says. */
export type PrimaryMessage =
  | { readonly kind: 'answer'; readonly call: number; readonly answer: ForwardedAnswer }
  | { readonly kind: 'stop' }

/** An upstream in another process: each request is sent there, and its answer found by its number. */
export function createRemoteUpstream(send: (message: WorkerMessage) => void) {
  const waiting = new Map<number, (answer: ForwardedAnswer) => void>()
  let last = 0

  const upstream: Upstream = (request) =>
    new Promise((resolve) => {
      last += 1
      waiting.set(last, resolve)
      send({ kind: 'request', call: last, request })
    })
  const receive = ({ call, answer }: Extract<PrimaryMessage, { kind: 'answer' }>) => {
    waiting.get(call)?.(answer)
    waiting.delete(call)
  }
  return { upstream, receive }
}
