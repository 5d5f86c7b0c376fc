/** What is told of an event: numbers, codes and our own ids; never what a visitor wrote or who it was. */
export type LogDetails = Readonly<Record<string, string | number | boolean | undefined>>

/** Where events are told. */
export interface Log {
  info(event: string, details?: LogDetails): void
  warn(event: string, details?: LogDetails): void
  error(event: string, details?: LogDetails): void
}

/** The class and code of an error. Its message may quote what a visitor wrote, so it stays out of logs. */
export function errorDetails(error: unknown): LogDetails {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'errcode' in error ? error.errcode : 'code' in error ? error.code : undefined
  return { error: error.name, ...(code !== undefined && { code: String(code) }) }
}
