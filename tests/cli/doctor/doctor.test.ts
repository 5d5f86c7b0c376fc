import { posix } from 'node:path'
import { beforeEach, expect, inject, test } from 'vitest'
import { checks } from '#generator/doctor/checks.ts'
import { checkDeployed } from '#generator/index.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { diptych } from '../diptych.ts'
import { type Change, certificateFor, type Deployment, deploy, type Reply } from './deployed.ts'

beforeEach(({ skip }) => skip('openssl' in inject('missing'), 'no openssl'))

interface Found {
  readonly code: string
  readonly severity: string
  readonly message: string
  readonly file: string
}

/** The findings of `doctor` at a site, with the requests that it sent. */
async function examine(deployment: Deployment = {}, ...options: readonly string[]) {
  const { origin, httpPort, requests } = await deploy(deployment)
  const result = await diptych(
    ['doctor', origin, '--http-port', String(httpPort), '--format', 'json', ...options],
    { cwd: temporaryFolder(), now: new Date() },
  )
  const { diagnostics }: { diagnostics: Found[] } = JSON.parse(result.stdout)
  return { ...result, origin, requests, found: diagnostics }
}

test('a healthy site has nothing to fix, and is left as it is', async () => {
  const { code, found, requests, stderr } = await examine()
  expect({ code, found, stderr }).toEqual({ code: 0, found: [], stderr: '' })

  expect(requests.length).toBeLessThan(40)
  const { length } = requests.filter(({ method }) => method === 'POST')
  expect(length).toBe(1)
})

test('a site that cuts off a request that stops halfway has nothing to fix', async () => {
  const { found } = await examine(
    { cutsAfter: 1000 },
    ...['--patience', '30', '--only', 'deployed/slow-requests'],
  )
  expect(found).toEqual([])
})

const at =
  (where: RegExp | string, reply: Reply): Change =>
  (usual, { path }) =>
    typeof where === 'string'
      ? path === where
        ? merge(usual, reply)
        : usual
      : where.test(path)
        ? merge(usual, reply)
        : usual

const merge = (usual: Reply, { headers, ...reply }: Reply): Reply => ({
  ...usual,
  ...reply,
  headers: { ...usual.headers, ...headers },
})

const replaced =
  (path: string, from: string | RegExp, to: string): Change =>
  (usual, request) =>
    request.path === path ? { ...usual, body: (usual.body ?? '').replace(from, to) } : usual

const csp = 'content-security-policy'
const safe = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; script-src"

interface Case {
  readonly name: string
  readonly deployment: () => Deployment
  readonly says: RegExp
  readonly severity?: 'warning' | 'info'
  readonly options?: readonly string[]
}

const changed = (change: Change) => () => ({ change })
const byHttp = (reply: (origin: string) => Reply) => () => ({ plain: reply })

