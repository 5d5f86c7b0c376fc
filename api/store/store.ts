import type { AttemptResult, Delivery, DeliveryCounts } from './delivery.ts'
import type { SqlValue } from './sql-database.ts'
import type { NewSubmission, Saved, Submission, SubmissionState } from './submission.ts'

/** The store of submissions. When a write's promise resolves, the data is on disk. */
export interface Store {
  /**
   * Stores submissions, all or none, each with a delivery for every channel. A submission with a known key
   * and body is not stored again. One without a key whose body was received in the last ten minutes is
   * stored, marked, and not delivered.
   */
  save(submissions: readonly ToSave[]): Promise<readonly Saved[]>
  find(id: string): Promise<Submission | undefined>
  /** Reads back from the disk. Returns the ids of the submissions that are missing or differ. */
  unconfirmed(submissions: readonly Pick<Submission, 'id' | 'raw'>[]): Promise<readonly string[]>
  /** Whether the data on disk is sound. If not, it is moved aside, and the last writes are repeated. */
  check(): Promise<boolean>
  /** Whether what is open is where another process would look for it. */
  isIntact(): boolean
  /** At most `limit` submissions, newest first, older than the one with the id `before`. */
  list(filter: SubmissionFilter): Promise<readonly Submission[]>
  /** Number of submissions in each state that were received in a span. */
  count(span: Span): Promise<Readonly<Record<SubmissionState, number>>>
  /** Removes submissions and their deliveries. Returns the number of removed submissions. */
  remove(ids: readonly string[]): Promise<number>
  /**
   * Removes the oldest submissions of these states that were received before a time, at most `limit`.
   * Returns their number.
   */
  removeOlder(states: readonly SubmissionState[], before: number, limit: number): Promise<number>

  /** Claims due deliveries of a channel for `lease` milliseconds. Afterwards they are due again. */
  claim(claim: {
    readonly channel: string
    readonly now: number
    readonly lease: number
    readonly limit: number
  }): Promise<readonly Delivery[]>
  /** Records the result of an attempt. */
  recordAttempt(id: string, result: AttemptResult): Promise<void>
  /**
   * Makes deliveries of a submission due again on these channels, whatever their state. A held or spam
   * submission becomes a lead.
   */
  redeliver(id: string, channels: readonly string[], now: number): Promise<void>
  deliveriesOf(id: string): Promise<readonly Delivery[]>
  /** Numbers of deliveries to staff. */
  countDeliveries(): Promise<DeliveryCounts>
  /** Number of leads received in a span that are not delivered on a channel. Repeats do not count. */
  countUndelivered(channel: string, span: Span): Promise<number>

  /** Takes in the whole submissions and deliveries among records of another store that are not known yet. */
  recover(records: readonly (readonly SqlValue[])[]): Promise<Recovered>

  /** What the store holds on disk, and what became of the rest. */
  tally(): Promise<Tally>
  /** Number of the submissions that are no leads, and bytes of their bodies. */
  weighDoubtful(): Promise<{ readonly count: number; readonly bytes: number }>
  /** Gives the store a name that no other has, unless it has one. A copy keeps it. */
  giveName(): Promise<void>

  /** A value that the server stores for itself, such as the time of its last report. */
  getMeta(name: string): Promise<string | undefined>
  setMeta(name: string, value: string): Promise<void>
  /**
   * Overwrites deleted data wherever the engine still holds it. Returns whether it could: another
   * connection that still reads the data prevents it.
   */
  scrub(): Promise<boolean>
}

/** Numbers of submissions. */
export interface Tally {
  /** The name of the store. Undefined if it has none yet. */
  readonly name: string | undefined
  readonly held: number
  /** Removed on purpose: erased, or kept long enough. */
  readonly removed: number
  /** Taken in from other files. */
  readonly recovered: number
  /** When the oldest was received, in milliseconds since 1970. */
  readonly oldest: number | undefined
}

/** How many submissions were new, known already, and not whole. */
export interface Recovered {
  readonly added: number
  readonly known: number
  readonly damaged: number
}

/** A submission and the channels for its deliveries. */
export interface ToSave {
  readonly submission: NewSubmission
  readonly channels: readonly string[]
  /** Whether it was stored before, in a file that was lost. */
  readonly isRewritten?: boolean
}

/** A range of time, in milliseconds since 1970. */
interface Span {
  readonly from: number
  readonly until: number
}

export interface SubmissionFilter extends Partial<Span> {
  readonly states?: readonly SubmissionState[]
  readonly form?: string
  readonly before?: string
  /**
   * undelivered: leads that a channel has not delivered, or that have no delivery. failed: those with a
   * delivery that was given up.
   */
  readonly deliveries?: 'undelivered' | 'failed'
  readonly limit: number
}
