import { expect, test } from 'vitest'
import { findHost } from '#api/hosts/hosts.ts'
import { sharedPolicy } from '#api/hosts/shared-policy.ts'
import { filesFor, hosted } from './hosted.ts'

const names = ['netlify', 'cloudflare', 'vercel']
const textOf = (host: string, file: string, site = hosted()) => filesFor(host, site).get(file) ?? ''

test.for(names)('%s gets nothing that is private, and no compressed forms', (name) => {
  const paths = [...filesFor(name).keys()]
  expect(paths.filter((path) => /diptych|\.build|\.br$/.test(path))).toEqual([])
  expect(paths.some((path) => path.endsWith('.well-known/security.txt'))).toBe(true)
})

test.for(['netlify', 'cloudflare'])('%s reads headers and redirects from its files', (name) => {
  expect(textOf(name, '_headers')).toBe(
    [
      '/*',
      '  x-content-type-options: nosniff',
      '  x-frame-options: DENY',
      "  content-security-policy: script-src 'self' 'sha256-boot='; style-src 'self' 'sha256-a=' 'sha256-b='; base-uri 'none'",
      '/assets/*',
      '  cache-control: public, max-age=31536000, immutable',
      '',
    ].join('\n'),
  )
  expect(textOf(name, '_redirects')).toContain(
    '/old /plans 301\n/%C3%BCber /plans 301\n/blog/* /nl 301\n',
  )
})

test('Netlify is told the not-found page of each language, Cloudflare finds it', () => {
  expect(textOf('netlify', '_redirects')).toMatch(
    /\n\/nl\/\* \/nl\/404.html 404\n\/\* \/404.html 404\n$/,
  )
  expect(textOf('cloudflare', '_redirects')).not.toContain('404')
})

test('Cloudflare gets documents under names that it shows without a slash', () => {
  const paths = [...filesFor('cloudflare').keys()]
  expect(paths).toEqual(
    expect.arrayContaining([
      'index.html',
      'plans.html',
      'nl.html',
      'nl/404.html',
      'plans/page.json',
    ]),
  )
  expect(paths.filter((path) => path.endsWith('/index.html'))).toEqual([])
})

interface Route {
  readonly src?: string
  readonly handle?: string
  readonly status?: number
  readonly dest?: string
  readonly continue?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

/** Answers as the Build Output API describes: routes in their order, files, the rest, then the errors. */
function askVercel(path: string) {
  const files = filesFor('vercel')
  const { routes, overrides }: { routes: Route[]; overrides: Record<string, { path: string }> } =
    JSON.parse(String(files.get('config.json')))
  const shown = new Map(
    [...files.keys()]
      .filter((file) => file.startsWith('static/'))
      .map((file) => file.slice('static/'.length))
      .map((file) => [`/${overrides[file]?.path ?? file}`, file]),
  )
  const headers: Record<string, string> = {}
  let phase = ''
  for (const { src = '', handle, ...route } of routes) {
    if (handle !== undefined) phase = handle
    if (handle === 'filesystem' && shown.has(path))
      return { status: 200, file: shown.get(path), headers }
    const match = new RegExp(src).exec(path)
    if (handle !== undefined || !match) continue
    Object.assign(headers, route.headers)
    if (phase === 'error') return { status: route.status, file: route.dest?.slice(1), headers }
    if (route.continue) continue
    return {
      status: route.status,
      location: headers['location']?.replace('$1', match[1] ?? ''),
      headers,
    }
  }
  return { status: 404, headers }
}

test.for([
  { path: '/', status: 200, file: 'index.html' },
  { path: '/plans', status: 200, file: 'plans/index.html' },
  { path: '/plans/', status: 308, location: '/plans' },
  { path: '/sitemap.html', status: 200, file: 'sitemap.html' },
  { path: '/plans/page.json', status: 200, file: 'plans/page.json' },
  { path: '/old', status: 301, location: '/plans' },
  { path: '/older', status: 404, file: '404.html' },
  { path: '/blog/2019', status: 301, location: '/nl' },
  { path: '/%C3%BCber', status: 301, location: '/plans' },
  { path: '/nothing', status: 404, file: '404.html' },
  { path: '/nl/nothing', status: 404, file: 'nl/404.html' },
  { path: '/.diptych/forms.json', status: 404, file: '404.html' },
])('Vercel answers $path with $status', ({ path, ...answer }) => {
  expect(askVercel(path)).toMatchObject(answer)
})

test('Vercel sends the headers of documents, files and assets', () => {
  const { headers } = askVercel('/plans')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("'sha256-a=' 'sha256-b='"),
  })
  expect(headers).not.toHaveProperty('reporting-endpoints')
  expect(askVercel('/assets/entry-abc.js').headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

const manyRedirects = (count: number, ending = '') => ({
  redirects: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`/old-${index}${ending}`, '/plans']),
  ),
})
const manyFiles = (count: number) =>
  new Map(Array.from({ length: count }, (_, index) => [`assets/${index}.js`, 1]))

test.for([
  {
    host: 'cloudflare',
    site: hosted(manyRedirects(2001)),
    says: /2001 redirects of single addresses, at most 2000/,
  },
  {
    host: 'cloudflare',
    site: hosted(manyRedirects(101, '/*')),
    says: /101 redirects that end with \*, at most 100/,
  },
  {
    host: 'cloudflare',
    site: hosted({ redirects: { [`/${'a'.repeat(1000)}`]: '/' } }),
    says: /A redirect has 1007 characters, at most 1000/,
  },
  {
    host: 'cloudflare',
    site: hosted({ all: { 'permissions-policy': 'a'.repeat(2000) } }),
    says: /A header has 2022 characters, at most 2000/,
  },
  { host: 'cloudflare', site: hosted(), files: manyFiles(20_000), says: /files, at most 20000/ },
  {
    host: 'cloudflare',
    site: hosted(),
    files: new Map([['film.mp4', 26 * 1024 * 1024]]),
    says: /film\.mp4 is larger than 25 MiB/,
  },
  {
    host: 'vercel',
    site: hosted(manyRedirects(2048)),
    says: /routes, most of them redirects, at most 2048/,
  },
])('$host: a site above a limit is told so: $says', ({ host, site, files, says }) => {
  expect(() => filesFor(host, site, files)).toThrow(says)
})

test.for([
  {
    host: 'cloudflare',
    site: hosted({
      redirects: { ...manyRedirects(2000).redirects, ...manyRedirects(100, '/*').redirects },
    }),
  },
  { host: 'netlify', site: hosted(manyRedirects(5000)) },
  { host: 'vercel', site: hosted(manyRedirects(2000)) },
])('$host takes a site at its limits', ({ host, site }) => {
  expect(filesFor(host, site).size).toBeGreaterThan(0)
})

test('many styles keep the policy within a line: inline styles are allowed instead', () => {
  const policies = Array.from(
    { length: 500 },
    (_, index) => `script-src 'self' 'sha256-boot='; style-src 'self' 'sha256-${index}='`,
  )
  expect(sharedPolicy(policies)).toContain("'sha256-499='")
  expect(sharedPolicy(policies, 2000)).toBe(
    "script-src 'self' 'sha256-boot='; style-src 'self' 'unsafe-inline'",
  )
  const lines = textOf(
    'cloudflare',
    '_headers',
    hosted({
      policies: Object.fromEntries(
        policies.map((policy, index) => [`${index}/index.html`, policy]),
      ),
    }),
  ).split('\n')
  expect(lines.filter((line) => line.length > 2000)).toEqual([])
})

test('there is no other host', () => {
  expect(() => findHost('elsewhere')).toThrow('There is no host "elsewhere".')
})
