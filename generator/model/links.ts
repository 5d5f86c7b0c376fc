import { memoize } from '../memoize.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path } from '../read/path.ts'
import type { Language, Site } from './site.ts'
import { valuesIn } from './texts.ts'

/** An address of a page without language prefix, and the key that declares it. */
interface PageAddress {
  readonly page: SourceDocument
  readonly path: string
  readonly key: Path
}

/** The addresses of all pages of a language. The primary addresses come first. */
export function pageAddresses(site: Site, language: string): readonly PageAddress[] {
  const pages = site.all('page', language)
  return [
    ...pages.map((page) => firstAddress(site, page)),
    ...pages.flatMap((page) => otherAddresses(site, page)),
  ]
}

const firstAddress = (site: Site, page: SourceDocument): PageAddress => ({
  page,
  path: site.pathOf(page.name, page.language) ?? `/${page.name}`,
  key: ['path'],
})

const otherAddresses = (site: Site, page: SourceDocument): readonly PageAddress[] =>
  site
    .outlineOf(page)
    .writtenAliases.map((path, index) => ({ page, path, key: ['aliases', index] }))

/** The target of a link, as the author wrote it. */
type Target =
  | {
      readonly kind: 'page'
      readonly page: string
      readonly query: string | undefined
      readonly anchor: string | undefined
    }
  | { readonly kind: 'anchor'; readonly anchor: string }
  | { readonly kind: 'address'; readonly address: string }

/**
 * Parses the target of a link: a page id with an optional ?query and #anchor, an #anchor, or a URL with a safe
 * scheme. A target with another scheme is treated as the id of an unknown page.
 */
export function readTarget(text: string): Target {
  if (/^(https?|mailto|tel):/i.test(text)) return { kind: 'address', address: text }

  const [written = '', anchor] = text.split('#')
  const [page = '', query] = written.split('?')
  if (page === '') return { kind: 'anchor', anchor: anchor ?? '' }
  return { kind: 'page', page, query, anchor }
}

/**
 * The URL of a link in a language. A page that the language lacks is linked in a language that has
 * it.
 */
export function hrefOf(text: string, site: Site, language: Language): string {
  const target = readTarget(text)
  if (target.kind === 'address') return target.address
  if (target.kind === 'anchor') return `#${target.anchor}`

  const path = addressOf(target.page, site, language)
  const query = target.query === undefined ? '' : `?${target.query}`
  return `${path}${query}${target.anchor === undefined ? '' : `#${target.anchor}`}`
}

/** The path of a page, by its id or another address of it, in a language that has the page: with the prefix. */
export function addressOf(name: string, site: Site, language: Language): string {
  const page = site.pageNamed(name) ?? name
  const home = site.languages.find(({ code }) => site.find('page', page, code))
  const isHere = home === undefined || site.find('page', page, language.code)
  const { prefix, code } = isHere ? language : home
  return joinAddress(prefix, site.pathOf(name, code) ?? `/${name}`)
}

/** The name of the home page. */
export const homeOf = (site: Site): string =>
  site.all('page').find(({ name }) => site.pathOf(name) === '/')?.name ?? 'home'

/**
 * The page where a language begins that has no home page: its first. undefined for a language with one, or without a
 * page.
 */
export const firstPageOf = (site: Site, code: string): string | undefined =>
  site.find('page', homeOf(site), code)
    ? undefined
    : site.all('page', code).find((page) => {
        const { status, isUnlisted } = site.faceOf(page)
        return status === undefined && !isUnlisted
      })?.name

export const joinAddress = (prefix: string, path: string) =>
  path === '/' ? prefix || '/' : `${prefix}${path}`

/** The language of an old address, by its prefix. */
export const languageOf = ({ translations, source }: Site, address: string): Language =>
  translations.find(({ prefix }) => address === prefix || address.startsWith(`${prefix}/`)) ??
  source

/** The page id and anchor of an address on this site. undefined for any other address. */
export function ownAddress(text: string, site: Site): string | undefined {
  if (!site.settings.origin || !text.startsWith('http')) return undefined
  const url = URL.parse(text)
  if (!url || hostOf(url) !== hostOf(URL.parse(site.settings.origin))) return undefined

  const address = plainAddress(url.pathname).toLowerCase()
  const { code, prefix } = languageOf(site, address)
  const path = address.slice(prefix.length) || '/'
  const page = site.all('page').find(({ name }) => site.pathOf(name, code) === path)?.name
  const isAlias = site.aliases.has(path)
  if (page === undefined && !isAlias) return undefined
  return `${page ?? path.slice(1)}${url.hash}`
}

/** Normalizes a path: decodes escapes and removes trailing slashes. */
export function plainAddress(path: string): string {
  const decoded = path.replaceAll(/%([0-9a-f]{2})/gi, (written, hex: string) => {
    const code = Number.parseInt(hex, 16)
    return code < 128 ? String.fromCharCode(code) : written
  })
  return decoded.replace(/(?<=.)\/+$/, '')
}

const hostOf = (url: URL | null) => url?.host.replace(/^www\./, '')

/**
 * The anchors of a page: the ids of its sections, the values that the schema marks as anchors, and
 * the items that a section shows from a list (features, questions), prefixed with the id of the
 * section.
 */
export const anchorsOf = memoize((site: Site, page: SourceDocument): ReadonlySet<string> => {
  const anchors = new Set(ownAnchors(site, page))
  const sections = [...anchors]
  const inLists = [
    ...itemIds(site.find('catalog', 'catalog')?.data, 'features'),
    ...site.all('faq', page.language).flatMap(({ data }) => itemIds(data, 'questions')),
  ]
  for (const section of sections) {
    for (const item of inLists) anchors.add(`${section}-${item}`)
  }
  return anchors
})

/** The anchors that stand in the page itself. */
export function ownAnchors(site: Site, page: SourceDocument): ReadonlySet<string> {
  const anchors = new Set<string>()
  for (const { value, path, schema } of valuesIn(page, site.schemas)) {
    if (typeof value !== 'string') continue
    const isSectionId = path.length === 3 && path[0] === 'sections' && path[2] === 'id'
    if (isSectionId || schema['x-anchor']) anchors.add(value)
  }
  return anchors
}

function itemIds(data: unknown, list: string): readonly string[] {
  const items = isRecord(data) ? data[list] : undefined
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown) =>
    isRecord(item) && typeof item['id'] === 'string' ? [item['id']] : [],
  )
}
