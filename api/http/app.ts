import { Hono } from 'hono'
import { problem } from '../errors/problem.ts'
import type { QuizDependencies } from '../quiz/open-quizzes.ts'
import { errorDetails, type Log } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { cspReports } from './csp-reports.ts'
import { quizzes } from './quizzes.ts'
import { type SubmissionDependencies, submissions } from './submissions.ts'

export interface ApiDependencies extends SubmissionDependencies {
  readonly log: Log
  readonly metrics: Metrics
  /** Absent where the site has no tool builder. */
  readonly quiz?: QuizDependencies | undefined
}

/** Everything that is not a file of the site, as `fetch(Request) -> Response`. */
export function createApi(dependencies: ApiDependencies): Hono {
  const { reject, log, metrics, quiz } = dependencies
  return new Hono()
    .route('/', submissions(dependencies))
    .route('/', quiz ? quizzes(quiz) : new Hono())
    .route('/', cspReports(metrics))
    .notFound(() => problem('not_found'))
    .onError((error, { req }) => {
      log.error('request.failed', errorDetails(error))
      return reject(req.raw, { code: 'internal' })
    })
}
