import cluster, { type Worker } from 'node:cluster'
import type { Log } from '../telemetry/log.ts'
import type { Upstream } from './exchange.ts'
import { createRemoteAnswering, type PrimaryMessage, type WorkerMessage } from './ipc.ts'
import type { ServedCounters, SiteServer } from './serve.ts'

/** The variable that tells a worker its port. */
export const workerPort = 'DIPTYCH_WORKER_PORT'

export interface WorkersInput {
  readonly count: number
  /** Where they listen. Not 0: those that come later listen where the first ones did. */
  readonly port: number
  /** Node's own flags for them. */
  readonly flags: readonly string[]
  /** Answers what the workers forward. */
  readonly upstream: Upstream
  readonly log: Log
  readonly onServed: (counts: ServedCounters) => void
}

/** One that dies sooner is not replaced at once: it may do so again. In milliseconds. */
const shortLife = 1000

/** Starts processes that serve files, and others in the place of those that die. */
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
  /** The workers there are, and whether each has come so far that it listens. */
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
  // The others wait, so that the first has a core to itself and somebody is served as soon as can be.
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

/** How long a worker may take to end after its deadline, in milliseconds. */
const grace = 500

/** Without a deadline it has nothing to finish yet, and might not hear that it is to stop. */
function stopWorker(worker: Worker, deadline: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    // Not `worker.kill`, which waits until the worker has let go by itself.
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
