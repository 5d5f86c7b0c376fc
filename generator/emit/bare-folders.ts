import { joinAddress } from '../model/links.ts'
import type { Language, Site } from '../model/site.ts'
import { isRecord } from '../read/path.ts'

/**
 * The addresses below which a language shows neither header nor footer, whether there is a page or
 * not: those of its pages with one task, none of them below another.
 */
export function bareFolders(site: Site, { code, prefix }: Language): readonly string[] {
  const paths = site
    .all('page', code)
    .filter(({ data }) => isRecord(data) && data['layout'] === 'bare' && data['status'] !== 404)
    .map(({ name }) => joinAddress(prefix, site.pathOf(name) ?? `/${name}`))
    .filter((path) => path !== joinAddress(prefix, '/'))

  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)))
}
