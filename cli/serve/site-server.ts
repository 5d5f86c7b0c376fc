import type { RequestListener } from 'node:http'
import type { Build, Log, Validate } from '#api/index.ts'
import type {
  MetricsRegistry,
  ServedCounters,
  ServerSettings,
  SiteServer,
  Upstream,
} from '#api/serving.ts'
import { bindAddress } from './listen.ts'

interface Input {
  /** The first build to serve. */
  readonly build: Build
  readonly validateHeaders: Validate
  readonly workers: number
  readonly settings: ServerSettings
  readonly port: number
  readonly host: string
  /** Answers requests that are not for a file: in this process, or for the workers. */
  readonly answer: { readonly listener: RequestListener; readonly upstream: Upstream }
  readonly log: Log
  readonly metrics: MetricsRegistry
  readonly onUntrustedProxy: (network: string) => void
}

/** Node features that the processes serving visitors do not need. */
const flags = ['--disable-proto=delete', '--disallow-code-generation-from-strings']

/** Starts the server that visitors connect to. */
export async function startSiteServer({
  build,
  validateHeaders,
  workers,
  settings,
  port,
  host,
  answer,
  log,
  metrics,
  onUntrustedProxy,
}: Input): Promise<SiteServer> {
  const { readSite, startSingleProcess, startWorkers } = await import('#api/serving.ts')
  const onServed = ({ files, dropped, rejected }: ServedCounters) => {
    for (const [status, count] of Object.entries(files)) {
      metrics.add('diptych_files_total', count, { status })
    }
    metrics.add('diptych_dropped_connections_total', dropped)
    metrics.add('diptych_refused_requests_total', rejected)
  }
  if (workers > 1)
    return startWorkers({
      build,
      count: workers,
      flags,
      port,
      upstream: answer.upstream,
      log,
      onServed,
      onUntrustedProxy,
    })

  const alone = startSingleProcess({
    site: readSite(build, validateHeaders),
    settings,
    port,
    host: bindAddress(host),
    forward: answer.listener,
  })
  const timer = setInterval(() => onServed(alone.takeCounters()), 1000)
  timer.unref()
  return { ...alone, show: async (next) => alone.show(readSite(next, validateHeaders)) }
}
