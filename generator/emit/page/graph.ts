import type { GraphNode, Page } from '#site/types.ts'
import { joinAddress } from '../../model/links.ts'
import type { Language, Site } from '../../model/site.ts'
import { requireContent } from '../../text/resolve.ts'
import { navigationOf } from '../navigation.ts'
import { caseOf, offersOf } from './offers.ts'
import { pageName } from './page-names.ts'

/**
 * What a page says in the words of schema.org: https://schema.org. It claims nothing that the page does
 * not say. The home page describes the organization; other pages refer to it by its `@id`.
 */
export function emitGraph(
  site: Site,
  page: GraphPage,
  kind: 'about' | undefined,
  language: Language,
): GraphNode[] {
  const { brand } = requireContent(site, 'site', { language })
  const home = joinAddress(language.prefix, '/')
  const url = absolute(site, page.path)
  const organization = { '@id': `${absolute(site, '/')}#organization` }
  const website = { '@id': `${absolute(site, home)}#website` }
  const isHome = page.path === home

  return [
    ...(isHome
      ? [
          { '@type': 'Organization', ...organization, ...organizationOf(site, language) },
          {
            '@type': 'WebSite',
            ...website,
            name: brand.name,
            url,
            inLanguage: language.code,
            publisher: organization,
          },
        ]
      : []),
    {
      '@type': typesOf(page, kind),
      '@id': url,
      url,
      name: page.title,
      description: page.description,
      inLanguage: language.code,
      isPartOf: website,
      ...(kind === 'about' && { about: organization }),
      ...(!isHome && { breadcrumb: breadcrumbOf(site, page.path, language) }),
    },
    ...offersOf(site, page, language),
    ...caseOf(site, page, language),
  ]
}

const absolute = ({ settings }: Site, path: string) => `${settings.origin}${path}`

/** The page itself, which has one type or more. */
function typesOf({ sections }: GraphPage, kind: 'about' | undefined): string | readonly string[] {
  const types = [
    ...(kind === 'about' ? ['AboutPage'] : []),
    ...(sections.some(({ type }) => type === 'form') ? ['ContactPage'] : []),
  ]
  return types.length > 1 ? types : (types[0] ?? 'WebPage')
}

function organizationOf(site: Site, language: Language): GraphNode {
  const { brand, organization } = requireContent(site, 'site', { language })
  const { footer } = navigationOf(site, language)
  const { kind, street, postalCode, city, country, telephone, registration } = organization ?? {}
  const email = organization?.email ?? footer.email
  const address = {
    ...(street !== undefined && { streetAddress: street }),
    ...(postalCode !== undefined && { postalCode }),
    ...(city !== undefined && { addressLocality: city }),
    ...(country !== undefined && { addressCountry: country }),
  }
  return {
    ...(kind !== undefined && { '@type': kind }),
    name: brand.name,
    url: absolute(site, '/'),
    logo: absolute(site, '/icon-512.png'),
    ...(email !== undefined && { email }),
    ...(registration !== undefined && { identifier: registration }),
    ...(Object.keys(address).length > 0 && { address: { '@type': 'PostalAddress', ...address } }),
    ...(telephone !== undefined && { telephone }),
  }
}

/** What the structured data of a page follows from. */
export type GraphPage = Pick<Page, 'path' | 'title' | 'description' | 'sections'>

/** The home page, the pages above a page by its address, and the page itself, as schema.org lists them. */
export function breadcrumbOf(site: Site, path: string, language: Language): GraphNode {
  const steps = path.slice(language.prefix.length).split('/').slice(1)
  const parts = steps.map((_, index) => `/${steps.slice(0, index).join('/')}`)
  const above = parts.map((each) => joinAddress(language.prefix, each))

  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, path]
      .map((each) => ({ path: each, name: pageName(site, language, each) }))
      .filter(({ name }) => name !== undefined)
      .map((each, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: each.name,
        item: `${site.settings.origin}${each.path}`,
      })),
  }
}
