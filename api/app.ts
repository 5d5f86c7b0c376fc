import { Hono } from 'hono'
import { errorDetails, type Log } from './log.ts'
import { problem } from './problem.ts'
import { type SubmissionDependencies, submissions } from './routes/submissions.ts'

export interface ApiDependencies extends SubmissionDependencies {
  readonly log: Log
}

/** Everything that is not a file of the site, as `fetch(Request) -> Response`. */
export function createApi(dependencies: ApiDependencies): Hono {
  const { log } = dependencies
  return new Hono()
    .route('/', submissions(dependencies))
    .notFound(() => problem('not_found'))
    .onError((error) => {
      log.error('request.failed', errorDetails(error))
      return problem('internal')
    })
}
