import type { Route, RouteGroup, RouteList } from '#site/types.ts'
import { joinAddress } from '../../model/links.ts'
import type { Language, Site } from '../../model/site.ts'
import { languageTexts } from '../../text/language-texts.ts'
import { emitPlans } from '../catalog.ts'
import { pageGroups } from './page-names.ts'

/** The pages that search engines may list, for each language, the one of the reader first. */
export const emitRoutes = (site: Site, reader: Language): RouteList[] =>
  [reader, ...site.languages.filter(({ code }) => code !== reader.code)].map((language) => ({
    language: language.code,
    name: languageTexts(site, language).name,
    home: joinAddress(language.prefix, '/'),
    groups: groupsOf(site, language),
  }))

function groupsOf(site: Site, language: Language): RouteGroup[] {
  const tiles = new Map(
    site.all('page', language.code).flatMap((page) => {
      const { status, isUnlisted, tile } = site.faceOf(page)
      if (status !== undefined || isUnlisted) return []
      return [
        [
          joinAddress(language.prefix, site.pathOf(page.name, language.code) ?? `/${page.name}`),
          tile,
        ],
      ]
    }),
  )
  const plans = emitPlans(site, language)
  const sizes = new Map(plans.map(({ href, size }) => [href, size]))

  const routeOf = (path: string, name: string): Route => {
    const [tile, size] = [tiles.get(path), sizes.get(path)]
    return {
      path,
      name,
      ...(tile !== undefined && { tile }),
      ...(size !== undefined && { size }),
    }
  }

  return pageGroups(site, language).flatMap(({ heading, names }) => {
    const routes = [...names].flatMap(([path, name]) =>
      tiles.has(path) ? [routeOf(path, name)] : [],
    )
    return routes.length === 0 ? [] : [{ ...(heading !== undefined && { heading }), routes }]
  })
}
