import type { Chrome, LanguageOption } from '#site/types.ts'
import { memoize } from '../memoize.ts'
import { addressOf, homeOf, joinAddress } from '../model/links.ts'
import { type Language, languageNamed, type Site } from '../model/site.ts'
import { siteIcons } from '../model/walls.ts'
import { languageTexts } from '../text/language-texts.ts'
import { requireContent } from '../text/resolve.ts'
import { emitPlans } from './catalog.ts'
import { navigationOf } from './navigation.ts'

/** The header, footer and other parts around each page of a language. */
export function emitChrome(site: Site, language: Language): Chrome {
  const { brand, forms, noticeTile, footerWall, drawerWall } = requireContent(site, 'site', {
    language,
  })
  const { name, words } = languageTexts(site, language)
  const { header, drawer, footer, notice } = navigationOf(site, language)

  return {
    language: language.code,
    name,
    brand: {
      name: brand.name,
      ...(brand.tile && { tile: brand.tile }),
      icons: siteIcons(brand.icons),
    },
    origin: site.settings.origin,
    home: addressOf(homeOf(site), site, language),
    showsFailure: forms?.onFailure === 'message',
    languages: site.languages.map((each) => emitOption(site, each)),
    notFoundFolders: site.languages
      .flatMap((each) => [...bareFolders(site, each.code), each.prefix])
      .toSorted((a, b) => b.length - a.length),
    words,
    header,
    drawer,
    footer,
    ...(notice && { notice }),
    ...(noticeTile !== undefined && { noticeTile }),
    ...(footerWall !== undefined && { footerWall }),
    ...(drawerWall !== undefined && { drawerWall }),
    plans: emitPlans(site, language),
  }
}

function emitOption(site: Site, language: Language): LanguageOption {
  const { code, prefix } = language
  const { name, short } = languageTexts(site, language)
  const { language: base, region = '' } = new Intl.Locale(language.locale).maximize()
  return { code, name, short, prefix, locale: `${base}_${region}` }
}

/**
 * The path prefixes of a language that show no header and footer, also on not-found pages: the
 * paths of its pages with the layout `bare`. A path below another one is left out.
 */
export const bareFolders = memoize((site: Site, code: string): readonly string[] => {
  const { prefix } = languageNamed(site, code)
  const paths = site
    .all('page', code)
    .filter((page) => {
      const { layout, status } = site.faceOf(page)
      return layout === 'bare' && status !== 404
    })
    .map(({ name }) => joinAddress(prefix, site.pathOf(name, code) ?? `/${name}`))
    .filter((path) => path !== joinAddress(prefix, '/'))

  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)))
})
