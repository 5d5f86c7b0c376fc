import type { GraphNode } from '#site/types.ts'
import { joinAddress } from '../../model/links.ts'
import type { Language, Site } from '../../model/site.ts'
import { pageName } from './page-names.ts'

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
