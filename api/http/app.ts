import { type Context, Hono } from 'hono'
import { bodyLimit as limitStream } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import type { Pages } from '../answer/pages.ts'
import { type ProblemCode, problem } from '../answer/problem.ts'
import { type SubmissionDependencies, submissions } from '../answer/submissions.ts'
import type { Environment } from '../hosts/environment.ts'
import { type QuizDependencies, quizzes } from '../quiz/quizzes.ts'
import { errorDetails, type Log } from './log.ts'
import { rateLimit } from './rate-limit.ts'
import { type ApiEnv, type Handler, namedRoutes, otherRoute, type RouteName } from './routes.ts'

/** A handler for each route, or undefined if the site does not use the route. */
export type Handlers = Readonly<Record<RouteName, Handler | undefined>>

export interface AppDependencies {
  readonly clock: () => number
  readonly log: Log
  /** A route without a handler is answered with 404. */
  readonly handlers: Partial<Handlers>
  /** Paths of the pages with a form. */
  readonly formPages: readonly string[]
  readonly pages: Pages
  readonly rates: Environment['rates']
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
export const createApi = ({ write, quiz, ...dependencies }: ApiDependencies) =>
  createApp({
    ...dependencies,
    formPages: dependencies.rules.forms.flatMap(({ languages }) =>
      Object.values(languages).flatMap(({ path }) => path ?? []),
    ),
    handlers: {
      forms: write && submissions({ ...dependencies, write }),
      quiz: quiz && quizzes(quiz),
    } satisfies Handlers,
  })

/** Mounts the middleware in this order, then a handler for each route. */
export function createApp(dependencies: AppDependencies): Hono<ApiEnv> {
  const { handlers, formPages, pages, clock, log, newId } = dependencies
  const routes = namedRoutes(formPages)
  const byPath = new Map(routes.flatMap((route) => route.paths.map((path) => [path, route])))

  const app = new Hono<ApiEnv>().use(
    createMiddleware(async (c, next) => {
      c.set('route', byPath.get(c.req.path) ?? otherRoute)
      return next()
    }),
    // No header name, so that ids sent by clients are ignored.
    requestId({ headerName: '', generator: newId }),
    accessLog(dependencies, byPath),
    responseHeaders(dependencies.commonHeaders),
    readRequest(pages, clock),
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
      return pages.reject(c, { code: 'internal' })
    })
}

/** The headers of an answer that is no page. `common`: those of every response. */
export const headersOfData = (common: Readonly<Record<string, string>>) => ({
  ...{ 'cache-control': 'no-store', 'x-frame-options': 'DENY' },
  ...common,
  ...policies.data,
})

/** Adds the headers of every response. It does not replace those of its own. */
function responseHeaders(common: Readonly<Record<string, string>>) {
  const data = headersOfData(common)
  const lists = { data: Object.entries(data), page: Object.entries({ ...data, ...policies.page }) }

  return createMiddleware<ApiEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    if (c.req.method === 'HEAD') headers.set('content-length', '0')
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
    for (const [name, value] of isPage ? lists.page : lists.data) {
      if (!headers.has(name)) headers.set(name, value)
    }
    headers.set('x-request-id', c.get('requestId'))
  })
}

/** Logs every response. It logs no visitor input: of the paths those of routes. */
const accessLog = (
  { clock, log }: Pick<AppDependencies, 'clock' | 'log'>,
  known: ReadonlyMap<string, unknown>,
) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    c.set('startedAt', clock())
    await next()

    const { method, path } = c.req
    const { status, headers } = c.res
    log.info('request', {
      id: c.get('requestId'),
      method,
      route: known.has(path) ? path : '*',
      status,
      ms: Math.round(clock() - c.get('startedAt')),
      bytes: Number(headers.get('content-length') ?? 0),
    })
  })

/**
 * JSON must not be displayed as a page. A page of the API has no scripts and no styles, only forms to its
 * own origin.
 */
const policies = {
  data: {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'referrer-policy': 'no-referrer',
  },
  page: {
    'content-security-policy':
      "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
  },
}

/** Rejects a body that cannot be read, or is too large. Any other is read: afterwards `c.req.arrayBuffer()` returns it. */
const readRequest = ({ reject }: AppDependencies['pages'], clock: () => number) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const code = await readBody(c)
    if (code) return reject(c, { code, pairs: [] })
    c.set('startedAt', clock())
    return next()
  })

async function readBody(c: Context<ApiEnv>): Promise<ProblemCode | undefined> {
  const { maxBytes } = c.get('route')
  const [encoding, declared] = [c.req.header('content-encoding'), c.req.header('content-length')]
  // A small one can decompress to any size.
  if (!/^(identity)?$/i.test(encoding ?? '')) return 'unsupported_media_type'
  if (Number(declared ?? 0) > maxBytes) return 'body_too_large'
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return undefined
  try {
    // Node reads at most the declared length. Only a body without a length has to be counted.
    if (declared === undefined || c.req.header('transfer-encoding') !== undefined) {
      const onError = () => new Response(null, { status: 413 })
      const tooLarge = await limitStream({ maxSize: maxBytes, onError })(c, async () => undefined)
      if (tooLarge) return 'body_too_large'
    }
    await c.req.arrayBuffer()
    return undefined
  } catch {
    return 'malformed_request'
  }
}
