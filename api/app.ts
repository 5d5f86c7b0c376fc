import { Hono } from 'hono'
import { errorDetails, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { problem } from './problem.ts'
import { cspReports } from './routes/csp-reports.ts'
import { type QuizDependencies, quizzes } from './routes/quizzes.ts'
import { type SubmissionDependencies, submissions } from './routes/submissions.ts'

export interface ApiDependencies extends SubmissionDependencies {
  readonly log: Log
  readonly metrics: Metrics
  /** Absent where the site has no tool builder. */
  readonly quiz?: QuizDependencies | undefined
}

/** Everything that is not a file of the site, as `fetch(Request) -> Response`. */
export function createApi(dependencies: ApiDependencies): Hono {
  const { refuse, log, metrics, quiz } = dependencies
  return new Hono()
    .route('/', submissions(dependencies))
    .route('/', quiz ? quizzes(quiz) : new Hono())
    .route('/', cspReports(metrics))
    .notFound(() => problem('not_found'))
    .onError((error, { req }) => {
      log.error('request.failed', errorDetails(error))
      return refuse(req.raw, { code: 'internal' })
    })
}
