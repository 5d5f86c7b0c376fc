import { beforeAll, describe, expect, inject, test } from 'vitest'
import { english, languages } from '../e2e/languages.ts'
import { missing, type Route, routes } from '../e2e/routes.ts'
import { openPage } from '../support/browser-page.ts'

const siteUrl = inject('siteUrl')
const { origin } = english.chrome
const absolute = (path: string) => `${origin}${path}`
const textOf = async (path: string) => (await fetch(`${siteUrl}${path}`)).text()

/** The elements of a document's head that match, each as an attribute of it or as its text. */
function valuesOf(html: string, pattern: RegExp): readonly string[] {
  const head = html.slice(0, html.indexOf('</head>'))
  return [...head.matchAll(pattern)].map(([, value = '']) => value)
}
const titlesOf = (html: string) => valuesOf(html, /<title[^>]*>([^<]*)<\/title>/g)
const descriptionsOf = (html: string) =>
  valuesOf(html, /<meta [^>]*name="description" content="([^"]*)"/g)
const canonicalsOf = (html: string) => valuesOf(html, /<link [^>]*rel="canonical" href="([^"]*)"/g)
const alternatesOf = (html: string) =>
  valuesOf(html, /<link [^>]*rel="alternate" (hreflang="[^"]*" href="[^"]*")/g)

/** Each address with its document. */
const documents = new Map<string, string>()
beforeAll(async () => {
  const paths = [...routes, ...missing].map(({ path }) => path)
  for (const path of [...paths, ...languages.map(({ nowhere }) => nowhere)])
    documents.set(path, await textOf(path))
})
const documentOf = (path: string) => documents.get(path) ?? ''

/** The addresses of a page in all languages, as the head and the map of the site name them. */
function twinsOf({ language, canonical, twin }: Route): readonly string[] {
  if (twin === undefined) return []
  const other = routes.find(({ path }) => path === twin)?.canonical ?? ''
  const [en, nl] = language === 'en' ? [canonical, other] : [other, canonical]
  return [
    `hreflang="en" href="${absolute(en)}"`,
    `hreflang="nl" href="${absolute(nl)}"`,
    `hreflang="x-default" href="${absolute(en)}"`,
  ]
}

test.for(routes)('$path is named once, in itself and in its twin', (route) => {
  const html = documentOf(route.path)
  expect(titlesOf(html)).toEqual([expect.stringMatching(/\S/)])
  expect(descriptionsOf(html)).toEqual([expect.stringMatching(/\S/)])
  expect(canonicalsOf(html)).toEqual([absolute(route.canonical)])
  expect(alternatesOf(html)).toEqual(twinsOf(route))
  if (route.twin) expect(alternatesOf(documentOf(route.twin))).toEqual(alternatesOf(html))
})

test.for(missing)('$path has a title and no address', ({ path }) => {
  const html = documentOf(path)
  expect(titlesOf(html)).toHaveLength(1)
  expect(descriptionsOf(html)).toHaveLength(1)
  expect([...canonicalsOf(html), ...alternatesOf(html)]).toEqual([])
  expect(html).toMatch(/<meta [^>]*name="robots" content="noindex"/)
})

const isFirstSpelling = ({ path, canonical }: Route) => path === canonical

test.for(languages)('in $code no two pages share a title or a description', ({ code, nowhere }) => {
  const pages = routes.filter(isFirstSpelling).filter(({ language }) => language === code)
  const htmls = [...pages.map(({ path }) => path), nowhere].map(documentOf)
  for (const read of [titlesOf, descriptionsOf]) {
    const values = htmls.flatMap(read)
    expect(values).toHaveLength(htmls.length)
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
})

describe('the map of the site', () => {
  test('lists the first spelling of every page once, with its other languages', async () => {
    const page = await openPage('/', { ignoresPolicy: true, isReused: true })
    const { error, urls } = await page.evaluate(readMap)
    const listed = routes.filter(isFirstSpelling)

    expect(error).toBe(undefined)
    expect(urls).toHaveLength(listed.length)
    expect(new Map(urls)).toEqual(
      new Map(listed.map((route) => [absolute(route.path), twinsOf(route)])),
    )
  })

  test('is named by robots.txt, which lets everything be read', async () => {
    const lines = (await textOf('/robots.txt')).split('\n').filter((line) => line !== '')
    expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${absolute('/sitemap.xml')}`])
  })
})

/** What `/sitemap.xml` lists, and what the browser has against it as XML. */
const readMap = async () => {
  const text = await (await fetch('/sitemap.xml')).text()
  const map = new DOMParser().parseFromString(text, 'application/xml')
  const linksOf = (url: Element) =>
    [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map(
      (link) => `hreflang="${link.getAttribute('hreflang')}" href="${link.getAttribute('href')}"`,
    )
  return {
    error: map.querySelector('parsererror')?.textContent,
    urls: [...map.querySelectorAll('urlset > url')].map((url): [string, string[]] => [
      url.querySelector('loc')?.textContent ?? '',
      linksOf(url),
    ]),
  }
}
