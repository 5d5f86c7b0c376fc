import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Build, Validate } from '#api/index.ts'
import type { ServerSettings } from '#api/serving.ts'
import type { CliContext } from '../context.ts'
import { followBuilds } from './follow-builds.ts'
import { freeBytes, gaugesOf, watchLoopDelay } from './gauges.ts'
import { requirePort, toCliError } from './listen.ts'
import { logCrash } from './log-crash.ts'
import { openApi } from './open-api.ts'
import { listenForOperation } from './operation.ts'
import { reportStart } from './report-start.ts'
import { startSiteServer } from './site-server.ts'
import { watchProxies } from './watch-proxies.ts'

export interface ServeInput {
  /** Reads the newest build. */
  readonly read: () => Build
  readonly validateHeaders: Validate
  readonly data: string | undefined
  readonly settings: ServerSettings
  readonly port: number
  readonly host: string
}

type Answering = Pick<Awaited<ReturnType<typeof openApi>>, 'listener' | 'upstream'>

/** Serves a built site and its API until the process is asked to stop. */
export async function serveSite(context: CliContext, input: ServeInput): Promise<void> {
  const { createMetricsRegistry, createPinoLog, readEnvironment, readServedHeaders } = await import(
    '#api/serving.ts'
  )
  const start = context.clock()
  const port = await requirePort(input.port, input.host)
  const { data, settings, host } = input
  // Read before any process starts, so that an invalid setting ends the start with a one-line error.
  const environment = readEnvironment({
    environment: { ...context.environment, ...(data !== undefined && { DIPTYCH_DATA: data }) },
    readFile: (path) => readFileSync(path, 'utf8'),
  })
  const { databaseUrl, spool } = environment
  const build = input.read()
  // Checked before any process starts, so that a broken build ends the start with an error too.
  readServedHeaders(build, input.validateHeaders)
  const log = createPinoLog(context.stdout, settings.logLevel)
  const metrics = createMetricsRegistry({ version: versionOf(context) })
  const delay = watchLoopDelay()
  const proxies = watchProxies(log)
  const crashed = new AbortController()
  context.onCrash((error, origin) => {
    logCrash(log, error, origin)
    crashed.abort()
  })
  const workers = settings.workers ?? availableParallelism()

  // Files are served while the API and its store open. Requests to the API wait.
  const opened = Promise.withResolvers<Answering>()
  const siteServer = await startSiteServer({
    ...input,
    build,
    port,
    workers,
    log,
    metrics,
    onUntrustedProxy: proxies.onUntrusted,
    answer: {
      upstream: async (request) => (await opened.promise).upstream(request),
      listener: async (request, response) => {
        const api = await opened.promise.catch(() => undefined)
        if (api) api.listener(request, response)
        else response.destroy()
      },
    },
  })
  const opening = openApi(context, {
    build,
    settings,
    environment,
    delay,
    log,
    metrics,
    onUntrustedProxy: proxies.onUntrusted,
  })
  opening.then(opened.resolve, opened.reject)
  // Only waiting requests handle the rejection. Without any, it would end the process as unhandled.
  opened.promise.catch(() => undefined)
  let { builtAt } = build
  context.onReload(
    followBuilds({
      first: build,
      read: input.read,
      siteServer,
      api: opening,
      log,
      onServed: (served) => {
        builtAt = served.builtAt
      },
    }),
  )
  let isStopping = false
  const free = () => freeBytes(resolve(context.cwd, databaseUrl ? spool : environment.data))
  const readiness = async (leads: Awaited<typeof opening>) => {
    const { ready, checks } = await checkReadiness({
      leads,
      freeBytes: free,
      now: context.now,
    })
    return { ready, checks: { ...checks, untrustedProxy: proxies.hasUntrusted() } }
  }
  const { checkReadiness, createOperationServer } = await import('#api/index.ts')
  const operation = createOperationServer({
    ready: async () =>
      isStopping ? { ready: false, checks: { stopping: true } } : readiness(await opening),
    metrics: metrics.write,
  })
  metrics.gauges(async () =>
    gaugesOf(await readiness(await opening), {
      delay,
      builtAt,
      free: await free().catch(() => 0),
    }),
  )

  try {
    await Promise.all([
      opening,
      siteServer.listening.catch((error: unknown) => {
        throw toCliError(error, port)
      }),
    ])
    const address = await listenForOperation(operation, {
      host: settings.operationHost,
      asked: settings.operationPort,
      sitePort: port,
    })
    const started = {
      site: `http://${host}:${port}`,
      operation: address,
      workers,
      submissions: environment.databaseUrl ? 'PostgreSQL' : environment.data,
      ms: Math.round(context.clock() - start),
    }
    reportStart(context.stdout, log, started)
    await untilStopped(AbortSignal.any([context.stopped, crashed.signal]))
    isStopping = true
    if (context.stopped.reason === 'SIGTERM') await pause(settings.shutdown.delay)
  } finally {
    await siteServer.stop(settings.shutdown.deadline)
    operation.close()
    operation.closeAllConnections()
    await opening.then(({ close }) => close())
  }
}

const versionOf = ({ project }: CliContext): string =>
  JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).version

const untilStopped = (stopped: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (stopped.aborted) resolve()
    else stopped.addEventListener('abort', () => resolve(), { once: true })
  })
