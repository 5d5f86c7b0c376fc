import { expect, test } from 'vitest'
import {
  contentPolicy,
  type HeadersInput,
  type Provider,
  servedHeaders,
} from '#renderer/site/headers/headers.ts'
import { hashSource } from '#renderer/site/headers/inline-code.ts'

const boot = 'start()'

const input: HeadersInput = {
  documents: new Map([
    ['index.html', hashSource('a {}')],
    ['nl/index.html', hashSource('b {}')],
  ]),
  boot,
  origin: 'https://bakery.example',
  redirects: new Map([['/old', '/plans']]),
}

test('every document gets the hashes of its own code', () => {
  const { policies } = servedHeaders(input)
  expect(Object.keys(policies)).toEqual(['index.html', 'nl/index.html'])
  expect(policies['index.html']).toContain(`script-src 'self' ${hashSource(boot)};`)
  expect(policies['index.html']).toContain(`style-src 'self' ${hashSource('a {}')};`)
  expect(policies['nl/index.html']).toContain(`style-src 'self' ${hashSource('b {}')};`)
})

test('the headers are those that scanners of site security ask for', () => {
  const { all, documents, files } = servedHeaders(input)
  expect(all).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000',
  })
  expect(documents).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'permissions-policy': expect.stringContaining('camera=(), '),
    'x-frame-options': 'DENY',
  })
  expect(files['content-security-policy']).toContain("default-src 'none'")
})

test.for([
  [{ https: 'subdomains' }, 'max-age=63072000; includeSubDomains'],
  [{ https: 'preload' }, 'max-age=63072000; includeSubDomains; preload'],
  [{ origin: 'http://bakery.example' }, undefined],
] as const)('with %o https is promised by “%s”', ([changes, value]) => {
  expect(servedHeaders({ ...input, ...changes }).all['strict-transport-security']).toBe(value)
})

test('a provider in a frame and in pop-ups needs doors that are closed otherwise', () => {
  const scheduling = { script: 'https://cal.example/a.js', booking: 'https://cal.example/us' }
  const { documents } = servedHeaders({ ...input, scheduling })
  expect(documents).not.toHaveProperty('cross-origin-embedder-policy')
  expect(documents['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

const directivesOf = (scheduling?: Provider) =>
  Object.fromEntries(
    contentPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], scheduling })
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values.join(' ')]
      }),
  )

test('a site without a provider trusts itself and its own inline code only', () => {
  expect(directivesOf()).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-a'",
    'style-src': "'self' 'sha256-b'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'data',
  })
})

test('a provider adds the exact files it is loaded from, and its page', () => {
  expect(
    directivesOf({
      script: 'https://assets.cal.example/widget.js?v=1',
      stylesheet: 'https://assets.cal.example/widget.css',
      booking: 'https://cal.example/us/30min?month=now',
    }),
  ).toMatchObject({
    'script-src': "'self' 'sha256-a' https://assets.cal.example/widget.js",
    'style-src': "'self' 'sha256-b' https://assets.cal.example/widget.css",
    'img-src': "'self' https://assets.cal.example",
    'frame-src': 'https://cal.example',
    'connect-src': "'self'",
    'trusted-types': 'data scheduling default',
  })
})

test.for([
  { address: 'https://cal.example/a.js', isTaken: true },
  { address: 'http://127.0.0.1:8080/a.js', isTaken: true },
  { address: 'http://localhost/a.js', isTaken: true },
  { address: 'http://cal.example/a.js', isTaken: false },
  { address: 'http://127.0.0.1.cal.example/a.js', isTaken: false },
  { address: '//cal.example/a.js', isTaken: false },
  { address: 'data:text/javascript,go()', isTaken: false },
  { address: 'javascript:go()', isTaken: false },
])('$address: $isTaken', ({ address, isTaken }) => {
  const make = () => directivesOf({ script: address, booking: 'https://cal.example/us' })
  if (isTaken) expect(make).not.toThrow()
  else expect(make).toThrow()
})
