import cluster from 'node:cluster'
import { platform } from 'node:os'
import { problem } from '../errors/problem.ts'
import { createAddHeaders } from '../http/response-headers.ts'
import type { ServerSettings } from '../settings/server-settings.ts'
import type { Site } from '../static/site.ts'
import { toAnswer } from './exchange.ts'
import { createForwarder } from './forward.ts'
import { createRemoteUpstream, type PrimaryMessage, type WorkerMessage } from './ipc.ts'
import { startSingleProcess } from './serve.ts'

export interface WorkerInput {
  readonly site: Site
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

/** Serves files until the primary process asks it to stop. */
export async function runWorker(input: WorkerInput): Promise<void> {
  const { site, settings, port, host } = input
  const { worker } = cluster
  if (!worker) throw new Error('This process is no worker.')
  const send = (message: WorkerMessage) => void worker.send(message)

  const { upstream, receive, takeRejected } = createRemoteUpstream({
    send,
    maxAtOnce: settings.maxAtOnce,
    busy: await busyAnswer(site),
  })
  const forward = createForwarder(upstream, {
    isTrusted: settings.isTrusted,
    peerAddress: ({ socket }) => socket.remoteAddress,
  })
  const server = startSingleProcess({ site, settings, port, host, forward, reusePort })
  const stopped = new Promise<void>((resolve) => {
    worker.on('message', (message: PrimaryMessage) => {
      if (message.kind === 'answers') receive(message.answered)
      else void server.stop(settings.shutdown.deadline).then(resolve)
    })
  })
  try {
    send({ kind: 'listening', port: await server.listening })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    send({ kind: 'cannot-listen', code })
  }

  const reportCounters = () => {
    const counts = { ...server.takeCounters(), rejected: takeRejected() }
    const isIdle = counts.dropped + counts.rejected === 0 && Object.keys(counts.files).length === 0
    if (!isIdle) send({ kind: 'served', counts })
  }
  const timer = setInterval(reportCounters, reportInterval)
  await stopped
  clearInterval(timer)
  reportCounters()
  worker.disconnect()
}

function busyAnswer({ commonHeaders }: Site) {
  const response = problem('busy', { headers: { 'retry-after': '5' } })
  createAddHeaders(commonHeaders)(response.headers)
  return toAnswer(response)
}
