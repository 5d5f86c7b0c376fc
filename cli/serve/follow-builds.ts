import type { Build, Log } from '#api/index.ts'
import type { openApi } from './open-api.ts'

interface Input {
  /** The build that is served at the moment. */
  readonly first: Build
  /** Which build is current. Undefined while it is replaced. */
  readonly identity: () => string | undefined
  /** Opens the current build. */
  readonly open: () => Build
  /** Serves the files of a build from the next request on. */
  readonly show: (build: Build) => void
  readonly api: Promise<Pick<Awaited<ReturnType<typeof openApi>>, 'prepare'>>
  readonly log: Log
}

/**
 * Returns a function that makes the server serve the current build, if it is another one. A build that cannot be
 * used is logged and changes nothing; it is tried again if the operator asks for it.
 */
export function followBuilds(input: Input): (isAsked?: boolean) => Promise<void> {
  const { first, identity, open, show, api, log } = input
  let served = first.identity
  let refused: string | undefined
  let last = Promise.resolve()

  const follow = async (isAsked: boolean) => {
    let found: string | undefined
    try {
      found = identity()
      if (found === undefined || found === served || (found === refused && !isAsked)) return
      const next = open()
      const use = await (await api).prepare(next)
      show(next)
      use()
      served = next.identity
      log.info('build.served')
    } catch (error) {
      refused = found
      log.error('build.refused', { reason: error instanceof Error ? error.message : 'unknown' })
    }
  }
  return (isAsked = false) => {
    last = last.then(() => follow(isAsked))
    return last
  }
}
