import { expect, test } from 'vitest'
import { findHost } from '#api/hosting.ts'
import type { ServedHeaders } from '#site/types.ts'

const headers: ServedHeaders = {
  all: { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' },
  documents: { 'x-frame-options': 'DENY' },
  files: { 'content-security-policy': "default-src 'none'; sandbox" },
  shared: { 'cross-origin-resource-policy': 'cross-origin' },
  policies: {
    'index.html': "script-src 'self' 'sha256-boot='; style-src 'self' 'sha256-a='; base-uri 'none'",
    'plans/index.html':
      "script-src 'self' 'sha256-boot='; style-src 'self' 'sha256-b='; base-uri 'none'",
    '404.html': "script-src 'self' 'sha256-boot='; style-src 'self' 'sha256-a='; base-uri 'none'",
    'nl/404.html':
      "script-src 'self' 'sha256-boot='; style-src 'self' 'sha256-a='; base-uri 'none'",
  },
  redirects: { '/old': '/plans', '/blog/*': '/nl', '/über': '/plans' },
}

const words = { thanks: 'Thanks.', fields: {} }
const call = {
  ...{ name: 'call', fields: [], groups: [] },
  languages: { en: { ...words, path: '/call', sent: '/sent' }, nl: { ...words, path: '/nl' } },
}
const library = { language: 'en' }
const api = 'https://api.example.com'

test.for([
  { host: undefined, forms: [call], says: /Nobody would receive the form "call"/ },
  { host: undefined, libraries: [library], says: /does not answer \/api\/quiz/ },
  { host: 'netlify', libraries: [library], says: /Netlify does not answer \/api\/quiz/ },
])('$host: a site whose forms nobody would receive is refused: $says', (site) => {
  const { requireReceivers } = findHost(site.host, undefined)
  expect(() => requireReceivers({ forms: [], libraries: [], ...Object(site) })).toThrow(site.says)
})

test('Netlify receives forms, and a server of ours makes the quizzes', () => {
  findHost(undefined, undefined).requireReceivers({ forms: [], libraries: [] })
  findHost('netlify', undefined).requireReceivers({ forms: [call], libraries: [] })
  const host = findHost('netlify', `${api}/`)
  host.requireReceivers(Object({ forms: [call], libraries: [library] }))
  expect(host.write(headers).get('_redirects')).toMatch(
    /^\/api\/\* https:\/\/api\.example\.com\/api\/:splat 200\n/,
  )
})

test.for([
  ['elsewhere', undefined, 'There is no host "elsewhere".'],
  [undefined, api, `--api ${api} cannot be used here.`],
  ['netlify', 'ftp://a', '--api ftp://a cannot be used here.'],
  ['netlify', 'nowhere', '--api nowhere cannot be used here.'],
] as const)('%s with %s is refused', ([host, address, says]) => {
  expect(() => findHost(host, address)).toThrow(says)
})

test.for([
  { path: 'index.html', place: 'index.html' },
  { path: 'about/index.html', place: 'about.html' },
  { path: 'nl/about/index.html', place: 'nl/about.html' },
  { path: 'about/page.json', place: 'about/page.json' },
  { path: 'nl/404.html', place: 'nl/404.html' },
  { path: '.well-known/security.txt', place: '.well-known/security.txt' },
  { path: 'assets/entry-abc.js.br', place: undefined },
])('Netlify gets $path as $place', ({ path, place }) => {
  expect(findHost('netlify', undefined).place(path)).toBe(place)
})

test('a document in two forms keeps them side by side', () => {
  const { place } = findHost(undefined, undefined)
  expect(['about/index.html', 'about/index.html.br', 'index.html.br'].map(place)).toEqual([
    ...['about.html', 'about.html.br', 'index.html.br'],
  ])
})

test('Netlify reads headers, redirects and the not-found page of each language', () => {
  const files = findHost('netlify', undefined).write(headers)
  expect(files.get('_headers')).toBe(
    [
      '/*',
      '  x-content-type-options: nosniff',
      '  cross-origin-resource-policy: same-origin',
      '  x-frame-options: DENY',
      "  content-security-policy: script-src 'self' 'sha256-boot='; style-src 'self' 'sha256-a=' 'sha256-b='; base-uri 'none'",
      '/assets/*',
      '  cache-control: public, max-age=31536000, immutable',
      '/assets/cards/*',
      '  cross-origin-resource-policy: cross-origin',
      '',
    ].join('\n'),
  )
  expect(files.get('_redirects')).toBe(
    [
      ...['/old /plans 301', '/%C3%BCber /plans 301', '/blog/* /nl 301'],
      ...['/nl/* /nl/404.html 404', '/* /404.html 404', ''],
    ].join('\n'),
  )
})

test('Netlify shows the page of thanks of the language, or its own words, and never home', () => {
  const tag = (action: string) => `<form method="post"${action} name="call" data-netlify="true">`
  const { document } = findHost('netlify', undefined)
  const shown = (path: string) => document(`${tag(' action="/"')}<p>`, path, [call])
  expect(shown('call/index.html')).toBe(`${tag(' action="/sent"')}<p>`)
  expect(shown('nl/index.html')).toBe(`${tag('')}<p>`)
  expect(document('<form action="/search">', 'index.html', [call])).toBe('<form action="/search">')
})
