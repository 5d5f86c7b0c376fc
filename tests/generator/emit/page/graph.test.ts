import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { inBoth } from '../../edit.ts'
import { type Changes, smallSite } from '../../small-site.ts'
import { at, emitted } from '../read.ts'

const origin = 'https://bakery.example'

/** The graph of a page. */
const graphOf = (changes: Changes = {}, id = 'home', language = 'en') =>
  at(emitted(changes).get(`data/${language}/pages/${id}.json`), 'graph')

/** A further page of the small site. */
const pageWith = (head: string) => smallSite['en/pages/home.yaml']?.replace('path: /', head) ?? ''

test('the home page describes the organization and the site', () => {
  expect(graphOf({}, 'home', 'nl')).toEqual([
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: 'Korenaar',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      email: 'hello@bakery.example',
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/nl#website`,
      name: 'Korenaar',
      url: `${origin}/nl`,
      inLanguage: 'nl',
      publisher: { '@id': `${origin}/#organization` },
    },
    {
      '@type': 'WebPage',
      '@id': `${origin}/nl`,
      url: `${origin}/nl`,
      name: 'Bakkerij in Haarlem',
      description:
        'Brood uit een houtoven, elke nacht gebakken in Haarlem en om zeven uur aan je deur.',
      inLanguage: 'nl',
      isPartOf: { '@id': `${origin}/nl#website` },
    },
  ])
})

test('a local business has its place and its telephone', () => {
  const settings = `${smallSite['site.yaml']}organization:
  kind: Bakery
  street: Grote Markt 1
  postalCode: 2011 RD
  city: Haarlem
  country: NL
  telephone: +31 23 555 0142
`
  expect(at(graphOf({ 'site.yaml': settings }), 0)).toMatchObject({
    '@type': 'Bakery',
    '@id': `${origin}/#organization`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Grote Markt 1',
      postalCode: '2011 RD',
      addressLocality: 'Haarlem',
      addressCountry: 'NL',
    },
    telephone: '+31 23 555 0142',
  })
})

test.for([
  ['path: /about\nkind: about', 'about', 'AboutPage'],
  ['path: /bread', 'bread', 'WebPage'],
] as const)('%j is a page of a kind', ([head, id, type]) => {
  const graph = graphOf(inBoth(`pages/${id}.yaml`, pageWith(head)), id)

  expect(graph).toMatchObject([{ '@type': type, '@id': `${origin}/${id}` }])
  expect(at(graph, 0, 'about')).toEqual(
    type === 'AboutPage' ? { '@id': `${origin}/#organization` } : undefined,
  )
})

test.for(['status: 404', 'path: /sent\nunlisted: true'])('%j has no graph', (head) => {
  expect(graphOf(inBoth('pages/other.yaml', pageWith(head)), 'other')).toBe(undefined)
})

test('a page below others names those that there are', () => {
  const files = {
    ...inBoth('pages/bread.yaml', pageWith('path: /bread').replace('Bakery', 'Bread | Korenaar')),
    ...inBoth('pages/bread/rye/dark.yaml', pageWith('path: /bread/rye/dark')),
  }
  const steps = at(graphOf(files, 'bread/rye/dark'), 0, 'breadcrumb', 'itemListElement')

  expect(steps).toMatchObject([
    { position: 1, name: 'Start', item: `${origin}/` },
    { position: 2, item: `${origin}/bread` },
    { position: 3, item: `${origin}/bread/rye/dark` },
  ])
  expect(at(steps, 1, 'name')).not.toContain('|')
})

test.for(['true', 'false'])('plans have a starting price, with VAT: %s', (withVat) => {
  const cards = '  - { type: plans, look: cards, id: plans, heading: All plans }\n'
  const files = {
    ...catalogSite,
    ...inBoth('pages/plans.yaml', pageWith('path: /plans').replace(/ {2}- type[\s\S]*/, cards)),
    'site.yaml': `${smallSite['site.yaml']}pricesIncludeVat: ${withVat}\n`,
  }
  const catalog = { '@type': 'OfferCatalog', '@id': `${origin}/plans#plans` }
  const price = { priceCurrency: 'EUR', valueAddedTaxIncluded: withVat === 'true' }

  expect(graphOf(files, 'plans')).toContainEqual(
    expect.objectContaining({
      ...catalog,
      itemListElement: [1199, 2400].map((minPrice) =>
        expect.objectContaining({
          priceSpecification: { '@type': 'PriceSpecification', minPrice, ...price },
        }),
      ),
    }),
  )
})
