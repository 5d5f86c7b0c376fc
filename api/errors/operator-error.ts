/** A failure that the operator can mend: what is wrong, and what to do. Never thrown for a caller's mistake. */
export class Failure extends Error {
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.name = 'Failure'
    this.hint = hint
  }
}
