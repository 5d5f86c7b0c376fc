import { once } from 'node:events'
import type { ServerSettings } from '../settings/server-settings.ts'
import type { Site } from '../static/site.ts'
import type { Upstream } from './exchange.ts'
import { createFileServer } from './file-server.ts'
import type { Front, ServedCounts } from './front.ts'
import { stopServer } from './stop-server.ts'

export interface AloneInput {
  readonly site: Site
  readonly settings: Pick<ServerSettings, 'isTrusted' | 'connections'>
  readonly port: number
  readonly host: string
  readonly upstream: Upstream
  /** Other processes listen on the same port, and the system hands out connections. */
  readonly reusePort?: boolean
}

export interface Alone extends Front {
  takeCounts(): ServedCounts
}

/** Serves files here, without workers. */
export function startAlone({
  site,
  settings,
  port,
  host,
  upstream,
  reusePort = false,
}: AloneInput): Alone {
  const { isTrusted, connections } = settings
  const files = createFileServer({ site, upstream, isTrusted, connections })
  files.server.listen({ port, host, reusePort })

  return {
    listening: once(files.server, 'listening').then(() => portOf(files.server.address()) ?? port),
    stop: (deadline) => stopServer(files, deadline),
    takeCounts: files.takeCounts,
  }
}

const portOf = (address: unknown): number | undefined =>
  typeof address === 'object' && address !== null && 'port' in address
    ? Number(address.port)
    : undefined
