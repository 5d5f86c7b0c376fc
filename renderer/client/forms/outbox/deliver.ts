import type { Submission } from './submission-store.ts'

/** Result of one attempt to send a submission. */
export type Delivery =
  /** The API, or a static host that accepts forms, confirms it. */
  | { readonly kind: 'delivered' }
  /** A successful response that does not name the submission, for example from a captive portal. */
  | { readonly kind: 'unconfirmed' }
  /** The API rejects it permanently. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly retryAfter: number }

/** Timeout of a request, in milliseconds. */
const timeout = 20_000
/** Limit of the bodies of all `keepalive` requests together, in bytes. */
const keepaliveLimit = 60_000

/** Posts a submission to the site's root once. Never rejects. */
export async function deliver({ id, body }: Submission): Promise<Delivery> {
  try {
    const response = await fetch('/', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        'idempotency-key': id,
      },
      body,
      keepalive: body.length < keepaliveLimit,
      signal: AbortSignal.timeout(timeout),
    })
    return await readDelivery(response, id)
  } catch (error) {
    return { kind: 'failed', reason: String(error), retryAfter: 0 }
  }
}

async function readDelivery(response: Response, id: string): Promise<Delivery> {
  const { ok, status } = response
  if (ok) return await readReceipt(response, id).catch(() => unconfirmed)

  const reason = String(status)
  const isFinal = status >= 400 && status < 500 && ![408, 425, 429].includes(status)
  return isFinal
    ? { kind: 'refused', reason }
    : { kind: 'failed', reason, retryAfter: retryAfterOf(response.headers.get('retry-after')) }
}

const delivered: Delivery = { kind: 'delivered' }
const unconfirmed: Delivery = { kind: 'unconfirmed' }

/** A `Retry-After`, which is a number of seconds or a date, in milliseconds from now. */
function retryAfterOf(header: string | null): number {
  if (header === null) return 0
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return Number.isNaN(wait) ? 0 : Math.max(0, wait)
}

export const isDelivered = (delivery: Delivery): boolean => !('reason' in delivery)

/**
 * Reads the response to a submission. Our API returns its id. Static hosts answer in their own format;
 * a captive portal answers with a page.
 */
export async function readReceipt(response: Response, id: string): Promise<Delivery> {
  const text = await response.text()
  const answer = parse(text)
  if (typeof answer === 'object' && answer !== null) {
    if ('key' in answer) return answer.key === id ? delivered : unconfirmed
    return saysFailure(answer)
      ? { kind: 'failed', reason: 'answered as a failure', retryAfter: 0 }
      : delivered
  }
  return !/^\s*</.test(text) || (await isStaticHost()) ? delivered : unconfirmed
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const saysFailure = (answer: object) =>
  ('ok' in answer && answer.ok !== true) ||
  ('success' in answer && answer.success !== true) ||
  ('error' in answer && Boolean(answer.error))

/** Whether the site is on a static host, which has no API and answers with pages. */
async function isStaticHost(): Promise<boolean> {
  const { status, headers } = await fetch('/api/forms')
  const isOurs = headers.get('content-type')?.includes('problem+json') ?? false
  return [404, 405].includes(status) && !isOurs
}
