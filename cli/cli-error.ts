/**
 * A failure that the operator can fix. It is printed as one line with a hint and without a stack;
 * exit code 2.
 */
export class CliError extends Error {
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.name = 'CliError'
    this.hint = hint
  }
}

/**
 * An error of the file system while content is watched: a file can vanish while it is read. The watcher reports
 * it when it returns. Throws any other error.
 */
export function toReadError(error: unknown): CliError {
  if (error instanceof CliError) return error
  if (!(error instanceof Error) || !('code' in error)) throw error
  return new CliError(
    `The content cannot be read (${String(error.code)}).`,
    'It is checked again after the next change.',
  )
}
