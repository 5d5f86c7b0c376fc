import { type Rejection, Undelivered } from './channel.ts'

interface Post {
  readonly fetch: typeof globalThis.fetch
  readonly url: URL
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

const timeout = 10_000

/** Sends JSON to a configured URL. Redirects are not followed. */
export async function post({ fetch, url, body, headers, signal }: Post): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  }).catch((error: unknown) => {
    throw new Undelivered(
      Object(error).name === 'TimeoutError' ? 'timeout' : 'unreachable',
      'later',
    )
  })
  // The response body is not used, so its download is cancelled.
  await response.body?.cancel().catch(() => undefined)
  if (response.ok) return

  throw new Undelivered(`http-${response.status}`, rejectionOf(response.status), waitOf(response))
}

/**
 * Only 410 says that no retry can succeed. A receiver also answers other 4xx for a while, during a release
 * for instance, and a lead must not be given up for that.
 */
function rejectionOf(status: number): Rejection {
  if (status === 410) return 'rejected'
  const isSetting = status === 401 || status === 403 || (status >= 300 && status < 400)
  return isSetting ? 'misconfigured' : 'later'
}

/** `Retry-After` in milliseconds, at most an hour. */
function waitOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return seconds > 0 ? Math.min(seconds, 3600) * 1000 : undefined
}
