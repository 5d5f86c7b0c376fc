/** Names and values in the order in which they were sent; a name may come more than once. */
export type Pairs = readonly (readonly [name: string, value: string])[]

/**
 * What became of a request. accepted: a lead. held: a lead that another site sent. spam: looks like
 * it. incomplete: fields were missing. quarantine: of no known form.
 */
export const states = ['accepted', 'held', 'spam', 'incomplete', 'quarantine'] as const

export type SubmissionState = (typeof states)[number]

/** Why a submission is in its state, or what is odd about it. */
export const reasons = [
  'honeypot',
  'fast',
  'links',
  'no_origin',
  'cross_site',
  'unknown_option',
  'encoding',
  'missing_form_name',
  'unknown_form',
  'undecodable',
  'key_reused',
  'probable_repeat',
  'spooled',
] as const

export type Reason = (typeof reasons)[number]

/** A request as it is kept: exactly what came, and what we made of it. */
export interface NewSubmission {
  readonly id: string
  /** What tells a repeat from a second submission, where the sender gave one. */
  readonly key: string | undefined
  readonly state: SubmissionState
  readonly reasons: readonly Reason[]
  readonly form: string | undefined
  readonly language: string | undefined
  /** The body, byte for byte. */
  readonly raw: Uint8Array
  readonly contentType: string
  /** The fields that the form has. */
  readonly fields: Pairs
  /** What came beside them, at most a hundred. */
  readonly extra: Pairs
  /** Where it came from, as far as the headers say. */
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly receivedAt: number
}

/** A submission as it is read back. */
export type Submission = NewSubmission

/** How a submission was kept. */
export interface Saved {
  readonly id: string
  /** stored: it is new. duplicate: it was there, and stays as it was. key-reused: new, under a known key. */
  readonly outcome: 'stored' | 'duplicate' | 'key-reused'
}
