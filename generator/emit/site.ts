import { hrefOf } from '../model/links.ts'
import type { Language, Site } from '../model/site.ts'
import { isRecord } from '../read/path.ts'
import { resolveDocument } from '../text/resolve.ts'
import { emitScheduling } from './scheduling.ts'

/** What the build needs to know beside the pages, as `schema/data/site.schema.json` describes it. */
export function emitSite(site: Site): unknown {
  const settings = site.find('site', 'site')
  const { security } = recordOf(settings && resolveDocument(site, settings, site.source))
  const scheduling = emitScheduling(site)
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

/** An old address leads to a page of its own language. */
export const languageOf = ({ translations, source }: Site, address: string): Language =>
  translations.find(({ prefix }) => address === prefix || address.startsWith(`${prefix}/`)) ??
  source

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
