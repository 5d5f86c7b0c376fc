import { type AppDependencies, createApp } from '#api/http/app.ts'
import { createPlainPages, createReject } from '#api/index.ts'
import { rules } from './site-rules.ts'

const plenty = { perMinute: 1_000_000, burst: 1_000_000 }

/** What the middleware needs, with limits that nothing reaches. */
export const generousLimits = {
  rates: { forms: plenty, quiz: plenty, reports: plenty },
  maxAtOnce: 1000,
  isOverloaded: () => false,
  commonHeaders: {},
  sitePaths: [],
  pseudonymize: () => 'somebody',
  clock: () => 0,
} as const

interface Changes extends Partial<Omit<AppDependencies, 'handlers'>> {
  readonly handlers: Partial<AppDependencies['handlers']>
}

/** The API with handlers of a test. */
export const appWith = ({ handlers, ...changes }: Changes) =>
  createApp({
    ...generousLimits,
    formPages: [],
    reject: createReject(rules, createPlainPages(rules)),
    newId: () => 'id-1',
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    metrics: { count: () => undefined, observe: () => undefined },
    ...changes,
    handlers: { forms: undefined, quiz: undefined, 'csp-report': undefined, ...handlers },
  })
