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
