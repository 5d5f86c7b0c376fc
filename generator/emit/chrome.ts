import type { Cache } from '../cache.ts'
import { joinAddress } from '../model/links.ts'
import type { Language, Site } from '../model/site.ts'
import { isRecord } from '../read/path.ts'
import { resolveDocument } from '../text/resolve.ts'
import { emitPlans } from './catalog.ts'

/** What surrounds every page of a language, as `schema/data/chrome.schema.json` describes it. */
export function emitChrome(site: Site, language: Language, cache: Cache): unknown {
  const settings = resolved(site, 'site', language, cache)
  const { name, direction = 'ltr', words } = resolved(site, 'language', language, cache)
  const { header, drawer, footer, notice } = resolved(site, 'navigation', language, cache)

  return {
    language: language.code,
    direction,
    name,
    brand: settings['brand'],
    origin: site.settings.origin,
    home: joinAddress(language.prefix, '/'),
    restoreScroll: recordOf(settings['navigation'])['restoreScroll'] === true,
    showsFailure: recordOf(settings['forms'])['onFailure'] === 'message',
    languages: site.languages.map((each) => emitOption(site, each, cache)),
    notFoundFolders: site.languages
      .flatMap((each) => [...bareFolders(site, each), each.prefix])
      .toSorted((a, b) => b.length - a.length),
    words,
    header,
    drawer,
    footer,
    notice,
    ...optional(settings, 'noticeTile'),
    ...optional(settings, 'footerWall'),
    ...optional(settings, 'drawerWall'),
    plans: emitPlans(site, language, cache),
  }
}

function emitOption(site: Site, language: Language, cache: Cache) {
  const { name = language.code, short = language.code.toUpperCase() } = resolved(
    site,
    'language',
    language,
    cache,
  )
  return { code: language.code, name, short, prefix: language.prefix }
}

function resolved(
  site: Site,
  kind: 'site' | 'language' | 'navigation',
  language: Language,
  cache: Cache,
) {
  const document = site.find(kind, kind, kind === 'site' ? undefined : language.code)
  return recordOf(document && resolveDocument(site, document, language, cache))
}

const optional = (from: Readonly<Record<string, unknown>>, key: string) =>
  key in from ? { [key]: from[key] } : {}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})

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
