import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { isRecord } from '#generator/read/path.ts'
import { english, languages } from '../e2e/languages.ts'
import { surroundings } from '../e2e/page-checks.ts'
import { bareRoutes, missing, type Route, routes } from '../e2e/routes.ts'
import { openPage, openReady } from '../support/browser-page.ts'

const siteUrl = inject('siteUrl')
const { origin, brand } = english.chrome
const absolute = (path: string) => `${origin}${path}`

const load = async (path: string) => {
  const response = await fetch(`${siteUrl}${path}`)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function read(path: string) {
  const { response, bytes } = await load(path)
  const html = bytes.toString()
  const head = html.slice(0, html.indexOf('</head>'))
  /** The elements of the head that match, each as an attribute of it or as its text. */
  const valuesOf = (pattern: RegExp) =>
    Array.from(head.matchAll(pattern), ([, value = '']) => value)
  const tag = /<meta [^>]*(?:property="(og:[^"]*)"|name="(twitter:[^"]*)") content="([^"]*)"/g
  const tags = Array.from(head.matchAll(tag), ([, og, twitter = '', content = '']) => ({
    name: og ?? twitter,
    content,
  }))
  const block = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs
  return {
    status: response.status,
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    html,
    titles: valuesOf(/<title[^>]*>([^<]*)<\/title>/g),
    descriptions: valuesOf(/<meta [^>]*name="description" content="([^"]*)"/g),
    canonicals: valuesOf(/<link [^>]*rel="canonical" href="([^"]*)"/g),
    alternates: valuesOf(/<link [^>]*rel="alternate" (hreflang="[^"]*" href="[^"]*")/g),
    robots: valuesOf(/<meta [^>]*name="robots" content="([^"]*)"/g),
    /** The properties of Open Graph and X, each with its values in order. */
    tags: Object.fromEntries(
      Map.groupBy(tags, ({ name }) => name)
        .entries()
        .map(([name, all]) => [name, all.map(({ content }) => content)]),
    ),
    graphs: Array.from(html.matchAll(block), ([, text = '']): unknown => JSON.parse(text)),
  }
}

const addresses = [...routes, ...missing].map(({ path }) => path)
const nowheres = languages.map(({ nowhere }) => nowhere)
const documents = new Map(
  await Promise.all(
    [...addresses, ...nowheres].map(async (path) => [path, await read(path)] as const),
  ),
)
function documentOf(path = '') {
  const found = documents.get(path)
  if (!found) throw new Error(`${path} was not read.`)
  return found
}

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

test.for(routes)('$path is there, named once, in itself and in its twin', (route) => {
  const { status, language, titles, descriptions, canonicals, alternates } = documentOf(route.path)
  expect({ status, language }).toEqual({ status: 200, language: route.language })
  expect(titles).toEqual([expect.stringMatching(/\S/)])
  expect(descriptions).toEqual([expect.stringMatching(/\S/)])
  expect(canonicals).toEqual([absolute(route.canonical)])
  expect(alternates).toEqual(twinsOf(route))
  if (route.twin) expect(documentOf(route.twin).alternates).toEqual(alternates)
})

test.for(missing)('$path is not there, and its page says so', async (address) => {
  const { path, isBare = false } = address
  const { status, language, titles, descriptions, canonicals, alternates, ...rest } =
    documentOf(path)
  expect({ status, language }).toEqual({ status: 404, language: address.language.code })
  expect([titles.length, descriptions.length]).toEqual([1, 1])
  expect([...canonicals, ...alternates, ...rest.graphs]).toEqual([])
  expect(rest.robots).toEqual(['noindex'])
  // It is shown with the icon of the site.
  expect(rest.tags).toMatchObject({ 'og:image': [absolute('/icon-512.png')] })
  expect(rest.tags).not.toHaveProperty('og:url')

  const page = await openPage(path, { failing: [new RegExp(path)], isReused: true })
  const heading = { en: 'Page Not Found', nl: 'Pagina Niet Gevonden' }[address.language.code]
  expect(await page.locator('h1').textContent()).toBe(heading)
  expect(await surroundings(page)).toEqual(framesOf(isBare))
})

const framesOf = (isBare: boolean) => ({
  ...{ menu: !isBare, footer: !isBare },
  ...{ bar: isBare, notice: true },
})

const isFirstSpelling = ({ path, canonical }: Route) => path === canonical

test('second spellings of addresses have header and footer too', async () => {
  for (const { path } of routes.filter((route) => !isFirstSpelling(route))) {
    const page = await openPage(path, { isReused: true })
    expect(await surroundings(page), path).toEqual(framesOf(bareRoutes.includes(path)))
  }
})

