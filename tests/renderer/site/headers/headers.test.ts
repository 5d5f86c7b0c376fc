import { expect, test } from 'vitest'
import { type HeadersInput, servedHeaders } from '#renderer/site/headers/headers.ts'
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

const scheduling = {
  script: 'https://assets.cal.example/widget.js',
  booking: 'https://cal.example/us',
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
  const { documents } = servedHeaders({ ...input, scheduling })
  expect(documents).not.toHaveProperty('cross-origin-embedder-policy')
  expect(documents['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})
