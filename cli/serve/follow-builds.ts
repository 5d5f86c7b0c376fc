import type { Build, Log } from '#api/index.ts'
import type { openApi } from './open-api.ts'

interface Input {
  /** The build that is served at the moment. */
  readonly first: Build
  /** Reads the newest build. */
  readonly read: () => Build
  /** Serves the files of a build from the next request on. */
  readonly show: (build: Build) => void
  readonly api: Promise<Pick<Awaited<ReturnType<typeof openApi>>, 'prepare'>>
  readonly log: Log
  /** Called with the build that is served from now on. */
  readonly onServed: (build: Build) => void
}

/**
 * Returns a function that makes the server serve the newest build, while it serves. A build that cannot be
 * used is logged and changes nothing.
 */
export function followBuilds({ first, read, show, api, log, onServed }: Input): () => void {
  let current = first
  let last = Promise.resolve()

  const follow = async () => {
    const { withAssetsOf } = await import('#api/serving.ts')
    const next = read()
    const use = await (await api).prepare(next)
    show(withAssetsOf(next, current))
    use()
    current = next
    onServed(next)
    log.info('build.served')
  }
  return () => {
    last = last.then(follow).catch((error: unknown) => {
      log.error('build.refused', { reason: error instanceof Error ? error.message : 'unknown' })
    })
  }
}