test('header and footer go and come with the page', async () => {
  const { home, chrome } = english
  const page = await openReady(home)
  const link = page.locator(`footer a[href$="/funnel-scan"]`)
  await link.click()
  await page.locator('#intro').waitFor()
  expect(await surroundings(page)).toEqual(framesOf(true))

  await page.getByRole('button', { name: chrome.words.back, exact: true }).click()
  await page.locator('#hero').waitFor()
  expect(await surroundings(page)).toEqual(framesOf(false))

  // In a tab of its own there is nothing to go back to but the beginning.
  const opened = page.waitForEvent('popup')
  await link.evaluate((one: HTMLAnchorElement) => {
    window.open(one.href)
  })
  const tab = await opened
  await tab.getByRole('button', { name: chrome.words.back, exact: true }).click()
  await tab.waitForURL(new URL(home, siteUrl).href)
})

test.for(languages)('in $code no two pages share a title or a description', ({ code, nowhere }) => {
  const own = routes.filter(isFirstSpelling).filter(({ language }) => language === code)
  const read = [...own.map(({ path }) => path), nowhere].map(documentOf)
  for (const values of [
    read.flatMap(({ titles }) => titles),
    read.flatMap(({ descriptions }) => descriptions),
  ])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

test('every link on every page leads to a page, every #anchor to its place', () => {
  const isBroken = (link: string, from: string) => {
    const [address = '', anchor] = link.split('#')
    // What follows fills in a form.
    const [path = ''] = address.split('?')
    const target = documents.get(path || from)
    if (path !== '' && target?.status !== 200) return true
    return anchor !== undefined && !target?.html.includes(` id="${anchor}"`)
  }
  for (const path of addresses) {
    const { html, status } = documentOf(path)
    const links = [...html.slice(html.indexOf('<body')).matchAll(/<a\b[^>]*>/g)].flatMap(
      ([tag]) => {
        // What is no page in one language is none in the other.
        if (status !== 200 && /\shreflang=/i.test(tag)) return []
        return /\shref="([^"]*)"/.exec(tag)?.[1] ?? []
      },
    )
    const internal = links.filter((link) => !/^(https:|mailto:)/.test(link))
    expect(internal.length, path).toBeGreaterThan(1)
    expect(
      internal.filter((link) => isBroken(link, path)),
      path,
    ).toEqual([])
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
    const lines = (await load('/robots.txt')).bytes.toString().split('\n').filter(Boolean)
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

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return [format, width, height]
}

const territories: Readonly<Record<string, string>> = { en: 'en_GB', nl: 'nl_NL' }

test.for(routes)('$path has a card of its own', async ({ path, canonical, language, twin }) => {
  const others = languages.filter(({ code }) => code !== language && twin !== undefined)
  const found = documentOf(path).tags
  expect(found).toEqual({
    'og:title': [expect.stringMatching(/\S/)],
    'og:description': [expect.stringMatching(/\S/)],
    'og:type': ['website'],
    'og:site_name': [brand.name],
    'og:url': [absolute(canonical)],
    'og:locale': [territories[language]],
    ...(others.length > 0 && {
      'og:locale:alternate': others.map(({ code }) => territories[code]),
    }),
    'og:image': [expect.stringMatching(new RegExp(`^${origin}/assets/cards/[0-9a-f]{16}\\.png$`))],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'og:image:alt': [expect.stringMatching(/\S/)],
    'twitter:card': ['summary_large_image'],
  })

  const image = found['og:image']?.[0] ?? ''
  const { response, bytes } = await load(image.slice(origin.length))
  expect(await sizeOf(bytes)).toEqual(['png', 1200, 630])
  expect(bytes.length).toBeLessThan(30_000)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')

  const same = routes.filter((other) => documentOf(other.path).tags['og:image']?.[0] === image)
  expect(new Set(same.map((other) => other.canonical))).toEqual(new Set([canonical]))
})

test('documents link to icons of the sizes that they have, and that of the site is there', async () => {
  const { html } = documentOf('/nl')
  const links = [...html.matchAll(/<link rel="([^"]*icon)" href="([^"]*)"/g)]
  expect(links.map(([, rel, href]) => [rel, href])).toEqual([
    ['icon', '/favicon.ico'],
    ['icon', '/favicon.svg'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
  ])
  for (const [path, ...size] of [
    ['/apple-touch-icon.png', 'png', 180, 180],
    ['/icon-512.png', 'png', 512, 512],
  ] as const)
    expect(await sizeOf((await load(path)).bytes), path).toEqual(size)
  const { bytes: drawing } = await load('/favicon.svg')
  expect((await sizeOf(drawing))[0]).toBe('svg')
  expect(drawing.toString()).toContain('@media(prefers-color-scheme:dark)')

  const { bytes } = await load('/favicon.ico')
  const from = bytes.readUInt32LE(18)
  expect([0, 2, 4].map((at) => bytes.readUInt16LE(at))).toEqual([0, 1, 1])
  expect([bytes[6], bytes[7]]).toEqual([32, 32])
  const inside = bytes.subarray(from, from + bytes.readUInt32LE(14))
  expect(await sizeOf(inside)).toEqual(['png', 32, 32])
})

/** The vocabulary of https://schema.org, as far as the site uses it: each type with its properties. */
const thing = ['name', 'description', 'url', 'identifier', 'mainEntityOfPage']
const work = [...thing, 'about', 'author', 'headline', 'inLanguage', 'isPartOf', 'publisher']
const webPage = [...work, 'breadcrumb', 'mainEntity']
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  Organization: [...thing, 'address', 'email', 'logo', 'hasOfferCatalog'],
  PostalAddress: [...thing, 'addressLocality'],
  Person: thing,
  WebSite: work,
  WebPage: webPage,
  AboutPage: webPage,
  ContactPage: webPage,
  BreadcrumbList: [...thing, 'itemListElement'],
  ListItem: [...thing, 'item', 'position'],
  Service: [...thing, 'offers', 'provider'],
  OfferCatalog: [...thing, 'itemListElement'],
  Offer: [...thing, 'itemOffered', 'priceSpecification'],
  PriceSpecification: [...thing, 'minPrice', 'priceCurrency', 'valueAddedTaxIncluded'],
  Article: work,
  Review: [...work, 'itemReviewed', 'reviewBody'],
}
const addressKeys = ['@id', 'url', 'item', 'logo', 'image']

interface Value {
  readonly key: string
  readonly value: string | number | boolean
  /** The type that it belongs to. */
  readonly type: string
  /** Whether it names something that is described elsewhere. */
  readonly isReference: boolean
}

/** All plain values of a graph. */
function valuesOf(value: unknown, { key, type } = { key: '', type: '' }): readonly Value[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(each, { key, type }))
  if (isRecord(value)) {
    const own = String(value['@type'] ?? '')
    return Object.entries(value).flatMap(([inner, each]) =>
      valuesOf(each, { key: inner, type: own }),
    )
  }
  const isReference = key === '@id' && type === ''
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [{ key, value, type, isReference }]
    : []
}

const plain = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/[\s\u00a0\u202f\u00ad\u200b]+/g, '')

