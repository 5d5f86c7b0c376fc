import { type AppDependencies, createApp } from '#api/http/app.ts'
import { createPlainPages, createReject } from '#api/index.ts'
import { rules } from './site-rules.ts'

const plenty = { perMinute: 1_000_000, burst: 1_000_000 }

/** Dependencies of the middleware, with limits that no test reaches. */
export const generousLimits = {
  rates: { forms: plenty, quiz: plenty, reports: plenty },
  maxAtOnce: 1000,
  isOverloaded: () => false,
  commonHeaders: {},
  sitePaths: [],
  pseudonymize: () => 'somebody',
  clock: () => 0,
} as const

/** The API with the handlers of a test. */
export const appWith = ({
  handlers,
  ...changes
}: Partial<AppDependencies> & Pick<AppDependencies, 'handlers'>) =>
  createApp({
    ...generousLimits,
    formPages: [],
    reject: createReject(rules, createPlainPages(rules)),
    newId: () => 'id-1',
    now: () => new Date(0),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    metrics: { count: () => undefined, observe: () => undefined },
    ...changes,
    handlers,
  })
