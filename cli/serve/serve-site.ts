import { loadApiValidator } from '../content/api-validators.ts'
import type { CliContext } from '../context.ts'
import { bindAddress, listenForOperation, toCliError } from './listen.ts'
import { openApi } from './open-api.ts'
import { reportStart } from './report-start.ts'

interface ServeInput {
  /** The output folder of the site. */
  readonly out: string
  readonly port: number
  readonly host: string
}

/** How often the server looks whether another build is current, in milliseconds. */
const followInterval = 1000

/** Serves a built site and its API until the process is asked to stop. */
export async function serveSite(context: CliContext, input: ServeInput): Promise<void> {
  const {
    createLog,
    currentIdentity,
    errorDetails,
    openBuild,
    readEnvironment,
    readSite,
    startSiteServer,
  } = await import('#api/serving.ts')
  const start = context.clock()
  const { out, host } = input
  // Read before the server listens, so that an invalid setting ends the start with a one-line error.
  const environment = readEnvironment({ environment: context.environment })
  const isManifest = await loadApiValidator(context, 'data/manifest')
  const validateHeaders = await loadApiValidator(context, 'data/served-headers')
  const open = () => openBuild(out, isManifest)
  const build = open()
  const log = createLog(context.stdout, context.now)
  let hasUntrusted = false
  // All visitors behind a proxy that is not trusted share one rate limit: the operator is told once.
  const onUntrustedProxy = (network: string) => {
    if (!hasUntrusted) log.warn('proxy.untrusted', { network, hint: `TRUSTED_PROXIES=${network}` })
    hasUntrusted = true
  }
  const crashed = new AbortController()
  context.onCrash((error, origin) => {
    // Its message may contain what a visitor wrote, so it is not logged.
    log.error('server.crashed', { origin, ...errorDetails(error), at: placesOf(error) })
    crashed.abort()
  })

  // Files are served while the API and its store open. Requests to the API wait.
  const opened = Promise.withResolvers<Awaited<ReturnType<typeof openApi>>>()
  let served = build.identity
  let refused: string | undefined
  let following = Promise.resolve()
  /**
   * Serves the current build, if it is another one. One that cannot be used is logged and changes nothing; it is tried
   * again if the operator asks for it.
   */
  const follow = (isAsked = false): Promise<void> => {
    following = following.then(async () => {
      let found: string | undefined
      try {
        found = currentIdentity(out)
        if (found === undefined || found === served || (found === refused && !isAsked)) return
        const next = open()
        const use = await (await opened.promise).prepare(next)
        siteServer.show(readSite(next, validateHeaders))
        use()
        served = next.identity
        log.info('build.served')
      } catch (error) {
        refused = found
        log.error('build.refused', { reason: error instanceof Error ? error.message : 'unknown' })
      }
    })
    return following
  }
  const siteServer = startSiteServer({
    site: readSite(build, validateHeaders),
    port: input.port,
    host: bindAddress(host),
    forward: async (request, response) => {
      const api = await opened.promise.catch(() => undefined)
      if (api) api.listener(request, response)
      else response.destroy()
    },
    // The folder may be that of another build by now.
    onUnreadable: (error) => {
      log.warn('file.unreadable', { reason: error instanceof Error ? error.message : 'unknown' })
      return follow()
    },
  })
  const port = await siteServer.listening.catch((error: unknown) => {
    throw toCliError(error, input.port)
  })
  const opening = openApi(context, {
    build,
    environment,
    log,
    onUntrustedProxy,
  })
  opening.then(opened.resolve, opened.reject)
  // Only waiting requests handle the rejection. Without any, it would end the process as unhandled.
  opened.promise.catch(() => undefined)
  context.onReload(() => void follow(true))
  setInterval(() => void follow(), followInterval).unref()
  let isStopping = false
  const readiness = async (api: Awaited<typeof opening>) => {
    const leads = api.leads()
    const { ready, checks } = leads
      ? await checkReadiness(leads, context.now)
      : { ready: true, checks: {} }
    return { ready, checks: { ...checks, untrustedProxy: hasUntrusted } }
  }
  const { checkReadiness, createOperationServer } = await import('#api/index.ts')
  const operation = createOperationServer(async () =>
    isStopping ? { ready: false, checks: { stopping: true } } : readiness(await opening),
  )

  try {
    const leads = (await opening).leads()
    const address = await listenForOperation(operation, {
      asked: environment.operationPort,
      sitePort: port,
    })
    reportStart(context.stdout, log, {
      site: `http://${host}:${port}`,
      operation: address,
      submissions: leads && (environment.databaseUrl ? 'PostgreSQL' : environment.data),
      channels: leads?.channels.length,
      ms: Math.round(context.clock() - start),
    })
    await untilStopped(AbortSignal.any([context.stopped, crashed.signal]))
    isStopping = true
    if (context.stopped.aborted)
      log.info('server.stopping', { reason: String(context.stopped.reason) })
  } finally {
    await siteServer.stop(longestStop)
    operation.close()
    operation.closeAllConnections()
    await opening.then(({ close }) => close())
  }
}

/** How long connections may stay open after the server was told to stop, in milliseconds. */
export const longestStop = 10_000

const untilStopped = (stopped: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (stopped.aborted) resolve()
    else stopped.addEventListener('abort', () => resolve(), { once: true })
  })

/** The first places of a stack, without its message. */
const placesOf = (error: unknown) =>
  (error instanceof Error ? (error.stack?.match(/^ {4}at .*$/gm) ?? []) : [])
    .slice(0, 5)
    .map((place) => place.trim())
    .join('; ')
