import type { BrandData, ContentMap, Scheduling, SiteData } from '#site/types.ts'
import { brandOf, drawnTiles } from '../../brand/brand-of.ts'
import { minutesOf } from '../../model/facts/facts.ts'
import { addressOf, firstPageOf, hrefOf, languageOf } from '../../model/links.ts'
import type { Language, Site } from '../../model/site.ts'
import { iconsOf, siteIcons } from '../../model/walls.ts'
import { isRecord } from '../../read/path.ts'
import { requireContent, resolveContent } from '../../text/resolve.ts'

/**
 * The colours, fonts and tiles of a site. Its fonts have the names of files that `site.yaml` gives them. Of the icons that
 * every site has it names those that the given texts do, all texts of the content, or without them all icons.
 */
export function emitBrand(site: Site, texts?: Iterable<string>): BrandData {
  const data = site.find('site', 'site')?.data
  const brand = isRecord(data) ? data['brand'] : undefined
  const own = siteIcons(isRecord(brand) && isRecord(brand['icons']) ? brand['icons'] : {})
  return {
    ...brandOf(brand),
    tiles: drawnTiles(site.find('tiles', 'tiles')?.text ?? ''),
    icons: texts
      ? named(iconsOf(site), [...Object.values(own).map(String), ...texts])
      : iconsOf(site),
  }
}

function named(icons: string[], texts: readonly string[]) {
  const words = new Set(texts.flatMap((text) => text.match(/\b[a-z]+(?:-[a-z0-9]+)+/g) ?? []))
  return icons.filter((icon) => words.has(icon))
}

/** The data of the whole site that the build needs. */
export function emitSite(site: Site): SiteData {
  const { security } = requireContent(site, 'site', { language: site.source })
  const scheduling = emitScheduling(site)
  // Not resolved per language: each address leads to a page in its own language.
  const redirects = site.find('redirects', 'redirects')?.data

  return {
    redirects: [
      ...Object.entries(isRecord(redirects) ? redirects : {}).map(([from, to]) => ({
        from,
        to: hrefOf(String(to), site, languageOf(site, from)),
      })),
      ...site.translations.flatMap((language) => {
        const first = firstPageOf(site, language.code)
        return first === undefined
          ? []
          : [{ from: language.prefix, to: addressOf(first, site, language) }]
      }),
    ],
    ...(scheduling !== undefined && { scheduling }),
    ...(security !== undefined && { security }),
  }
}

/** The appointment service, with the duration filled in. undefined if the site has none. */
export function emitScheduling(site: Site): Scheduling | undefined {
  const { scheduling } = requireContent(site, 'site', { language: site.source })
  if (!scheduling) return undefined

  const { booking, duration, ...rest } = scheduling
  const minutes = minutesOf(site.facts.get(duration ?? ''))
  return { load: 'entry', ...rest, booking: booking.replaceAll('{minutes}', String(minutes)) }
}

/** Whether a section of the page, or a form on the page, offers appointments. */
export function isBooking(
  site: Site,
  { sections }: ContentMap['page'],
  language: Language,
): boolean {
  return sections.some((section) => {
    if ('books' in section && section.books === true) return true
    if (!('form' in section)) return false
    return resolveContent(site, 'form', { name: section.form, language })?.booking !== undefined
  })
}
