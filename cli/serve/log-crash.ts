import { errorDetails, type Log } from '#api/serving.ts'

/** Logs an uncaught error by class and origin. Its message may contain visitor input, so it is not logged. */
export function logCrash(log: Log, error: unknown, origin: string): void {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const places = stack.match(/^ {4}at .*$/gm) ?? []
  log.error('server.crashed', {
    origin,
    ...errorDetails(error),
    at: places
      .slice(0, 5)
      .map((place) => place.trim())
      .join('; '),
  })
}
