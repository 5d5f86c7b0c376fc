import cluster from 'node:cluster'
import { platform } from 'node:os'
import { problem } from '../errors/problem.ts'
import { createAddHeaders } from '../http/response-headers.ts'
import type { ServerSettings } from '../settings/server-settings.ts'
import type { Build } from '../static/build.ts'
import type { Site } from '../static/site.ts'
import { toAnswer } from './exchange.ts'
import { createForwarder } from './forward.ts'
import {
  createRemoteUpstream,
  firstBuild,
  type PrimaryMessage,
  type Shown,
  type WorkerMessage,
} from './ipc.ts'
import { type SingleProcess, startSingleProcess } from './serve.ts'

export interface WorkerInput {
  /** The first build if this process may read it itself, which is sooner than waiting for it. */
  readonly first: Build | undefined
  /** Prepares the responses for a build. */
  readonly read: (build: Build) => Site
  readonly settings: ServerSettings
  readonly port: number
  readonly host: string
}

/**
 * On Linux the kernel distributes connections to the workers. Elsewhere the primary process accepts and
 * passes on each connection, which is the bottleneck under load.
 */
const reusePort = platform() === 'linux'

/** How often counters are reported, in milliseconds. */
const reportInterval = 1000

export const isWorker = (): boolean => cluster.isWorker

/** Serves the builds that the primary process sends until it asks to stop. */
export async function runWorker({ first, read, settings, port, host }: WorkerInput): Promise<void> {
  const { worker } = cluster
  if (!worker) throw new Error('This process is no worker.')
  const send = (message: WorkerMessage) => void worker.send(message)

  let busy = await busyAnswer({})
  const { upstream, receive, takeRejected } = createRemoteUpstream({
    send,
    maxAtOnce: settings.maxAtOnce,
    busy: () => busy,
  })
  let hasTold = false
  const forward = createForwarder(upstream, {
    isTrusted: settings.isTrusted,
    peerAddress: ({ socket }) => socket.remoteAddress,
    onUntrustedProxy: (network) => {
      if (!hasTold) send({ kind: 'untrusted-proxy', network })
      hasTold = true
    },
  })
  let server: SingleProcess | undefined
  const show = async ({ build, number }: Shown) => {
    const site = read(build)
    if (server) server.show(site)
    else server = startSingleProcess({ site, settings, port, host, forward, reusePort })
    busy = await busyAnswer(site.commonHeaders)
    const told = await server.listening.then(
      (actual): WorkerMessage => ({ kind: 'shows', number, port: actual }),
      (error: unknown): WorkerMessage => ({ kind: 'cannot-listen', code: codeOf(error) }),
    )
    send(told)
  }
  const stopped = new Promise<void>((resolve) => {
    worker.on('message', (message: PrimaryMessage) => {
      if (message.kind === 'answers') receive(message.answered)
      else if (message.kind === 'build') void show(message)
      else void Promise.resolve(server?.stop(settings.shutdown.deadline)).then(resolve)
    })
  })
  if (first) void show({ build: first, number: firstBuild })
  else send({ kind: 'started' })

  const reportCounters = () => {
    const counted = server?.takeCounters() ?? { files: {}, dropped: 0 }
    const counts = { ...counted, rejected: takeRejected() }
    const isIdle = counts.dropped + counts.rejected === 0 && Object.keys(counts.files).length === 0
    if (!isIdle) send({ kind: 'served', counts })
  }
  const timer = setInterval(reportCounters, reportInterval)
  await stopped
  clearInterval(timer)
  reportCounters()
  worker.disconnect()
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

function busyAnswer(commonHeaders: Site['commonHeaders']) {
  const response = problem('busy', { headers: { 'retry-after': '5' } })
  createAddHeaders(commonHeaders)(response.headers)
  return toAnswer(response)
}
