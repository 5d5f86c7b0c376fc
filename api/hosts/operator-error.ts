/** An error that the operator can fix: what is wrong, and what to do. Never thrown for a visitor's mistake. */
export class OperatorError extends Error {
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.name = 'OperatorError'
    this.hint = hint
  }
}
