import { errorDetails, type Log } from '#api/serving.ts'

/** Logs what nobody caught by its kind and place: its message may quote what a visitor wrote. */
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
