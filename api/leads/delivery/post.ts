import { type Rejection, Undelivered } from './channel.ts'

interface Post {
  readonly fetch: typeof globalThis.fetch
  readonly url: URL
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const timeout = 10_000
/** Temporary statuses. Every other 4xx is permanent. */
const passing = new Set([408, 425, 429])

/** Sends JSON to a configured URL. Redirects are not followed. */
export async function post({ fetch, url, body, headers }: Post): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
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

function rejectionOf(status: number): Rejection {
  if (status === 401 || status === 403 || (status >= 300 && status < 400)) return 'misconfigured'
  return status >= 400 && status < 500 && !passing.has(status) ? 'rejected' : 'later'
}

/** `Retry-After` in milliseconds, at most an hour. */
function waitOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return seconds > 0 ? Math.min(seconds, 3600) * 1000 : undefined
}
