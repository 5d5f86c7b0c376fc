import { type AppDependencies, createApp } from '#api/http/app.ts'
import { createPages } from '#api/index.ts'
import { generousLimits } from './generous-limits.ts'
import { rules } from './site-rules.ts'

/** The API with the handlers of a test. */
export const appWith = ({
  handlers,
  ...changes
}: Partial<AppDependencies> & Pick<AppDependencies, 'handlers'>) =>
  createApp({
    ...generousLimits,
    formPages: [],
    pages: createPages({ rules }),
    newId: () => 'id-1',
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    ...changes,
    handlers,
  })
