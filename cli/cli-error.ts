/** A failure that the operator can mend: one line, a hint, no stack. */
export class CliError extends Error {
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.name = 'CliError'
    this.hint = hint
  }
}
