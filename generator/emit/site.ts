import type { Cache } from '../cache.ts'
import { hrefOf, languageOf } from '../model/links.ts'
import type { Language, Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import { resolveDocument } from '../text/resolve.ts'

/** What the build needs to know beside the pages, as `schema/data/site.schema.json` describes it. */
export function emitSite(site: Site, cache: Cache): unknown {
  const settings = site.find('site', 'site')
  const { security } = recordOf(settings && resolveDocument(site, settings, site.source, cache))
  const scheduling = emitScheduling(site, cache)
  const redirects = Object.entries(recordOf(site.find('redirects', 'redirects')?.data))

  return {
    redirects: redirects.map(([from, to]) => ({
      from,
      to: hrefOf(String(to), site, languageOf(site, from)),
    })),
    ...(scheduling !== undefined && { scheduling }),
    ...(security !== undefined && { security }),
  }
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})

/** The service where visitors choose a time, with the duration filled in; undefined where the site has none. */
export function emitScheduling(site: Site, cache: Cache): unknown {
  const settings = site.find('site', 'site')
  const { scheduling } = recordOf(settings && resolveDocument(site, settings, site.source, cache))
  if (!isRecord(scheduling)) return undefined

  const { booking, duration, ...rest } = scheduling
  const minutes = minutesOf(site, duration)
  return { load: 'entry', ...rest, booking: String(booking).replaceAll('{minutes}', minutes) }
}

/** Whether a section of the page books, or a form that one of them shows. */
export function isBooking(site: Site, { data }: SourceDocument, { code }: Language): boolean {
  const { sections } = recordOf(data)
  if (!Array.isArray(sections)) return false

  return sections.map(recordOf).some(({ books, form }) => {
    if (books === true) return true
    return 'booking' in recordOf(site.find('form', String(form), code)?.data)
  })
}

function minutesOf({ facts }: Site, duration: unknown): string {
  const { number = 0, unit } = facts.get(String(duration)) ?? {}
  return String(unit === 'hour' ? number * 60 : number)
}
