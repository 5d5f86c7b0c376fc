import { describe, expect, inject, test } from 'vitest'

const siteUrl = inject('siteUrl')

test.for([
  { path: '/', status: 200, language: 'en' },
  { path: '/?from=mail', status: 200, language: 'en' },
  { path: '/nl', status: 200, language: 'nl' },
  { path: '/nl/', status: 200, language: 'nl' },
  { path: '/nl?from=mail', status: 200, language: 'nl' },
  { path: '/nope', status: 404, language: 'en' },
  { path: '/nope/', status: 404, language: 'en' },
  { path: '/nope/deeper', status: 404, language: 'en' },
  { path: '/%', status: 404, language: 'en' },
  { path: '/..%2fpackage.json', status: 404, language: 'en' },
  { path: '/.diptych/manifest.json', status: 404, language: 'en' },
  { path: '/nl/nope', status: 404, language: 'nl' },
  { path: '/nl/nope/', status: 404, language: 'nl' },
  { path: '/nlabc', status: 404, language: 'nl' },
])('$path answers $status in $language', async ({ path, status, language }) => {
  const response = await fetch(`${siteUrl}${path}`)

  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`))
})

test.for(['/', '/nl', '/nope', '/page.json'])('HEAD of %s is GET without a body', async (path) => {
  const [get, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) => fetch(`${siteUrl}${path}`, { method })),
  )
  const described = ['content-type', 'content-length', 'content-encoding', 'etag', 'cache-control']

  expect(head?.status).toBe(get?.status)
  for (const name of described) expect(head?.headers.get(name)).toBe(get?.headers.get(name))
  expect(head?.headers.get('content-length')).toMatch(/^\d+$/)
  expect(await head?.text()).toBe('')
})

describe('a document that the browser has already', () => {
  test.for([
    { name: 'its tag', known: (tag: string) => tag, status: 304 },
    { name: 'its tag as a weak one', known: (tag: string) => `W/${tag}`, status: 304 },
    { name: 'its tag among others', known: (tag: string) => `"other", ${tag}`, status: 304 },
    { name: 'another tag', known: () => '"other"', status: 200 },
  ])('is asked for with $name: $status', async ({ known, status }) => {
    const tag = (await fetch(`${siteUrl}/nl`)).headers.get('etag') ?? ''
    const response = await fetch(`${siteUrl}/nl`, { headers: { 'if-none-match': known(tag) } })

    expect(tag).toMatch(/^"[\w-]+"$/)
    expect(response.status).toBe(status)
    expect(response.headers.get('etag')).toBe(tag)
    if (status === 304) expect(await response.text()).toBe('')
  })

  test('is asked for again each time, unlike what is named after its content', async () => {
    const cachingOf = async (path: string) =>
      (await fetch(`${siteUrl}${path}`)).headers.get('cache-control')
    const sprite = /\/assets\/tiles-[\w-]+\.svg/.exec(
      await (await fetch(`${siteUrl}/plans`)).text(),
    )?.[0]

    expect(await cachingOf('/')).toBe('no-cache')
    expect(await cachingOf(`${sprite}`)).toBe('public, max-age=31536000, immutable')
  })
})

test.for([
  { accepted: 'br', encoding: 'br' },
  { accepted: 'gzip, deflate, br, zstd', encoding: 'br' },
  { accepted: 'gzip', encoding: 'gzip' },
  { accepted: 'identity', encoding: null },
  { accepted: 'br;q=0, gzip', encoding: 'gzip' },
])('whoever accepts "$accepted" gets $encoding', async ({ accepted, encoding }) => {
  const response = await fetch(siteUrl, { headers: { 'accept-encoding': accepted } })

  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(await response.text()).toMatch(/^<!doctype html>.*<\/html>$/s)
})
