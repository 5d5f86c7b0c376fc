/** A form whose delivery is not confirmed. */
export interface Submission {
  /** Idempotency key: the API stores a submission once, however often it is sent. */
  readonly id: string
  /** The request body, form-urlencoded. */
  readonly body: string
  /** In milliseconds since 1970. */
  readonly createdAt: number
  /** Earliest time of the next attempt (`Retry-After`), in milliseconds since 1970. */
  readonly notBefore: number
  /** The API rejected it permanently. */
  readonly isRefused: boolean
}

const day = 24 * 60 * 60 * 1000
/** How long the browser keeps an undelivered submission. */
const lifetime = 7 * day

export const isExpired = ({ createdAt }: Submission, now: number): boolean =>
  now - createdAt > lifetime

export const isDue = ({ notBefore, isRefused }: Submission, now: number): boolean =>
  !isRefused && notBefore <= now

/** Delays between attempts, in milliseconds. */
const delays = [1000, 4000, 15_000, 60_000]

/** The delay after a number of attempts, with up to 20 % jitter; undefined after the last attempt. */
export function retryDelay(tries: number, random: number): number | undefined {
  const delay = delays[tries - 1]
  return delay === undefined ? undefined : Math.round(delay * (1 + random / 5))
}

/** A random UUID. `crypto.randomUUID` is missing where the site is not served over HTTPS. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
