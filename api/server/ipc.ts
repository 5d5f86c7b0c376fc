import type { Build } from '../static/build.ts'
import type { ForwardedAnswer, ForwardedRequest, Upstream } from './exchange.ts'
import type { ServedCounters } from './serve.ts'

interface Asked {
  readonly call: number
  readonly request: ForwardedRequest
}

interface Answered {
  readonly call: number
  readonly answer: ForwardedAnswer
}

/** A build that workers serve. Later ones have higher numbers. */
export interface Shown {
  readonly build: Build
  readonly number: number
}

/** The number of the build that a server starts with. */
export const firstBuild = 1

/** Messages from a worker to the primary process, which may start or end it at any time. */
export type WorkerMessage =
  /** The worker waits for its first build. */
  | { readonly kind: 'started' }
  /** The worker listens and serves a build. */
  | { readonly kind: 'shows'; readonly number: number; readonly port: number }
  | { readonly kind: 'requests'; readonly asked: readonly Asked[] }
  | { readonly kind: 'untrusted-proxy'; readonly network: string }
  | { readonly kind: 'cannot-listen'; readonly code: string }
  | { readonly kind: 'served'; readonly counts: ServedCounters }

/** Messages from the primary process to a worker. */
export type PrimaryMessage =
  | { readonly kind: 'answers'; readonly answered: readonly Answered[] }
  | ({ readonly kind: 'build' } & Shown)
  | { readonly kind: 'stop' }

interface RemoteUpstream {
  readonly send: (message: WorkerMessage) => void
  /** Maximum requests that wait for an answer. Clients time out before a longer queue is served. */
  readonly maxAtOnce: number
  /** The response to requests above that limit. */
  readonly busy: () => ForwardedAnswer
}

/** An upstream in another process, where a number matches each response to its request. */
export function createRemoteUpstream({ send, maxAtOnce, busy }: RemoteUpstream) {
  const waiting = new Map<number, (answer: ForwardedAnswer) => void>()
  const ask = batch<Asked>((asked) => send({ kind: 'requests', asked }))
  let last = 0
  let rejected = 0

  const upstream: Upstream = (request) => {
    const room = isFromBrowser(request) ? maxAtOnce + roomForBrowsers : maxAtOnce
    if (waiting.size >= room) {
      rejected += 1
      return Promise.resolve(busy())
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
    /** Number of requests that were answered with 503 since the last call. */
    takeRejected: () => {
      const taken = rejected
      rejected = 0
      return taken
    },
  }
}

/**
 * The 503 page for a browser without scripts is known only to the primary process, so this many more requests
 * may wait for it.
 */
const roomForBrowsers = 100

const isFromBrowser = ({ headers }: ForwardedRequest) =>
  headers.some(([name, value]) => name === 'accept' && value.includes('text/html'))

/** Answers the requests of another process with a local upstream. */
export function createRemoteAnswering(upstream: Upstream, send: (message: PrimaryMessage) => void) {
  const tell = batch<Answered>((answered) => send({ kind: 'answers', answered }))
  return (asked: readonly Asked[]) => {
    for (const { call, request } of asked) {
      void upstream(request).then((answer) => tell({ call, answer }))
    }
  }
}

/** Sends all items of one event loop turn in one message, because the cost is per message. */
function batch<Item>(send: (items: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = []
  const flush = () => {
    const items = waiting
    waiting = []
    send(items)
  }
  return (item) => {
    waiting.push(item)
    if (waiting.length === 1) setImmediate(flush)
  }
}
