import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createPlainServer, type RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { Server } from 'node:net'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../../generator/temporary-folder.ts'

/** What a deployed site answers at one address. */
export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: string
}

/** A request to a deployed site. */
interface Request {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Changes what a healthy site answers, or leaves it as it is. */
export type Change = (reply: Reply, request: Request, origin: string) => Reply

const documentHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  etag: '"1"',
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-a='; base-uri 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=()',
}

const paths = [
  { en: '/', nl: '/nl' },
  { en: '/plans', nl: '/nl/plans' },
]

const filling = '<p>Words of this page.</p>'.repeat(80)

function documentAt(path: string, origin: string): string | undefined {
  const page = paths.find(({ en, nl }) => path === en || path === nl)
  if (!page) return undefined
  const language = path === page.nl ? 'nl' : 'en'
  return `<!doctype html><html lang="${language}"><title>Plans</title>
<link rel="canonical" href="${origin}${path}">
<link rel="alternate" hreflang="en" href="${origin}${page.en}">
<link rel="alternate" hreflang="nl" href="${origin}${page.nl}">
<link rel="alternate" hreflang="x-default" href="${origin}${page.en}">
<meta property="og:title" content="Plans"><meta property="og:url" content="${origin}${path}">
<meta property="og:image" content="${origin}/card.png">
<script src="/assets/entry-B2xZ81aQ.js"></script>
<form name="call" data-netlify="true" action="/" method="post"></form>${filling}`
}

/** What a healthy site of two languages answers. */
function healthy({ method, path, headers }: Request, origin: string): Reply {
  if (method === 'POST')
    return { status: 422, headers: { 'content-type': 'application/problem+json' } }
  if (path === '/api/forms')
    return { status: 405, headers: { 'content-type': 'application/problem+json', allow: 'POST' } }
  if (path === '/robots.txt')
    return {
      headers: { 'content-type': 'text/plain' },
      body: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
    }
  if (path === '/sitemap.xml')
    return {
      headers: { 'content-type': 'application/xml' },
      body: paths
        .flatMap(({ en, nl }) => [en, nl].map((each) => `<loc>${origin}${each}</loc>`))
        .join('\n'),
    }
  if (path === '/card.png') return { headers: { 'content-type': 'image/png' }, body: 'png' }
  if (path.startsWith('/assets/'))
    return {
      headers: {
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
      },
      body: `${'start();'.repeat(400)}`,
    }
  if (path === '/old') return { status: 301, headers: { location: '/plans' } }
  const body = documentAt(path, origin)
  if (body === undefined)
    return { status: 404, headers: documentHeaders, body: 'There is nothing here.' }
  if (headers['if-none-match'] === documentHeaders.etag)
    return { status: 304, headers: documentHeaders }
  return { headers: documentHeaders, body }
}

/** A certificate for this machine that lasts some days, and its key. */
export function certificateFor(days: number) {
  const folder = temporaryFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost']
  const elliptic = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-nodes',
      ...elliptic,
      '-keyout',
      key,
      '-out',
      cert,
      '-days',
      String(days),
      ...subject,
    ],
    { stdio: 'ignore' },
  )
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}

export interface Deployment {
  readonly change?: Change
  /** What is answered by http. */
  readonly plain?: (origin: string) => Reply
  readonly certificate?: { readonly key: string; readonly cert: string }
  /** Whether this machine trusts the certificate. */
  readonly isTrusted?: boolean
  /** After how many milliseconds it cuts off a request that stopped halfway. */
  readonly cutsAfter?: number
}

/** Serves a site by https, and something by http, on ports of their own. */
export async function deploy({
  change = (reply) => reply,
  plain = (origin) => ({ status: 301, headers: { location: `${origin}/` } }),
  certificate,
  isTrusted = true,
  cutsAfter = 60_000,
}: Deployment = {}) {
  const requests: Request[] = []
  const answer =
    (replyTo: (request: Request) => Reply): RequestListener =>
    ({ method = '', url: path = '', headers }, response) => {
      const request = { method, path, headers }
      requests.push(request)
      const { status = 200, headers: own = {}, body = '' } = replyTo(request)
      const isPacked = body.length > 1000 && !('content-encoding' in own)
      const sent = {
        ...(isPacked && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
        ...own,
      }
      const isGzip = sent['content-encoding'] === 'gzip'
      const named = Object.entries(sent).filter(
        (row): row is [string, string] => row[1] !== undefined,
      )
      response.writeHead(status, Object.fromEntries(named))
      response.end(isGzip ? gzipSync(body) : body)
    }

  const { key, cert } = certificate ?? shared()
  let origin = ''
  const secure = createServer(
    { key, cert, headersTimeout: cutsAfter, connectionsCheckingInterval: cutsAfter },
    answer((request) => change(healthy(request, origin), request, origin)),
  )
  const open = createPlainServer(answer(() => plain(origin)))
  for (const server of [secure, open]) server.listen(0, '127.0.0.1')
  await Promise.all([secure, open].map((server) => once(server, 'listening')))
  origin = `https://127.0.0.1:${portOf(secure)}`

  const before = getCACertificates('default')
  if (isTrusted) setDefaultCACertificates([...before, cert])
  onTestFinished(() => {
    setDefaultCACertificates(before)
    for (const server of [secure, open]) {
      server.closeAllConnections()
      server.close()
    }
  })
  return { origin, httpPort: portOf(open), requests }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

let known: ReturnType<typeof certificateFor> | undefined

/** One certificate for all tests that do not ask for another. */
function shared() {
  known ??= certificateFor(90)
  return known
}