/** The words of a document outside the data block. */
const wordsOf = (html: string) =>
  plain(
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replace(/<meta [^>]*content="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<\/?(strong|em|a|span)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' '),
  )

const idsIn = (values: readonly Value[], wanted: boolean) =>
  values.flatMap(({ key, value, isReference }) =>
    key === '@id' && isReference === wanted ? [value] : [],
  )
const everywhere = new Set(
  [...documents.values()].flatMap(({ graphs }) => idsIn(valuesOf(graphs), false)),
)

/** How the page writes a value. Undefined for what is no claim: dates, codes and positions. */
function claimOf({ value, key, type }: Value) {
  if (typeof value === 'number' && key === 'minPrice')
    return new RegExp(String(value).replace(/(?=(\d{3})+$)(?<=\d)/g, '[.,]'))
  if (key === 'priceCurrency') return value === 'EUR' ? /€/ : undefined
  if (key === 'valueAddedTaxIncluded') return value ? undefined : /excludingVAT|exclusiefbtw/
  const isWords = typeof value === 'string' && key !== 'inLanguage' && key !== '@type'
  return isWords && type !== 'ListItem' ? plain(value) : undefined
}

test.for(routes)('$path says in its graph what it says in words', ({ path, canonical }) => {
  const { graphs, html } = documentOf(path)
  expect(graphs).toEqual([{ '@context': 'https://schema.org', '@graph': expect.any(Array) }])
  const [block] = graphs
  const values = valuesOf(isRecord(block) ? block['@graph'] : [])
  const words = wordsOf(html)
  expect(idsIn(values, false)).toContain(absolute(canonical))
  for (const id of idsIn(values, true)) expect(everywhere, String(id)).toContain(id)
  for (const each of values) {
    const { key, value, type } = each
    if (key === '@type') expect(vocabulary).toHaveProperty(String(value))
    else if (key !== '@id') expect(vocabulary[type], `${type}.${key}`).toContain(key)

    if (addressKeys.includes(key)) expect(String(value)).toMatch(new RegExp(`^${origin}/`))
    else {
      const claim = claimOf(each)
      if (claim !== undefined) expect(words, `${type}.${key}`).toMatch(claim)
    }
  }
})
