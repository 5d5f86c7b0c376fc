/** A form that has been filled in and is not known to have arrived. */
export interface Submission {
  /** Tells it from any other, so that the API keeps it once however often it is sent. */
  readonly id: string
  /** As it is sent, form-urlencoded. */
  readonly body: string
  /** When it was filled in, in milliseconds since 1970. */
  readonly createdAt: number
  /** Before when the API does not want to see it again. */
  readonly notBefore: number
  /** The API does not take it; sending it again would not change that. */
  readonly isRefused: boolean
}

const day = 24 * 60 * 60 * 1000
/** How long a browser keeps what it cannot deliver. */
const lifetime = 7 * day

export const isExpired = ({ createdAt }: Submission, now: number): boolean =>
  now - createdAt > lifetime

export const isDue = ({ notBefore, isRefused }: Submission, now: number): boolean =>
  !isRefused && notBefore <= now

/** How long to wait between one try and the next, in milliseconds. */
const pauses = [1000, 4000, 15_000, 60_000]

/** The pause after a number of tries, a little longer for some than for others; undefined after the last. */
export function pauseAfter(tries: number, random: number): number | undefined {
  const pause = pauses[tries - 1]
  return pause === undefined ? undefined : Math.round(pause * (1 + random / 5))
}

/** A random UUID. `crypto.randomUUID` is missing where the site is not served over HTTPS. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
