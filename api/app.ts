import { Hono } from 'hono'
import { errorDetails, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { problem } from './problem.ts'
import { cspReports } from './routes/csp-reports.ts'
import { type SubmissionDependencies, submissions } from './routes/submissions.ts'

export interface ApiDependencies extends SubmissionDependencies {
  readonly log: Log
  readonly metrics: Metrics
}

/** Everything that is not a file of the site, as `fetch(Request) -> Response`. */
export function createApi(dependencies: ApiDependencies): Hono {
  const { log, metrics } = dependencies
  return new Hono()
    .route('/', submissions(dependencies))
    .route('/', cspReports(metrics))
    .notFound(() => problem('not_found'))
    .onError((error) => {
      log.error('request.failed', errorDetails(error))
      return problem('internal')
    })
}
