import type { AttemptResult, Delivery, DeliveryCounts } from './delivery.ts'
import type { NewSubmission, Saved, Submission, SubmissionState } from './submission.ts'

/** Where submissions live. Every promise that writes resolves once what it wrote is on disk. */
export interface Store {
  /**
   * Keeps submissions, all or none of them, each with a delivery for every channel. One whose key and
   * body are known is not kept again; one without a key whose body came in the last ten minutes is
   * kept, marked, and not delivered.
   */
  save(submissions: readonly ToSave[]): Promise<readonly Saved[]>
  find(id: string): Promise<Submission | undefined>
  /** At most `limit` submissions, newest first, older than the one with the id `before`. */
  list(filter: SubmissionFilter): Promise<readonly Submission[]>
  /** How many there are in each state, received in a span of time. */
  count(span: Span): Promise<Readonly<Record<SubmissionState, number>>>
  /** Removes submissions with what is to be delivered of them; tells how many there were. */
  remove(ids: readonly string[]): Promise<number>
  /** Removes what was received in one of the states before a moment; tells how many there were. */
  removeOlder(states: readonly SubmissionState[], before: number): Promise<number>

  /** Takes deliveries that are due, for as long as `lease` milliseconds: after that they are due again. */
  claim(claim: {
    readonly now: number
    readonly lease: number
    readonly limit: number
  }): Promise<readonly Delivery[]>
  /** Notes how an attempt ended. */
  recordAttempt(id: string, result: AttemptResult): Promise<void>
  /**
   * Makes deliveries of a submission due again, on these channels, whatever became of them before. One
   * that was held or taken for spam is a lead from then on.
   */
  redeliver(id: string, channels: readonly string[], now: number): Promise<void>
  deliveriesOf(id: string): Promise<readonly Delivery[]>
  countDeliveries(): Promise<DeliveryCounts>
  /** How many leads received in a span were never taken on a channel; repeats do not count. */
  countUndelivered(channel: string, span: Span): Promise<number>

  /** A note of the server to itself, such as when it last reported. */
  getMeta(name: string): Promise<string | undefined>
  setMeta(name: string, value: string): Promise<void>
  /** Overwrites what was removed wherever the engine still has it. */
  scrub(): Promise<void>
}

/** A submission and the channels that it is to be delivered on. */
export interface ToSave {
  readonly submission: NewSubmission
  readonly channels: readonly string[]
}

/** From a moment until another, in milliseconds since 1970. */
export interface Span {
  readonly from: number
  readonly until: number
}

export interface SubmissionFilter extends Partial<Span> {
  readonly states?: readonly SubmissionState[]
  readonly form?: string
  readonly before?: string
  readonly limit: number
}
