import { ModelFault } from './model.ts'

/** Maximum size of a response in bytes, decompressed. A quiz has about 8000. */
const largest = 256 * 1024

interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
  readonly signal: AbortSignal
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Posts JSON and returns the parsed response. Every failure is a `ModelFault`. */
export async function postJson(
  fetch: Fetch,
  { url, headers, body, signal }: Post,
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      // A followed redirect would send the key to another host.
      redirect: 'error',
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw faultOf(response)
    }
    if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel()
      throw new ModelFault('malformed')
    }
    return JSON.parse(await readText(response))
  } catch (error) {
    if (error instanceof ModelFault) throw error
    if (signal.aborted) throw new ModelFault('deadline')
    throw new ModelFault(error instanceof SyntaxError ? 'malformed' : 'network')
  }
}

function faultOf({ status, headers }: Response): ModelFault {
  if (status === 401 || status === 403) return new ModelFault('unauthorised')
  if (status === 429 || status === 503 || status === 529) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    return new ModelFault('busy', Number.isFinite(seconds) ? seconds * 1000 : undefined)
  }
  return new ModelFault('failed')
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    // Throwing out of the loop cancels the stream.
    if (size > largest) throw new ModelFault('too-large')
    text += decode(decoder, chunk)
  }
  return text + decode(decoder)
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    throw new ModelFault('malformed')
  }
}

/** Returns the value at a path in data of unknown shape, or undefined. */
export function propertyAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, step) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined,
    value,
  )
}
