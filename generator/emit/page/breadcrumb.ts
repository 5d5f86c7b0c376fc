import type { GraphNode } from '#site/types.ts'
import type { Cache } from '../../cache.ts'
import { joinAddress } from '../../model/links.ts'
import type { Language, Site } from '../../model/site.ts'
import { isRecord } from '../../read/path.ts'
import { fillFacts, requireContent } from '../../text/resolve.ts'
import { emitPlans } from '../catalog.ts'

/** The home page, the pages above a page by its address, and the page itself, as schema.org lists them. */
export function breadcrumbOf(
  site: Site,
  path: string,
  language: Language,
  cache: Cache,
): GraphNode {
  const titles = cache.get(titlesOf, site, language)
  const labels = cache.get(labelsOf, site, language, cache)
  const steps = path.slice(language.prefix.length).split('/').slice(1)
  const parts = steps.map((_, index) => `/${steps.slice(0, index).join('/')}`)
  const above = parts.map((each) => joinAddress(language.prefix, each))

  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, path]
      .filter((each) => titles.has(each))
      .map((each, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name:
          labels.get(each) ??
          withoutBrand(fillFacts(site, language, titles.get(each) ?? '', cache)),
        item: `${site.settings.origin}${each}`,
      })),
  }
}

/** The titles of the pages of a language as they are written, by address. */
const titlesOf = (site: Site, language: Language): ReadonlyMap<string, string> =>
  new Map(
    site
      .all('page', language.code)
      .map(({ name, data }) => [
        joinAddress(language.prefix, site.pathOf(name) ?? `/${name}`),
        isRecord(data) ? String(data['title']) : '',
      ]),
  )

/** What the menus of a language call its pages, by address. */
function labelsOf(site: Site, language: Language, cache: Cache): ReadonlyMap<string, string> {
  const { header, footer } = requireContent(site, 'navigation', { language }, cache)
  const links = [...header, ...footer.columns.flatMap((column) => column.links)]
  const named = [
    ...emitPlans(site, language, cache).map(({ href, name }) => [href, name] as const),
    ...links.flatMap(({ to, all, label }) => {
      const path = to ?? all?.to
      return path === undefined ? [] : [[path, label] as const]
    }),
  ]
  // The first label of a page counts: the header stands before the footer.
  return new Map(named.toReversed())
}

/** A title without the name of the site, which stands at its end. */
const withoutBrand = (title: string) => title.split(' | ')[0] ?? title
