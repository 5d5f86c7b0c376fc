import { once } from 'node:events'
import { createServer } from 'node:http'
import { loadApiValidator } from '../content/api-validators.ts'
import type { CliContext } from '../context.ts'

/** A built site on an address of its own, without its API. */
export interface ServedSite {
  readonly origin: string
  /** The folder of the build. */
  readonly folder: string
  stop(): void
}

export async function serveForMeasuring(context: CliContext, out: string): Promise<ServedSite> {
  const { createSiteHandler, openBuild, readSite } = await import('#api/serving.ts')
  const build = openBuild(out, await loadApiValidator(context, 'data/manifest'))
  const site = readSite(build, await loadApiValidator(context, 'data/served-headers'))
  const server = createServer(
    createSiteHandler({ site, forward: (_, response) => response.writeHead(404).end() }),
  ).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://localhost:${port}`,
    folder: build.folder,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
