import type { Context } from 'hono'
import type { Environment } from '../hosts/environment.ts'

/** The limits that apply to a route before its handler is called. */
export interface Route {
  readonly paths: readonly string[]
  /** Whether GET at its paths returns a page of the site. The path of a form is also the page that contains it. */
  readonly isPage: boolean
  /** Allowed methods. Any other method is answered with 405 and an `Allow` header. */
  readonly methods: readonly string[]
  /** The largest body, in bytes. A larger one is answered with 413. */
  readonly maxBytes: number
  /** The rate limit setting of the route. A request above the limit is answered with 429. */
  readonly rate: keyof Environment['rates']
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
  },
  quiz: {
    paths: ['/api/quiz'],
    isPage: false,
    methods: ['POST'],
    maxBytes: 32 * KiB,
    rate: 'quiz',
  },
} as const satisfies Readonly<Record<string, Route>>

export type RouteName = keyof typeof routes

interface NamedRoute extends Route {
  /** Its key in the table, or `*` for an unknown path. */
  readonly name: string
}

export function namedRoutes(formPages: readonly string[]): readonly NamedRoute[] {
  return Object.entries<Route>(routes).map(([name, route]) => ({
    ...route,
    name,
    paths: route.isPage ? [...new Set([...route.paths, ...formPages])] : route.paths,
  }))
}

/** The limits of an unknown path. Its response is 404. */
export const otherRoute: NamedRoute = { ...routes.forms, name: '*', paths: [], isPage: false }

export interface ApiEnv {
  /** The visitor's, from `X-Forwarded-For` if the proxy is trusted. Absent when tests call the API without a server. */
  Bindings: { readonly address?: string }
  Variables: {
    requestId: string
    route: NamedRoute
    /** The time at which the body was complete, from `clock`. */
    startedAt: number
  }
}

/** Its response declares its length, which the access log reports. */
export type Handler = (context: Context<ApiEnv>) => Response | Promise<Response>
