import type { ForwardedAnswer, ForwardedRequest, Upstream } from '../http/exchange.ts'
import type { ServedCounters } from './serve.ts'
import { together } from './together.ts'

interface Asked {
  readonly call: number
  readonly request: ForwardedRequest
}

interface Answered {
  readonly call: number
  readonly answer: ForwardedAnswer
}

/** What the process that serves files says. */
export type WorkerMessage =
  | { readonly kind: 'requests'; readonly asked: readonly Asked[] }
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'cannot-listen'; readonly code: string }
  | { readonly kind: 'served'; readonly counts: ServedCounters }

/** What the process that runs the API says. */
export type PrimaryMessage =
  | { readonly kind: 'answers'; readonly answered: readonly Answered[] }
  | { readonly kind: 'stop' }

interface RemoteUpstream {
  readonly send: (message: WorkerMessage) => void
  /** How many requests may wait for their answers: more would only wait longer than anybody does. */
  readonly maxAtOnce: number
  /** What the others are answered with. */
  readonly busy: ForwardedAnswer
}

/** An upstream in another process: each request is sent there, and its answer found by its number. */
export function createRemoteUpstream({ send, maxAtOnce, busy }: RemoteUpstream) {
  const waiting = new Map<number, (answer: ForwardedAnswer) => void>()
  const ask = together<Asked>((asked) => send({ kind: 'requests', asked }))
  let last = 0
  let rejected = 0

  const upstream: Upstream = (request) => {
    const room = isForPerson(request) ? maxAtOnce + roomForPersons : maxAtOnce
    if (waiting.size >= room) {
      rejected += 1
      return Promise.resolve(busy)
    }
    return new Promise((resolve) => {
      last += 1
      waiting.set(last, resolve)
      ask({ call: last, request })
    })
  }
  const receive = (answered: readonly Answered[]) => {
    for (const { call, answer } of answered) {
      waiting.get(call)?.(answer)
      waiting.delete(call)
    }
  }
  return {
    upstream,
    receive,
    /** How many were told to come back since this was last asked. */
    takeRejected: () => {
      const taken = rejected
      rejected = 0
      return taken
    },
  }
}

/** Browsers without scripts are told in a page of the site, which only the other process has. */
const roomForPersons = 100

const isForPerson = ({ headers }: ForwardedRequest) =>
  headers.some(([name, value]) => name === 'accept' && value.includes('text/html'))

/** Answers another process from an upstream in this one. */
export function createRemoteAnswering(upstream: Upstream, send: (message: PrimaryMessage) => void) {
  const tell = together<Answered>((answered) => send({ kind: 'answers', answered }))
  return (asked: readonly Asked[]) => {
    for (const { call, request } of asked) {
      void upstream(request).then((answer) => tell({ call, answer }))
    }
  }
}
