import type { Cache } from '../../cache.ts'
import { joinAddress } from '../../model/links.ts'
import type { Language, Site } from '../../model/site.ts'
import { fillFacts, requireContent } from '../../text/resolve.ts'
import { emitPlans } from '../catalog.ts'

/**
 * What the pages of a language are called, by address, in the order of the menus: as the menus call them,
 * as the page calls itself, or as its title does.
 */
export function pageNames(
  site: Site,
  language: Language,
  cache: Cache,
): ReadonlyMap<string, string> {
  const names = cache.get(ownNames, site, language, cache)
  const labels = cache.get(labelsOf, site, language, cache)
  const inOrder = [...labels.keys()].filter((path) => names.has(path))
  return new Map(
    [...new Set([...inOrder, ...names.keys()])].map((path) => [
      path,
      labels.get(path) ?? names.get(path) ?? '',
    ]),
  )
}

/** The names of the pages of a language, or their titles without the name of the site. */
const ownNames = (site: Site, language: Language, cache: Cache): ReadonlyMap<string, string> =>
  new Map(
    site.all('page', language.code).map((page) => {
      const { name, title } = site.faceOf(page)
      const text = name ?? withoutBrand(title)
      return [
        joinAddress(language.prefix, site.pathOf(page.name) ?? `/${page.name}`),
        fillFacts(site, language, text, cache).trim(),
      ]
    }),
  )

/** What the menus call pages. The first label of a page counts: the header stands before the footer. */
function labelsOf(site: Site, language: Language, cache: Cache): ReadonlyMap<string, string> {
  const { header, footer } = requireContent(site, 'navigation', { language }, cache)
  const labels = new Map<string, string>()
  const add = (path: string | undefined, label: string) => {
    if (path !== undefined && !labels.has(path)) labels.set(path, label)
  }
  for (const { to, all, label } of header) add(to ?? all?.to, label)
  for (const { href, name } of emitPlans(site, language, cache)) add(href, name)
  for (const { to, label } of footer.columns.flatMap(({ links }) => links)) add(to, label)
  return labels
}

/** A title without the name of the site, which stands at its end. */
const withoutBrand = (title: string) => title.split(' | ')[0] ?? title
