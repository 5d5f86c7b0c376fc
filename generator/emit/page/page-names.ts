import type { Cache } from '../../cache.ts'
import { joinAddress } from '../../model/links.ts'
import type { Language, Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { fillFacts, requireContent } from '../../text/resolve.ts'
import { emitPlans } from '../catalog.ts'

/**
 * What a page is called: as the menus call it, as the page calls itself, or as its title does. undefined if
 * the language has no page at this path.
 */
export function pageName(
  site: Site,
  language: Language,
  path: string,
  cache: Cache,
): string | undefined {
  const page = cache.get(pagesByPath, site, language).get(path)
  if (!page) return undefined
  const label = cache.get(labelsOf, site, language, cache).get(path)
  if (label !== undefined) return label
  const { name, title } = site.faceOf(page)
  return fillFacts(site, language, name ?? withoutBrand(title), cache).trim()
}

/** What the pages of a language are called, by path, in the order of the menus. */
export function pageNames(
  site: Site,
  language: Language,
  cache: Cache,
): ReadonlyMap<string, string> {
  const pages = cache.get(pagesByPath, site, language)
  const labels = cache.get(labelsOf, site, language, cache)
  const inOrder = [...labels.keys()].filter((path) => pages.has(path))
  return new Map(
    [...new Set([...inOrder, ...pages.keys()])].map((path) => [
      path,
      pageName(site, language, path, cache) ?? '',
    ]),
  )
}

/** The pages of a language by path. */
const pagesByPath = (site: Site, language: Language): ReadonlyMap<string, SourceDocument> =>
  new Map(
    site
      .all('page', language.code)
      .map((page) => [
        joinAddress(language.prefix, site.pathOf(page.name) ?? `/${page.name}`),
        page,
      ]),
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
