import { describe, expect, test } from 'vitest'
import { findHost } from '#api/hosts/hosts.ts'
import { sharedPolicy } from '#api/hosts/shared-policy.ts'
import { filesFor, hosted } from './hosted.ts'
import { hosts } from './stand-ins.ts'

const names = ['netlify', 'cloudflare', 'vercel']
const textOf = (host: string, file: string, site = hosted()) => filesFor(host, site).get(file) ?? ''

test.for(names)('%s gets nothing that is private, and no compressed forms', (name) => {
  const paths = [...filesFor(name).keys()]
  expect(paths.filter((path) => /diptych|\.build|\.br$/.test(path))).toEqual([])
  expect(paths.some((path) => path.endsWith('.well-known/security.txt'))).toBe(true)
})

test.for([
  { name: 'netlify', detached: [] },
  // It joins the values of all rules that fit.
  { name: 'cloudflare', detached: ['  ! cross-origin-resource-policy'] },
])('$name reads headers and redirects from its files', ({ name, detached }) => {
  expect(textOf(name, '_headers')).toBe(
    [
      '/*',
      '  x-content-type-options: nosniff',
      '  cross-origin-resource-policy: same-origin',
      '  x-frame-options: DENY',
      "  content-security-policy: script-src 'self' 'sha256-boot='; style-src 'self' 'sha256-a=' 'sha256-b='; base-uri 'none'",
      '/assets/*',
      '  cache-control: public, max-age=31536000, immutable',
      '/assets/cards/*',
      ...detached,
      '  cross-origin-resource-policy: cross-origin',
      '',
    ].join('\n'),
  )
  expect(textOf(name, '_redirects')).toContain(
    '/old /plans 301\n/%C3%BCber /plans 301\n/blog/* /nl 301\n',
  )
})

test('Netlify shows the page of thanks of the language, or its own words, and never home', () => {
  const tag = (action: string) => `<form method="post"${action} name="call" data-netlify="true">`
  const words = { thanks: 'Thanks.', fields: {} }
  const forms = [
    {
      ...{ name: 'call', fields: [], groups: [] },
      languages: { en: { ...words, path: '/call', sent: '/sent' }, nl: { ...words, path: '/nl' } },
    },
  ]
  const { document } = findHost('netlify')(hosted(), new Map())
  const shown = (path: string) => document?.(`${tag(' action="/"')}<p>`, { path, forms })
  expect(shown('call/index.html')).toBe(`${tag(' action="/sent"')}<p>`)
  expect(shown('nl/index.html')).toBe(`${tag('')}<p>`)
  expect(document?.('<form action="/search">', { path: 'index.html', forms })).toBe(
    '<form action="/search">',
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

/** The file of the built site that an answer sends, at the path that the host gives it. */
const at = (host: string, file: string) =>
  findHost(host)(hosted(), new Map([[file, 1]])).places.get(file)

const answers = [
  { path: '/', status: 200, file: 'index.html' },
  { path: '/plans', status: 200, file: 'plans/index.html' },
  { path: '/nl', status: 200, file: 'nl/index.html' },
  { path: '/plans/page.json', status: 200, file: 'plans/page.json' },
  { path: '/.well-known/security.txt', status: 200, file: '.well-known/security.txt' },
  { path: '/old', status: 301, location: '/plans' },
  { path: '/blog/2019', status: 301, location: '/nl' },
  { path: '/%C3%BCber', status: 301, location: '/plans' },
  { path: '/older', status: 404, file: '404.html' },
  { path: '/a/b/nothing', status: 404, file: '404.html' },
  { path: '/nl/nothing', status: 404, file: 'nl/404.html' },
  { path: '/.diptych/forms.json', status: 404, file: '404.html' },
  { path: '/_headers', status: 404, file: '404.html' },
]

describe.for(Object.entries(hosts))('%s', ([host, ask]) => {
  test.for(answers)('answers $path with $status', ({ path, file, ...answer }) => {
    expect(ask(path)).toMatchObject({ ...answer, ...(file && { file: at(host, file) }) })
  })

  test('sends the headers of documents and assets', () => {
    const { headers } = ask('/plans')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("'sha256-a=' 'sha256-b='"),
    })
    // There is no API that would take the reports.
    expect(ask('/assets/entry-abc.js').headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('lets other sites show the cards of pages, and nothing else', () => {
    const policyOf = (path: string) => ask(path).headers['cross-origin-resource-policy']
    expect(policyOf('/assets/cards/abc.png')).toBe('cross-origin')
    for (const path of ['/', '/plans', '/plans/page.json', '/nothing', '/assets/entry-abc.js'])
      expect(policyOf(path)).toBe('same-origin')
  })
})

test.for([
  { host: 'netlify', status: 200 },
  { host: 'cloudflare', status: 308, location: '/plans' },
  { host: 'vercel', status: 308, location: '/plans' },
])('$host leads from an address with a slash, or shows the page', ({ host, ...answer }) => {
  expect(hosts[host]?.('/plans/')).toMatchObject(answer)
})

test.for([
  { host: 'netlify', status: 200 },
  // Cloudflare shows no address that ends with .html.
  { host: 'cloudflare', status: 308, location: '/sitemap' },
  { host: 'vercel', status: 200 },
])('$host: /sitemap.html', ({ host, ...answer }) => {
  expect(hosts[host]?.('/sitemap.html')).toMatchObject(answer)
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
