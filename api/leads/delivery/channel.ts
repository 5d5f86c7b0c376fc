import type { Submission } from '../../store/submission.ts'

/** An attempt to deliver. Every attempt for a submission on a channel has the same id. */
interface Attempt {
  readonly id: string
  /** Our code of the last error. */
  readonly error: string | undefined
}

/** A way to notify staff or another program of a submission. */
export interface Channel {
  readonly name: string
  /** Resolves when the receiver has accepted it. Rejects with an `Undelivered`, or once the signal aborts. */
  deliver(attempt: Attempt, submission: Submission, signal: AbortSignal): Promise<void>
}

/**
 * Why the receiver did not accept a delivery. later: a retry may succeed. rejected: no retry can succeed.
 * misconfigured: no delivery succeeds until the operator corrects a setting.
 */
export type Rejection = 'later' | 'rejected' | 'misconfigured'

/** A failed delivery. Its code may be logged: `smtp-550`, `http-503`, `timeout`. */
export class Undelivered extends Error {
  readonly rejection: Rejection
  /** The wait that the receiver asks for, in milliseconds. */
  readonly wait: number | undefined

  constructor(word: string, rejection: Rejection, wait?: number) {
    super(word)
    this.name = 'Undelivered'
    this.rejection = rejection
    this.wait = wait
  }
}
