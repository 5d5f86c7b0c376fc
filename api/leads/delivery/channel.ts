import type { Delivery } from '../../store/delivery.ts'
import type { Submission } from '../../store/submission.ts'

/** A way to tell people, or another program, of a submission. */
export interface Channel {
  readonly name: string
  /** Resolves once the other side has taken it; rejects with an `Undelivered`. */
  deliver(delivery: Delivery, submission: Submission): Promise<void>
}

/**
 * Why the other side did not take it. later: it may the next time. rejected: it never will.
 * misconfigured: it takes nothing from us until the operator mends something.
 */
export type Rejection = 'later' | 'rejected' | 'misconfigured'

/** A delivery that failed, in a word that may be logged: `smtp-550`, `http-503`, `timeout`. */
export class Undelivered extends Error {
  readonly rejection: Rejection
  /** What the other side asks to wait, in milliseconds. */
  readonly wait: number | undefined

  constructor(word: string, rejection: Rejection, wait?: number) {
    super(word)
    this.name = 'Undelivered'
    this.rejection = rejection
    this.wait = wait
  }
}
