import cluster, { type Worker } from 'node:cluster'
import type { Build } from '../static/build.ts'
import type { Log } from '../telemetry/log.ts'
import type { Upstream } from './exchange.ts'
import {
  createRemoteAnswering,
  firstBuild,
  type PrimaryMessage,
  type Shown,
  type WorkerMessage,
} from './ipc.ts'
import type { ServedCounters, SiteServer } from './serve.ts'

/** The environment variable with a worker's port. */
export const workerPort = 'DIPTYCH_WORKER_PORT'
/**
 * The environment variable with the identity of the build that a worker may read itself. A later worker
 * always gets its build from the primary process, because the files may be other ones by then.
 */
export const workerBuild = 'DIPTYCH_WORKER_BUILD'

export interface WorkersInput {
  /** The first build to serve. */
  readonly build: Build
  readonly count: number
  /** The port of the workers. Not 0, so that later workers listen on the same port as the first. */
  readonly port: number
  /** Node's command-line flags for the workers. */
  readonly flags: readonly string[]
  /** Answers the requests that workers forward. */
  readonly upstream: Upstream
  readonly log: Log
  readonly onServed: (counts: ServedCounters) => void
  readonly onUntrustedProxy: (network: string) => void
}

/**
 * Minimum lifetime in milliseconds. A worker that exits sooner is replaced after a delay, because it may
 * exit again.
 */
const shortLife = 1000

/**
 * How long a worker may take to serve another build, in milliseconds. One that hangs is killed, and the one
 * that replaces it serves that build.
 */
const patience = 10_000

/** Starts the workers, and replaces those that exit. */
export function startWorkers({
  build,
  count,
  port,
  flags,
  upstream,
  log,
  onServed,
  onUntrustedProxy,
}: WorkersInput): SiteServer {
  cluster.setupPrimary({ execArgv: [...flags], serialization: 'advanced' })
  const { promise: listening, resolve, reject } = Promise.withResolvers<number>()
  /** The running workers, and the number of the build that each one serves once it listens. */
  const alive = new Map<Worker, number | undefined>()
  let shown: Shown = { build, number: firstBuild }
  let onShown: () => void = () => undefined
  let isStopping = false

  const start = (identity = '') => {
    if (isStopping) return
    const worker = cluster.fork({ [workerPort]: port, [workerBuild]: identity })
    const { process: child } = worker
    let isYoung = true
    const growing = setTimeout(() => {
      isYoung = false
    }, shortLife)
    alive.set(worker, undefined)
    const answer = createRemoteAnswering(upstream, (answers) => {
      if (worker.isConnected()) worker.send(answers)
    })
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'started') sendBuild(worker, shown)
      else if (message.kind === 'shows') {
        if (alive.get(worker) === undefined) log.info('worker.started', { pid: child.pid })
        alive.set(worker, message.number)
        if (message.number < shown.number) sendBuild(worker, shown)
        resolve(message.port)
        onShown()
      } else if (message.kind === 'requests') answer(message.asked)
      else if (message.kind === 'served') onServed(message.counts)
      else if (message.kind === 'untrusted-proxy') onUntrustedProxy(message.network)
      else reject(Object.assign(new Error('A worker cannot listen.'), { code: message.code }))
    })
    worker.on('exit', (code, signal) => {
      alive.delete(worker)
      onShown()
      clearTimeout(growing)
      if (isStopping) return
      log.error('worker.died', { code, signal: signal ?? undefined })
      if (isYoung) setTimeout(start, shortLife)
      else start()
    })
  }
  start(build.identity)
  // The other workers start after the first listens, so that the first has a core to itself and serves
  // sooner.
  listening.then(
    () => {
      for (let index = 1; index < count; index += 1) start(build.identity)
    },
    () => undefined,
  )

  return {
    listening,
    show: async (next) => {
      shown = { build: next, number: shown.number + 1 }
      const { number } = shown
      const isOld = (each: number | undefined) => each !== undefined && each < number
      // A worker that does not listen yet gets the build when it does.
      for (const [worker, each] of alive) if (isOld(each)) sendBuild(worker, shown)
      const killing = setTimeout(() => {
        for (const [worker, each] of alive) {
          if (!isOld(each)) continue
          const { process: child } = worker
          log.error('worker.hung', { pid: child.pid })
          child.kill('SIGKILL')
        }
      }, patience)
      while ([...alive.values()].some(isOld)) {
        await new Promise<void>((shownByOne) => {
          onShown = shownByOne
        })
      }
      clearTimeout(killing)
    },
    stop: async (deadline) => {
      isStopping = true
      const ended = [...alive].map(([worker, number]) =>
        stopWorker(worker, number === undefined ? undefined : deadline),
      )
      await Promise.all(ended)
    },
  }
}

function sendBuild(worker: Worker, shown: Shown) {
  const message: PrimaryMessage = { kind: 'build', ...shown }
  if (worker.isConnected()) worker.send(message)
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
