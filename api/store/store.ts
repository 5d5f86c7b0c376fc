import type { NewSubmission, Saved, Submission } from './submission.ts'

/** Where submissions live. Every promise that writes resolves once what it wrote is on disk. */
export interface Store {
  /**
   * Keeps submissions, all or none of them, each with a delivery for every channel. One whose key and
   * body are known is not kept again; one without a key whose body came in the last ten minutes is
   * kept, marked, and not delivered.
   */
  save(submissions: readonly ToSave[]): Promise<readonly Saved[]>
  find(id: string): Promise<Submission | undefined>
}

/** A submission and the channels that it is to be delivered on. */
export interface ToSave {
  readonly submission: NewSubmission
  readonly channels: readonly string[]
}
