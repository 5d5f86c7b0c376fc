/** A quiz that is kept under a short link. */
export interface KeptQuiz {
  /** The last part of its address. */
  readonly slug: string
  /** The hash of the secret with which it can be changed and erased. */
  readonly secret: string
  /** The language of the page that plays it. */
  readonly language: string
  /** The finished quiz as JSON, by the schema `api/finished-quiz`. */
  readonly quiz: string
  /** Milliseconds since 1970. */
  readonly changedAt: number
  /** When it was last played, within a day. Milliseconds since 1970. */
  readonly playedAt: number
}
