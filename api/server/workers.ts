import cluster, { type Worker } from 'node:cluster'
import type { Log } from '../telemetry/log.ts'
import type { Upstream } from './exchange.ts'
import { createRemoteAnswering, type PrimaryMessage, type WorkerMessage } from './ipc.ts'
import type { ServedCounters, SiteServer } from './serve.ts'

/** The environment variable with a worker's port. */
export const workerPort = 'DIPTYCH_WORKER_PORT'

export interface WorkersInput {
  readonly count: number
  /** The port of the workers. Not 0, so that later workers listen on the same port as the first. */
  readonly port: number
  /** Node's command-line flags for the workers. */
  readonly flags: readonly string[]
  /** Answers the requests that workers forward. */
  readonly upstream: Upstream
  readonly log: Log
  readonly onServed: (counts: ServedCounters) => void
}

/**
 * Minimum lifetime in milliseconds. A worker that exits sooner is replaced after a delay, because it may
 * exit again.
 */
const shortLife = 1000

/** Starts the workers, and replaces those that exit. */
export function startWorkers({
  count,
  port,
  flags,
  upstream,
  log,
  onServed,
}: WorkersInput): SiteServer {
  cluster.setupPrimary({ execArgv: [...flags], serialization: 'advanced' })
  const { promise: listening, resolve, reject } = Promise.withResolvers<number>()
  /** The running workers, and whether each one listens. */
  const alive = new Map<Worker, boolean>()
  let isStopping = false

  const start = () => {
    if (isStopping) return
    const worker = cluster.fork({ [workerPort]: port })
    const { process: child } = worker
    let isYoung = true
    const growing = setTimeout(() => {
      isYoung = false
    }, shortLife)
    alive.set(worker, false)
    const answer = createRemoteAnswering(upstream, (answers) => {
      if (worker.isConnected()) worker.send(answers)
    })
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'listening') {
        alive.set(worker, true)
        log.info('worker.started', { pid: child.pid })
        resolve(message.port)
      } else if (message.kind === 'requests') answer(message.asked)
      else if (message.kind === 'served') onServed(message.counts)
      else reject(Object.assign(new Error('A worker cannot listen.'), { code: message.code }))
    })
    worker.on('exit', (code, signal) => {
      alive.delete(worker)
      clearTimeout(growing)
      if (isStopping) return
      log.error('worker.died', { code, signal: signal ?? undefined })
      if (isYoung) setTimeout(start, shortLife)
      else start()
    })
  }
  start()
  // The other workers start after the first listens, so that the first has a core to itself and serves
  // sooner.
  listening.then(
    () => {
      for (let index = 1; index < count; index += 1) start()
    },
    () => undefined,
  )

  return {
    listening,
    stop: async (deadline) => {
      isStopping = true
      const ended = [...alive].map(([worker, isReady]) =>
        stopWorker(worker, isReady ? deadline : undefined),
      )
      await Promise.all(ended)
    },
  }
}

/** Time that a worker may take to exit after its deadline, in milliseconds. */
const grace = 500

/** A worker without a deadline has no requests to finish and may not receive the message, so it is killed. */
function stopWorker(worker: Worker, deadline: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    // `worker.kill` waits for the worker to disconnect by itself.
    const { process: child } = worker
    const ending = setTimeout(() => child.kill('SIGKILL'), (deadline ?? -grace) + grace)
    worker.on('exit', () => {
      clearTimeout(ending)
      resolve()
    })
    const message: PrimaryMessage = { kind: 'stop' }
    if (deadline !== undefined && worker.isConnected()) worker.send(message)
  })
}
