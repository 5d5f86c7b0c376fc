import type { BrandIcons } from '#site/types.ts'
import { isRecord } from '../read/path.ts'
import type { Site } from './site.ts'

/** The names of the tiles that a site has drawn. */
export const tilesOf = (site: Site): readonly string[] => Object.keys(dataOf(site))

/** The names of the icons that every site has. */
export const iconsOf = ({ schemas }: Site): string[] =>
  (schemas.root('common.schema.json').node.$defs?.['icon']?.enum ?? []).map(String)

/** The icons of a site that names none. */
const neutral = {
  check: 'line-check',
  quote: 'line-quote',
  page: 'line-page',
  mail: 'line-mail',
  chat: 'line-chat',
} as const

/** What stands for what no section names a tile for, without the plate, which walls alone need. */
export function siteIcons({
  number: _,
  ...own
}: BrandIcons = {}): Omit<BrandIcons, 'number'> & Record<keyof typeof neutral, string> {
  return { ...neutral, ...own }
}

function dataOf(site: Site): Readonly<Record<string, unknown>> {
  const data = site.find('tiles', 'tiles')?.data
  return isRecord(data) ? data : {}
}
