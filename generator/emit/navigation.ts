import type { Chrome, FooterContent } from '#site/types.ts'
import { joinAddress } from '../model/links.ts'
import type { Language, Site } from '../model/site.ts'
import { fillFacts, resolveContent } from '../text/resolve.ts'
import { emitOrganization } from './organization.ts'

type Menus = Pick<Chrome, 'header' | 'drawer' | 'footer' | 'notice'>

/** The menus, the footer and the notice of a language. A menu that is not written has the pages of the first level. */
export function navigationOf(site: Site, language: Language): Menus {
  const own = resolveContent(site, 'navigation', { language })
  const header = own?.header ?? pagesOf(site, language)
  return {
    ...own,
    header,
    drawer: own?.drawer ?? header,
    footer: footerOf(site, language, own?.footer),
  }
}

/** The footer, with what it shows of the organization before its own lines. */
function footerOf(
  site: Site,
  language: Language,
  { show = [], ...own }: FooterContent = {},
): Menus['footer'] {
  const footer = { lines: [], columns: [], ...own }
  if (show.length === 0) return footer

  const { address, telephone, email, hours } = emitOrganization(site, language)
  const open = hours.filter(({ times }) => times.length > 0)
  const lines = {
    address,
    telephone: telephone ? [telephone.text] : [],
    email: [],
    hours: open.map(({ days, times }) => `${days} ${times.join(', ')}`),
  }
  return {
    ...footer,
    ...(show.includes('email') && email !== undefined && { email: own.email ?? email }),
    lines: [...show.flatMap((detail) => lines[detail]), ...footer.lines],
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
