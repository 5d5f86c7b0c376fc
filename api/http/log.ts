/** The fields of a log event: numbers, codes and our own ids. Never visitor input or identity. */
type LogDetails = Readonly<Record<string, string | number | boolean | undefined>>

export interface Log {
  info(event: string, details?: LogDetails): void
  warn(event: string, details?: LogDetails): void
  error(event: string, details?: LogDetails): void
}

/** The class and code of an error. Its message may contain visitor input, so it is not logged. */
export function errorDetails(error: unknown): LogDetails {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'errcode' in error ? error.errcode : 'code' in error ? error.code : undefined
  return { error: error.name, ...(code !== undefined && { code: String(code) }) }
}

/**
 * Logs one JSON object per line, with times in UTC. Events of level info are written together at the end of the event
 * loop turn.
 */
export function createLog(
  output: { readonly write: (text: string) => unknown },
  now: () => Date,
): Log {
  let lines = ''
  const flush = () => {
    if (lines !== '') output.write(lines)
    lines = ''
  }
  const add = (level: string, event: string, details: LogDetails = {}) => {
    if (lines === '') setImmediate(flush)
    lines += `${JSON.stringify({ level, time: now().toISOString(), event, ...details })}\n`
    if (level !== 'info') flush()
  }
  return {
    info: (event, details) => add('info', event, details),
    warn: (event, details) => add('warn', event, details),
    error: (event, details) => add('error', event, details),
  }
}
