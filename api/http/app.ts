import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import { problem } from '../errors/problem.ts'
import type { ServerSettings } from '../settings/server-settings.ts'
import { errorDetails } from '../telemetry/log.ts'
import { type AccessLogDependencies, accessLog } from './access-log.ts'
import { bodyLimit, contentEncoding } from './body-limit.ts'
import { type QuizDependencies, quizzes } from './quizzes.ts'
import { rateLimit } from './rate-limit.ts'
import { type Reject, rejectUnread } from './reject.ts'
import { createAddHeaders } from './response-headers.ts'
import { type ApiEnv, type Handler, namedRoutes, otherRoute, type RouteName } from './routes.ts'
import { type SubmissionDependencies, submissions } from './submissions.ts'

/** A handler for each route, or undefined if the site does not use the route. */
export type Handlers = Readonly<Record<RouteName, Handler | undefined>>

export interface AppDependencies extends Omit<AccessLogDependencies, 'knownPaths'> {
  /** A route without a handler is answered with 404. */
  readonly handlers: Partial<Handlers>
  /** Paths of the pages with a form. */
  readonly formPages: readonly string[]
  readonly sitePaths: readonly string[]
  readonly reject: Reject
  readonly rates: ServerSettings['rates']
  readonly now: () => Date
  /** Maximum concurrent requests to the API. */
  readonly maxAtOnce: number
  /** Whether the event loop delay exceeds its limit. */
  readonly isOverloaded: () => boolean
  /** Headers of every response. */
  readonly commonHeaders: Readonly<Record<string, string>>
  readonly newId: () => string
}

export interface ApiDependencies
  extends Omit<AppDependencies, 'handlers' | 'formPages'>,
    Omit<SubmissionDependencies, 'write'> {
  /** Absent where the site has no form. */
  readonly write?: SubmissionDependencies['write'] | undefined
  /** Absent where the site has no tool builder. */
  readonly quiz?: QuizDependencies | undefined
}

/** The API: every response that is not a file of the site, as `fetch(Request) -> Response`. */
export function createApi({ write, ...dependencies }: ApiDependencies): Hono<ApiEnv> {
  const app: AppDependencies & { readonly handlers: Handlers } = {
    ...dependencies,
    formPages: dependencies.rules.forms.flatMap(({ languages }) =>
      Object.values(languages).flatMap(({ path }) => path ?? []),
    ),
    handlers: {
      forms: write && submissions({ ...dependencies, write }),
      quiz: dependencies.quiz && quizzes(dependencies.quiz),
    },
  }
  return createApp(app)
}

/** Mounts the middleware in this order, then a handler for each route. */
export function createApp(dependencies: AppDependencies): Hono<ApiEnv> {
  const { handlers, formPages, sitePaths, reject, clock, log, newId } = dependencies
  const routes = namedRoutes(formPages)
  const byPath = new Map(routes.flatMap((route) => route.paths.map((path) => [path, route])))

  const app = new Hono<ApiEnv>().use(
    createMiddleware(async (c, next) => {
      c.set('route', byPath.get(c.req.path) ?? otherRoute)
      return next()
    }),
    // No header name, so that ids sent by clients are ignored.
    requestId({ headerName: '', generator: newId }),
    accessLog({ ...dependencies, knownPaths: new Set([...byPath.keys(), ...sitePaths]) }),
    responseHeaders(dependencies.commonHeaders),
    rejectMalformed(reject),
    contentEncoding(reject),
    bodyLimit(reject, clock),
    concurrency(dependencies),
    rateLimit(dependencies),
  )
  const handlerOf = new Map(Object.entries(handlers))
  for (const { name, paths, methods, isPage } of routes) {
    const handler = handlerOf.get(name)
    if (!handler) continue
    const allow = [...(isPage ? ['GET', 'HEAD'] : []), ...methods].join(', ')
    for (const path of paths) {
      app.on([...methods], path, handler)
      app.all(path, () => problem('method_not_allowed', { headers: { allow } }))
    }
  }
  return app
    .notFound(() => problem('not_found'))
    .onError((error, c) => {
      log.error('request.failed', { id: c.get('requestId'), ...errorDetails(error) })
      return reject(c, { code: 'internal' })
    })
}

function responseHeaders(common: Readonly<Record<string, string>>) {
  const addHeaders = createAddHeaders(common)
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next()
    if (c.req.method === 'HEAD') c.res.headers.set('content-length', '0')
    else if (!c.res.headers.has('content-length') && c.res.status !== 204) await declareLength(c)
    addHeaders(c.res.headers)
    c.res.headers.set('x-request-id', c.get('requestId'))
  })
}

/** Sets `Content-Length`, because the access log reports it. */
async function declareLength(c: Context<ApiEnv>) {
  const bytes = await c.res.arrayBuffer()
  c.res.headers.set('content-length', String(bytes.byteLength))
  c.res = new Response(bytes, c.res)
}

/** Rejects a request whose target or headers the server could not accept. */
const rejectMalformed = (reject: Reject) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const code = c.env?.connection?.rejection
    return code ? rejectUnread(reject, c, code) : next()
  })

/** Answers 503 to requests above the limit, and to sheddable routes while the event loop is late. */
function concurrency({
  reject,
  maxAtOnce,
  isOverloaded,
}: Pick<AppDependencies, 'reject' | 'maxAtOnce' | 'isOverloaded'>) {
  let running = 0
  return createMiddleware<ApiEnv>(async (c, next) => {
    running += 1
    try {
      const { isSheddable, methods } = c.get('route')
      // A wrong method costs nothing, and whoever is told to try it later would.
      const isShed = isSheddable && methods.includes(c.req.method) && isOverloaded()
      if (running > maxAtOnce || isShed) {
        return await reject(c, { code: 'busy', headers: { 'retry-after': '5' } })
      }
      return await next()
    } finally {
      running -= 1
    }
  })
}
