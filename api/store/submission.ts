/** Names and values in the order in which they were sent. Names may repeat. */
export type Pairs = readonly (readonly [name: string, value: string])[]

/**
 * The state of a submission. accepted: a lead. spam: probably spam. incomplete: fields are missing. quarantine: no known form.
 */
export const states = ['accepted', 'spam', 'incomplete', 'quarantine'] as const

export type SubmissionState = (typeof states)[number]

/** A reason for the state of a submission, or for suspicion. */
export type Reason =
  | 'honeypot'
  | 'fast'
  | 'links'
  | 'no_origin'
  | 'cross_site'
  | 'unknown_option'
  | 'encoding'
  | 'missing_form_name'
  | 'unknown_form'
  | 'undecodable'
  | 'key_reused'
  | 'probable_repeat'

/** A submission: the raw request, and what was read from it. */
export interface Submission {
  readonly id: string
  /** The sender's idempotency key, which identifies a repeat. */
  readonly key: string | undefined
  readonly state: SubmissionState
  readonly reasons: readonly Reason[]
  readonly form: string | undefined
  readonly language: string | undefined
  /** The body, byte for byte. */
  readonly raw: Uint8Array
  readonly contentType: string
  /** The fields that the form defines. */
  readonly fields: Pairs
  /** All other fields, at most 100. */
  readonly extra: Pairs
  /** Request headers that help to judge the submission. */
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly receivedAt: number
}
