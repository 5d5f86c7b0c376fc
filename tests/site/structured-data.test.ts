import { expect, inject, test } from 'vitest'
import { isRecord } from '#generator/read/path.ts'
import { english } from '../e2e/languages.ts'
import { missing, routes } from '../e2e/routes.ts'

const siteUrl = inject('siteUrl')
const { origin } = english.chrome

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
const addresses = ['@id', 'url', 'item', 'logo', 'image']

type Value = readonly [key: string, value: string | number | boolean, type: string]

/** All plain values of a graph with their keys and the types that they belong to. */
function* valuesOf(value: unknown, key = '', type = ''): Generator<Value> {
  if (Array.isArray(value)) for (const each of value) yield* valuesOf(each, key, type)
  else if (isRecord(value)) {
    const own = value['@type'] === undefined ? '' : String(value['@type'])
    for (const [inner, each] of Object.entries(value)) yield* valuesOf(each, inner, own)
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    yield [key, value, type]
  }
}

const referencesOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesOf)
  if (!isRecord(value)) return []
  const keys = Object.keys(value)
  return keys.length === 1 && keys[0] === '@id'
    ? [String(value['@id'])]
    : Object.values(value).flatMap(referencesOf)
}
const definedIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(definedIn)
  if (!isRecord(value)) return []
  const own = value['@type'] !== undefined && value['@id'] !== undefined
  return [...(own ? [String(value['@id'])] : []), ...Object.values(value).flatMap(definedIn)]
}

interface Read {
  readonly blocks: readonly unknown[]
  /** The words of the document outside the data block. */
  readonly words: string
}

async function read(path: string): Promise<Read> {
  const html = await (await fetch(`${siteUrl}${path}`)).text()
  const block = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs
  const blocks = [...html.matchAll(block)].map(([, text = '']): unknown => JSON.parse(text))
  const rest = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<meta [^>]*content="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<\/?(strong|em|a|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
  return { blocks, words: plain(rest) }
}
const plain = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/[\s\u00a0\u202f\u00ad\u200b]+/g, '')

const documents = new Map(
  await Promise.all(
    [...routes, ...missing].map(async ({ path }) => [path, await read(path)] as const),
  ),
)
const everywhere = new Set([...documents.values()].flatMap(({ blocks }) => definedIn(blocks)))

/** How the page writes a value. Undefined for what is no claim: dates, codes and positions. */
function claimOf(value: string | number | boolean, key: string, type: string) {
  if (typeof value === 'number' && key === 'minPrice') return new RegExp(grouped(value))
  if (key === 'priceCurrency') return value === 'EUR' ? /€/ : undefined
  if (key === 'valueAddedTaxIncluded') return value ? undefined : /excludingVAT|exclusiefbtw/
  const isWords = typeof value === 'string' && key !== 'inLanguage' && key !== '@type'
  return isWords && type !== 'ListItem' ? plain(value) : undefined
}
const grouped = (value: number) => String(value).replace(/(?=(\d{3})+$)(?<=\d)/g, '[.,]')

test.for(missing)('$path has no graph', ({ path }) => {
  expect(documents.get(path)?.blocks).toEqual([])
})

test.for(routes)('$path says in its graph what it says in words', ({ path, canonical }) => {
  const { blocks, words } = documents.get(path) ?? { blocks: [], words: '' }
  expect(blocks).toEqual([{ '@context': 'https://schema.org', '@graph': expect.any(Array) }])
  const [block] = blocks
  const graph = isRecord(block) ? block['@graph'] : []
  expect(definedIn(graph)).toContain(`${origin}${canonical}`)

  for (const id of referencesOf(graph)) expect(everywhere, id).toContain(id)
  for (const [key, value, type] of valuesOf(graph)) {
    if (key === '@type') expect(vocabulary).toHaveProperty(String(value))
    else if (key !== '@id') expect(vocabulary[type], `${type}.${key}`).toContain(key)

    if (addresses.includes(key)) expect(String(value)).toMatch(new RegExp(`^${origin}/`))
    else {
      const claim = claimOf(value, key, type)
      if (claim !== undefined) expect(words, `${type}.${key}`).toMatch(claim)
    }
  }
})