/** By code: what a broken site answers, and what is said of it. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  'deployed/unreachable': [
    {
      name: 'a page of the sitemap fails',
      deployment: changed(at('/nl/plans', { status: 500 })),
      says: /answers with 500/,
    },
    {
      name: 'the site is elsewhere',
      deployment: changed(
        at('/', { status: 301, headers: { location: 'https://www.bakery.example/' } }),
      ),
      says: /leads to https:\/\/www\.bakery\.example\//,
    },
  ],
  'deployed/address': [
    {
      name: 'another canonical',
      deployment: changed(
        replaced(
          '/',
          /rel="canonical" href="[^"]*"/,
          'rel="canonical" href="https://bakery.example/"',
        ),
      ),
      says: /name https:\/\/bakery\.example/,
      severity: 'warning',
    },
  ],
  'deployed/https': [
    {
      name: 'http shows the site',
      deployment: byHttp(() => ({ body: 'Home' })),
      says: /answers with 200/,
    },
    {
      name: 'http leads to http',
      deployment: byHttp(() => ({ status: 301, headers: { location: '/home' } })),
      says: /answers with 301/,
    },
    {
      name: 'http leads to another host',
      deployment: byHttp(() => ({
        status: 301,
        headers: { location: 'https://www.bakery.example/' },
      })),
      says: /www\.bakery\.example/,
      severity: 'warning',
    },
    {
      name: 'for now only',
      deployment: byHttp((origin) => ({ status: 302, headers: { location: origin } })),
      says: /with 302/,
      severity: 'warning',
    },
  ],
  'deployed/certificate': [
    {
      name: 'it expires soon',
      deployment: () => ({ certificate: certificateFor(5) }),
      says: /expires in 4 days|expires in 5 days/,
      severity: 'warning',
    },
    {
      name: 'nobody trusts it',
      deployment: () => ({ certificate: certificateFor(60), isTrusted: false }),
      says: /do not trust the certificate: DEPTH_ZERO_SELF_SIGNED_CERT/,
    },
  ],
  'deployed/policy': [
    {
      name: 'none',
      deployment: changed(at('/plans', { headers: { [csp]: undefined } })),
      says: /has no Content-Security-Policy/,
    },
    {
      name: 'any inline script',
      deployment: changed(at('/plans', { headers: { [csp]: `${safe} 'unsafe-inline'` } })),
      says: /by 'unsafe-inline'/,
    },
    {
      name: 'eval',
      deployment: changed(at('/plans', { headers: { [csp]: `${safe} 'self' 'unsafe-eval'` } })),
      says: /by 'unsafe-eval'/,
    },
    {
      name: 'any host',
      deployment: changed(at('/plans', { headers: { [csp]: `${safe} https:` } })),
      says: /by https:/,
    },
    {
      name: 'frames',
      deployment: changed(
        at('/plans', { headers: { [csp]: "default-src 'none'; base-uri 'none'" } }),
      ),
      says: /does not limit frame-ancestors/,
      severity: 'warning',
    },
  ],
  'deployed/security-headers': [
    {
      name: 'guessed types',
      deployment: changed(at('/', { headers: { 'x-content-type-options': undefined } })),
      says: /no header x-content-type-options/,
      severity: 'warning',
    },
    {
      name: 'addresses told',
      deployment: changed(at('/', { headers: { 'referrer-policy': 'unsafe-url' } })),
      says: /referrer-policy of this page is “unsafe-url”/,
      severity: 'warning',
    },
    {
      name: 'no promise of https',
      deployment: changed(at('/', { headers: { 'strict-transport-security': undefined } })),
      says: /no header strict-transport-security/,
      severity: 'warning',
    },
    {
      name: 'a short promise',
      deployment: changed(at('/', { headers: { 'strict-transport-security': 'max-age=300' } })),
      says: /less than half a year/,
      severity: 'warning',
    },
    {
      name: 'the version',
      deployment: changed(at('/', { headers: { server: 'nginx/1.22.1' } })),
      says: /nginx\/1\.22\.1/,
      severity: 'info',
    },
  ],
  'deployed/not-found': [
    {
      name: 'everything is found',
      deployment: changed((usual) => (usual.status === 404 ? { ...usual, status: 200 } : usual)),
      says: /answers with 200/,
    },
    {
      name: 'in one language',
      deployment: changed((usual, { path }) =>
        usual.status === 404 && path.startsWith('/nl/')
          ? { ...usual, status: 302, headers: { location: '/nl' } }
          : usual,
      ),
      says: /answers with 302/,
    },
    {
      name: 'no page',
      deployment: changed((usual) =>
        usual.status === 404
          ? { status: 404, headers: { 'content-type': 'text/plain' }, body: '404' }
          : usual,
      ),
      says: /is no page/,
      severity: 'warning',
    },
  ],
  'deployed/alternates': [
    {
      name: 'a page without itself',
      deployment: changed(replaced('/plans', /<link rel="alternate" hreflang="en"[^>]*>/, '')),
      says: /not itself/,
      severity: 'warning',
    },
    {
      name: 'a translation that does not point back',
      deployment: changed(
        replaced('/nl/plans', /<link rel="alternate"[^>]*hreflang="(en|x-default)"[^>]*>/g, ''),
      ),
      says: /does not name this page/,
      severity: 'warning',
    },
    {
      name: 'a translation that is gone',
      deployment: changed(at('/nl/plans', { status: 410 })),
      says: /answers with 410/,
      severity: 'warning',
    },
    {
      name: 'another language',
      deployment: changed(replaced('/nl/plans', 'lang="nl"', 'lang="en"')),
      says: /marked as “en”/,
      severity: 'warning',
    },
    {
      name: 'nothing for others',
      deployment: changed(replaced('/plans', /<link[^>]*x-default[^>]*>/, '')),
      says: /for all others/,
      severity: 'warning',
    },
  ],
  'deployed/sitemap': [
    {
      name: 'none',
      deployment: changed(at('/sitemap.xml', { status: 404 })),
      says: /no sitemap.*404/,
      severity: 'warning',
    },
    {
      name: 'empty',
      deployment: changed(at('/sitemap.xml', { body: '<urlset/>' })),
      says: /lists no page/,
      severity: 'warning',
    },
    {
      name: 'of another site',
      deployment: changed((usual, { path }) =>
        path === '/sitemap.xml'
          ? { ...usual, body: `${usual.body}<loc>http://localhost:4321/plans</loc>` }
          : usual,
      ),
      says: /lists http:\/\/localhost:4321\/plans/,
      severity: 'warning',
    },
  ],
  'deployed/robots': [
    {
      name: 'none',
      deployment: changed(at('/robots.txt', { status: 404 })),
      says: /no robots\.txt.*404/,
      severity: 'warning',
    },
    {
      name: 'nobody',
      deployment: changed(
        at('/robots.txt', { body: 'User-agent: *\nDisallow: /\nSitemap: /sitemap.xml' }),
      ),
      says: /keeps all search engines out/,
    },
    {
      name: 'no sitemap',
      deployment: changed(
        at('/robots.txt', { body: 'User-agent: a\nDisallow: /\n\nUser-agent: *\nAllow: /' }),
      ),
      says: /names no sitemap/,
      severity: 'warning',
    },
    {
      name: 'a page',
      deployment: changed(at('/plans', { headers: { 'x-robots-tag': 'noindex' } })),
      says: /asks search engines/,
    },
  ],
  'deployed/share-card': [
    {
      name: 'no title',
      deployment: changed(replaced('/plans', 'og:title', 'other')),
      says: /no og:title/,
      severity: 'warning',
    },
    {
      name: 'a relative image',
      deployment: changed((usual) => ({
        ...usual,
        body: usual.body?.replace(/https:[^"]*card\.png/, '/card.png') ?? '',
      })),
      says: /without its host: \/card\.png/,
      severity: 'warning',
    },
    {
      name: 'no image',
      deployment: changed(at('/card.png', { status: 404 })),
      says: /answers with 404 as image\/png/,
      severity: 'warning',
    },
    {
      name: 'a closed image',
      deployment: changed(
        at('/card.png', { headers: { 'cross-origin-resource-policy': 'same-origin' } }),
      ),
      says: /may not show/,
      severity: 'info',
    },
  ],
  'deployed/forms': [
    {
      name: 'nobody takes them',
      deployment: changed(at('/api/forms', { status: 404, headers: { allow: undefined } })),
      says: /Nobody takes the form “call”/,
    },
    {
      name: 'the API is down',
      deployment: changed(at('/api/forms', { status: 502, headers: { allow: undefined } })),
      says: /API answers the form “call” with 502/,
    },
    {
      name: 'only /api/ reaches it',
      deployment: changed((usual, { method }) => (method === 'POST' ? { status: 405 } : usual)),
      says: /does not reach it.*405/,
    },
    {
      name: 'Netlify does not see them',
      deployment: changed((usual, { path }) =>
        path === '/api/forms'
          ? { status: 404 }
          : {
              ...usual,
              headers: { ...usual.headers, server: 'Netlify' },
              body: usual.body?.replace(' data-netlify="true"', '') ?? '',
            },
      ),
      says: /does not say that the host/,
    },
  ],
  'deployed/compression': [
    {
      name: 'pages',
      deployment: changed(at('/plans', { headers: { 'content-encoding': undefined } })),
      says: /uncompressed/,
      severity: 'warning',
    },
    {
      name: 'assets',
      deployment: changed(at(/^\/assets\//, { headers: { 'content-encoding': undefined } })),
      says: /uncompressed/,
      severity: 'warning',
    },
    {
      name: 'caches',
      deployment: changed(
        at('/plans', { headers: { 'content-encoding': 'gzip', vary: undefined } }),
      ),
      says: /caches are not told/,
      severity: 'warning',
    },
  ],
  'deployed/caching': [
    {
      name: 'assets',
      deployment: changed(at(/^\/assets\//, { headers: { 'cache-control': 'no-cache' } })),
      says: /do not keep this asset/,
      severity: 'warning',
    },
    {
      name: 'pages',
      deployment: changed(at('/plans', { headers: { 'cache-control': 'max-age=31536000' } })),
      says: /without asking again: max-age=31536000/,
      severity: 'warning',
    },
    {
      name: 'no tag',
      deployment: changed(at('/', { headers: { etag: undefined } })),
      says: /sent again/,
      severity: 'warning',
    },
    {
      name: 'a tag without use',
      deployment: changed((usual) => (usual.status === 304 ? { ...usual, status: 200 } : usual)),
      says: /sent again/,
      severity: 'warning',
    },
  ],
  'deployed/private-files': [
    {
      name: 'a front that looks at an address before it resolves it',
      deployment: changed((usual, { path }) => {
        const [first] = path.split('/').filter((part) => part !== '')
        const isResolved = posix.normalize(decodeURI(path)) === '/.diptych/forms.json'
        return isResolved && first === '.well-known' ? { status: 200, body: '{}' } : usual
      }),
      says: /can read this file/,
    },
    {
      name: 'a front that decodes an address after it has looked',
      deployment: changed((usual, { path }) =>
        path === '/%2e/.diptych/forms.json' ? { status: 200, body: '{}' } : usual,
      ),
      says: /can read this file/,
    },
    {
      name: 'the data of our server',
      deployment: changed(at('/.diptych/headers.json', { status: 200, body: '{}' })),
      says: /can read this file/,
    },
    {
      name: 'the headers of a host',
      deployment: changed(at('/_headers', { status: 200, body: '/*' })),
      says: /can read this file/,
    },
  ],
  'deployed/slow-requests': [
    {
      name: 'a front with the time limits of its maker',
      deployment: () => ({}),
      options: ['--patience', '1'],
      says: /not cut off/,
      severity: 'warning',
    },
  ],
  'deployed/health': [
    {
      name: 'metrics',
      deployment: changed(at('/metrics', { status: 200, body: 'diptych_ready 1' })),
      says: /address of operators/,
    },
    {
      name: 'a server that is not ready',
      deployment: changed(at('/readyz', { status: 503, body: '{"checks":{}}' })),
      says: /address of operators/,
    },
  ],
}

test.for(Object.entries(cases).flatMap(([code, each]) => each.map((one) => ({ code, ...one }))))(
  '$code: $name',
  async ({ code, deployment, says, severity = 'error', options = [] }) => {
    const { found, code: exit } = await examine(deployment(), ...options)
    const own = found.filter((each) => each.code === code)
    expect(own).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ severity, message: expect.stringMatching(says) }),
      ]),
    )
    expect(exit).toBe(found.some((each) => each.severity === 'error') ? 1 : 0)
  },
)

test('every check is seen to find something', () => {
  // That of the redirects needs a build, and has a test of its own.
  expect([...Object.keys(cases), 'deployed/redirects'].toSorted()).toEqual(
    checks.map(({ code }) => code).toSorted(),
  )
})

test('a site that is shown by http is told so, unless it is on this machine', () => {
  const at = (origin: string) => {
    const answer = { url: `${origin}/`, status: 0, headers: {}, body: '', error: 'ECONNREFUSED' }
    const page = { language: '', links: [], meta: new Map(), assets: [], forms: [] }
    const home = { answer, page }
    const none = {
      missing: [],
      assets: [],
      images: [],
      privateFiles: [],
      operation: [],
      redirects: [],
    }
    const found = checkDeployed({ ...none, origin, ownOrigin: origin, home, pages: [home] }, 'en')
    return found.map(({ code }) => code)
  }
  expect(at('http://bakery.example')).toContain('deployed/https')
  expect(at('http://localhost:4321')).not.toContain('deployed/https')
})
