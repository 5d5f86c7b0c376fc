import type { Chrome } from '#site/types.ts'
import { joinAddress } from '../model/links.ts'
import type { Language, Site } from '../model/site.ts'
import { fillFacts, resolveContent } from '../text/resolve.ts'

type Menus = Pick<Chrome, 'header' | 'drawer' | 'footer' | 'notice'>

/** The menus, the footer and the notice of a language. A menu that is not written has the pages of the first level. */
export function navigationOf(site: Site, language: Language): Menus {
  const own = resolveContent(site, 'navigation', { language })
  const header = own?.header ?? pagesOf(site, language)
  return {
    ...own,
    header,
    drawer: own?.drawer ?? header,
    footer: { lines: [], columns: [], ...own?.footer },
  }
}

function pagesOf(site: Site, language: Language): Menus['header'] {
  return site.all('page', language.code).flatMap((page) => {
    const path = site.pathOf(page.name, language.code) ?? `/${page.name}`
    const { name, title, status, isUnlisted } = site.faceOf(page)
    if (path.lastIndexOf('/') > 0 || path === '/' || status === 404 || isUnlisted) return []
    const label = fillFacts(site, language, name ?? withoutBrand(title)).trim()
    return [{ label, to: joinAddress(language.prefix, path) }]
  })
}

/** What a title says before the name of the site. */
export const withoutBrand = (title: string) => title.split(' | ')[0] ?? title
