import { once } from 'node:events'
import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { TLSSocket } from 'node:tls'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Answer } from '#generator/index.ts'

/** Sends requests to a deployed site, few at once and not too many in all. */
export interface Visitor {
  visit(url: string, options?: VisitOptions): Promise<Answer>
  /** The days until the certificate of the last answer by https expires. */
  certificateDays(now: Date): number | undefined
  close(): void
}

interface VisitOptions {
  readonly method?: string
  /** The path as it is sent. An address as browsers know it has no `..` and no backslash. */
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface Input {
  /** Ends all requests. */
  readonly signal: AbortSignal
  /** Milliseconds that one request may take. */
  readonly timeout: number
  readonly onVisit: (url: string) => void
}

const limits = { connections: 4, requests: 120, bytes: 2 * 1024 * 1024 } as const

const day = 24 * 60 * 60_000

export function createVisitor({ signal, timeout, onVisit }: Input): Visitor {
  const options = { keepAlive: true, maxSockets: limits.connections }
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) }
  let requests = 0
  let expires: string | undefined

  const send = async (url: string, { method = 'GET', path, headers = {}, body }: VisitOptions) => {
    const isSecure = url.startsWith('https:')
    const sent = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      ...(path !== undefined && { path }),
      agent: isSecure ? agents.https : agents.http,
      headers: { 'accept-encoding': 'br, gzip', 'user-agent': 'diptych doctor', ...headers },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    }).end(body)
    const [response] = await once(sent, 'response')
    if (response.socket instanceof TLSSocket)
      expires = response.socket.getPeerCertificate().valid_to ?? expires
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response) {
      chunks.push(chunk)
      size += chunk.length
      if (size > limits.bytes) break
    }
    const named: Readonly<Record<string, string | readonly string[]>> = response.headers
    return {
      url,
      status: Number(response.statusCode),
      headers: Object.fromEntries(
        Object.entries(named).map(([name, value]) => [name, String(value)]),
      ),
      body: await decompress(Buffer.concat(chunks), response.headers['content-encoding']),
    }
  }

  return {
    visit: async (url, request = {}) => {
      requests += 1
      if (requests > limits.requests) return withoutAnswer(url, 'TOO_MANY_REQUESTS')
      onVisit(url)
      try {
        return await send(url, request)
      } catch (error) {
        const { code, name } = Object(error)
        return withoutAnswer(url, name === 'AbortError' ? 'TIMEOUT' : String(code ?? name))
      }
    },
    certificateDays: (now) =>
      expires === undefined ? undefined : Math.floor((Date.parse(expires) - now.getTime()) / day),
    close: () => {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

const withoutAnswer = (url: string, error: string): Answer => ({
  url,
  status: 0,
  headers: {},
  body: '',
  error,
})

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const

/** Empty if it is damaged or cut off. */
async function decompress(body: Buffer, encoding: string | undefined): Promise<string> {
  if (encoding !== 'br' && encoding !== 'gzip') return body.toString('utf8')
  const limit = { maxOutputLength: limits.bytes }
  return unpack[encoding](body, limit).then(
    (text) => text.toString('utf8'),
    () => '',
  )
}
