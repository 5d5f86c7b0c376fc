import cluster from 'node:cluster'
import { platform } from 'node:os'
import { problem } from '../errors/problem.ts'
import { toAnswer } from '../http/exchange.ts'
import { withHeaders } from '../http/response-headers.ts'
import type { ServerSettings } from '../settings/server-settings.ts'
import type { Site } from '../static/site.ts'
import { createRemoteUpstream, type PrimaryMessage, type WorkerMessage } from './ipc.ts'
import { startSingleProcess } from './serve.ts'

export interface WorkerInput {
  readonly site: Site
  readonly settings: ServerSettings
  readonly port: number
  readonly host: string
}

/**
 * Connections come straight from the system, where it can do that. Otherwise the primary process takes
 * each and hands it on, which in a flood is what everybody waits for.
 */
const reusePort = platform() === 'linux'

/** How often what was served is told, in milliseconds. */
const telling = 1000

/** Whether this process is one of those that serve files for another. */
export const isWorker = (): boolean => cluster.isWorker

/** Serves files until the primary process says that it is enough. */
export async function runWorker({ site, settings, port, host }: WorkerInput): Promise<void> {
  const { worker } = cluster
  if (!worker) throw new Error('This process is no worker.')
  const send = (message: WorkerMessage) => void worker.send(message)

  const busy = withHeaders(
    await toAnswer(problem('busy', { headers: { 'retry-after': '5' } })),
    site.commonHeaders,
  )
  const { upstream, receive, takeRejected } = createRemoteUpstream({
    send,
    maxAtOnce: settings.maxAtOnce,
    busy,
  })
  const alone = startSingleProcess({ site, settings, port, host, upstream, reusePort })
  const stopped = new Promise<void>((resolve) => {
    worker.on('message', (message: PrimaryMessage) => {
      if (message.kind === 'answers') receive(message.answered)
      else void alone.stop(settings.shutdown.deadline).then(resolve)
    })
  })
  try {
    send({ kind: 'listening', port: await alone.listening })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    send({ kind: 'cannot-listen', code })
  }

  const reportCounters = () => {
    const counts = { ...alone.takeCounters(), rejected: takeRejected() }
    const isIdle = counts.dropped + counts.rejected === 0 && Object.keys(counts.files).length === 0
    if (!isIdle) send({ kind: 'served', counts })
  }
  const timer = setInterval(reportCounters, telling)
  await stopped
  clearInterval(timer)
  reportCounters()
  worker.disconnect()
}
