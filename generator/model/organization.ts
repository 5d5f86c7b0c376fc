import { isRecord } from '../read/path.ts'
import type { Site } from './site.ts'

/** What can be shown of the organization, and the keys of `organization` in `site.yaml` of which one has to be there. */
const keysOf = {
  address: ['street', 'postalCode', 'city'],
  telephone: ['telephone'],
  email: ['email'],
  hours: ['hours'],
} as const

export type Detail = keyof typeof keysOf

export const isDetail = (text: string): text is Detail => text in keysOf

/** What `site.yaml` says of the organization. */
export function detailsOf(site: Site): readonly string[] {
  const settings = site.find('site', 'site')?.data
  const organization = isRecord(settings) ? settings['organization'] : undefined
  const given = isRecord(organization) ? organization : {}
  return Object.entries(keysOf).flatMap(([detail, keys]) =>
    keys.some((key) => given[key] !== undefined) ? [detail] : [],
  )
}
