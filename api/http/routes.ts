import type { Context } from 'hono'
import type { ProblemCode } from '../errors/problem.ts'
import type { ServerSettings } from '../settings/server-settings.ts'

/** What holds for a route before its handler is called. */
export interface Route {
  readonly paths: readonly string[]
  /** Its paths are pages as well: the page of every form is one of them, and GET returns a file. */
  readonly isPage: boolean
  /** Any other method is answered with 405 and an `Allow` header. */
  readonly methods: readonly string[]
  /** The largest body, in bytes. A larger one is answered with 413. */
  readonly maxBytes: number
  /** The setting that says how often one visitor may send a request. More is answered with 429. */
  readonly rate: keyof ServerSettings['rates']
  /** Whether it is answered with 503 while the event loop is late, so that other routes keep working. */
  readonly isSheddable: boolean
}

const KiB = 1024

/** The only description of a route. A new route is one row here and one handler in `app.ts`. */
export const routes = {
  forms: {
    paths: ['/', '/api/forms'],
    isPage: true,
    methods: ['POST'],
    maxBytes: 64 * KiB,
    rate: 'forms',
    isSheddable: false,
  },
  quiz: {
    paths: ['/api/quiz'],
    isPage: false,
    methods: ['POST'],
    maxBytes: 32 * KiB,
    rate: 'quiz',
    isSheddable: true,
  },
  'csp-report': {
    paths: ['/api/csp-report'],
    isPage: false,
    methods: ['POST'],
    maxBytes: 8 * KiB,
    rate: 'reports',
    isSheddable: false,
  },
} as const satisfies Readonly<Record<string, Route>>

export type RouteName = keyof typeof routes

const maxBytesByPath = new Map(
  Object.values<Route>(routes).flatMap(({ paths, maxBytes }) =>
    paths.map((path) => [path, maxBytes] as const),
  ),
)

/** The largest body at a path, in bytes. */
export const maxBytesAt = (path: string): number => maxBytesByPath.get(path) ?? otherRoute.maxBytes

export interface NamedRoute extends Route {
  /** Its key in the table; `*` for a path that is no route. */
  readonly name: string
}

export function namedRoutes(formPages: readonly string[]): readonly NamedRoute[] {
  return Object.entries<Route>(routes).map(([name, route]) => ({
    ...route,
    name,
    paths: route.isPage ? [...new Set([...route.paths, ...formPages])] : route.paths,
  }))
}

/** The limits of a path that is no route. Its answer is 404. */
export const otherRoute: NamedRoute = { ...routes.forms, name: '*', paths: [], isPage: false }

/** The connection that a request came over. */
export interface Connection {
  /** The visitor's address, as far as proxies are trusted to tell it. */
  readonly address: string
  /** Set if the request must be rejected without reading it. */
  readonly rejection?: ProblemCode | undefined
  /** Asks a client that sent `Expect: 100-continue` for the body. */
  sendContinue(): void
}

export interface ApiEnv {
  /** Absent where the API is called without a server, in tests. */
  Bindings: { readonly connection?: Connection }
  Variables: {
    requestId: string
    route: NamedRoute
    /** When the body had arrived, by the clock. */
    startedAt: number
    /** The visitor closed the connection before the body was complete. */
    isAborted: boolean
  }
}

export type Handler = (context: Context<ApiEnv>) => Response | Promise<Response>
