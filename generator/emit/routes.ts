import { joinAddress } from '../model/links.ts'
import type { Language, Site } from '../model/site.ts'
import { isRecord } from '../read/path.ts'
import { fillFacts } from '../text/resolve.ts'

/** The pages of a language that have an address, for the sitemap. */
export function emitRoutes(site: Site, language: Language): unknown {
  return site.all('page', language.code).flatMap(({ name, data }) => {
    if (!isRecord(data) || data['status'] !== undefined || data['unlisted'] === true) return []
    const path = joinAddress(language.prefix, site.pathOf(name) ?? `/${name}`)
    return [{ path, title: fillFacts(site, language, String(data['title'])) }]
  })
}
