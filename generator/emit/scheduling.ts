import type { Language, Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import { resolveDocument } from '../text/resolve.ts'

/** The service where visitors choose a time, with the duration filled in; undefined where the site has none. */
export function emitScheduling(site: Site): unknown {
  const settings = site.find('site', 'site')
  const { scheduling } = recordOf(settings && resolveDocument(site, settings, site.source))
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

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
