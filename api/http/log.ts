/** The fields of a log event: numbers, codes and our own ids. Never visitor input or identity. */
export type LogDetails = Readonly<Record<string, string | number | boolean | undefined>>

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
