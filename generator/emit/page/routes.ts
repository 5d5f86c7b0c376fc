import type { Route, RouteList, Tile } from '#site/types.ts'
import type { Cache } from '../../cache.ts'
import { joinAddress } from '../../model/links.ts'
import type { Language, Site } from '../../model/site.ts'
import { requireContent } from '../../text/resolve.ts'
import { emitPlans } from '../catalog.ts'
import { pageNames } from './page-names.ts'

/** The pages that search engines may list, for each language, the one of the reader first. */
export const emitRoutes = (site: Site, reader: Language, cache: Cache): RouteList[] =>
  [reader, ...site.languages.filter(({ code }) => code !== reader.code)].map((language) => ({
    language: language.code,
    name: requireContent(site, 'language', { language }, cache).name,
    home: joinAddress(language.prefix, '/'),
    routes: routesOf(site, language, cache),
  }))

function routesOf(site: Site, language: Language, cache: Cache): Route[] {
  const tiles = new Map(
    site.all('page', language.code).flatMap((page) => {
      const { status, isUnlisted, tile } = site.faceOf(page)
      if (status !== undefined || isUnlisted) return []
      return [[joinAddress(language.prefix, site.pathOf(page.name) ?? `/${page.name}`), tile]]
    }),
  )
  const plans = emitPlans(site, language, cache)
  const sizes = new Map(plans.map(({ href, size }) => [href, size]))

  return [...pageNames(site, language, cache)].flatMap(([path, name]) => {
    if (!tiles.has(path)) return []
    const [tile, size] = [tiles.get(path), sizes.get(path)]
    return [
      {
        path,
        name,
        // Cast: content with errors is not emitted, so the tile is one of the sprite.
        ...(tile !== undefined && { tile: tile as Tile }),
        ...(size !== undefined && { size }),
      },
    ]
  })
}
