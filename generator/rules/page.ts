import { fingerprint } from '../compare/translation-record.ts'
import { missingName } from '../diagnostics/diagnostic.ts'
import {
  hrefOf,
  joinAddress,
  languageOf,
  pageAddresses,
  plainAddress,
  readTarget,
} from '../model/links.ts'
import { pagesIn } from '../model/outline.ts'
import type { Site } from '../model/site.ts'
import { located } from '../model/text-place.ts'
import { type Text, textsOf, valuesIn } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path, valueAlong } from '../read/path.ts'
import { linksIn } from '../text/markup.ts'
import { groupRule, indexRule, type Row, siteRule } from './rule.ts'

/** The id of the main part of every page. */
const reserved = 'main'

export const duplicateAnchor = groupRule('page/duplicate-anchor', 'error', function* (site) {
  for (const document of pagesIn(site)) {
    const owners = new Map<string, Path>()

    for (const { value, path, schema } of valuesIn(document, site.schemas)) {
      if (typeof value !== 'string' || !(isSectionId(path) || schema['x-anchor'])) continue
      const where = () => ({
        ...located(document, path),
      })
      const owner = owners.get(value)
      if (value === reserved) yield { messageId: 'reserved', data: { id: value }, ...where() }
      // Another rule reports two sections with one id.
      if (owner && !(isSectionId(owner) && isSectionId(path)) && !isSameList(owner, path)) {
        yield {
          messageId: 'twice',
          data: { id: value },
          ...where(),
          related: [{ at: document.place(owner), message: 'other' }],
        }
      }
      if (!owner) owners.set(value, path)
    }
  }
})

const isSectionId = (path: Path) => path.length === 3 && path[0] === 'sections' && path[2] === 'id'

/** Whether two ids are of items of one list. */
const isSameList = (a: Path, b: Path) => a.slice(0, -2).join() === b.slice(0, -2).join()

export const duplicatePath = siteRule('page/duplicate-path', 'error', function* (site) {
  const owners = new Map<string, SourceDocument>()
  for (const { code, prefix } of site.languages) {
    // Primary addresses come first, so that a conflict is reported at the other address.
    for (const { page, path, key } of pageAddresses(site, code)) {
      const address = joinAddress(prefix, path)
      const owner = owners.get(address)
      if (!owner) {
        owners.set(address, page)
        continue
      }
      yield {
        messageId: 'taken',
        data: { page: owner.name, path },
        at: page.place(key),
        related: [{ at: owner.place([]), message: 'other' }],
      }
    }
  }
})

export const hiddenRedirect = siteRule('page/hidden-redirect', 'error', function* (site) {
  const document = site.find('redirects', 'redirects')
  if (!document || !isRecord(document.data)) return

  const pages = addressesOfPages(site)
  for (const [from, to] of Object.entries(document.data)) {
    const target = hrefOf(String(to), site, languageOf(site, from))
    const isCircle = from.endsWith('*') && target.startsWith(from.slice(0, -1))
    if (!pages.has(plainAddress(from)) && !isCircle) continue

    yield {
      messageId: isCircle ? 'circle' : 'hidden',
      data: { from, target },
      ...located(document, [from], { part: 'key' }),
    }
  }
})

const addressesOfPages = (site: Site): ReadonlySet<string> =>
  new Set(
    site.languages.flatMap(({ code, prefix }) =>
      pageAddresses(site, code).map(({ path }) => joinAddress(prefix, path)),
    ),
  )

export const noHome = siteRule('page/no-home', 'error', function* (site) {
  const home = site.all('page').find((page) => site.outlineOf(page).path === '/')

  for (const { code, isPartial } of site.languages) {
    const pages = site.all('page', code)
    if (isPartial || pages.some(({ name }) => site.pathOf(name, code) === '/')) continue
    const own = home && site.find('page', home.name, code)
    // What cannot be read, or is no address, is told there.
    if (own && !site.outlineOf(own).path?.startsWith('/')) continue
    // Another rule reports a page that lacks a translation by mistake.
    if (home && !own && (!isRecord(home.data) || home.data['languages'] === undefined)) continue
    // The page that is home elsewhere, or is called so, is the one that lost its line.
    const [first] = pages.toSorted((a, b) => rank(b.name, home) - rank(a.name, home))
    const at = first?.place([]) ?? site.find('site', 'site')?.place(['languages'])
    if (at) yield { messageId: 'none', data: { language: { language: code } }, at }
  }
})

const rank = (name: string, home: SourceDocument | undefined) =>
  [home?.name, 'home'].indexOf(name) + 1

export const orphan = indexRule(
  'page/orphan',
  'warning',
  (group) => {
    const texts = Map.groupBy(textsOf(group), ({ document }) => document)
    return group.documents.flatMap((document): readonly PageRow[] => {
      const links = new Set((texts.get(document) ?? []).flatMap(targetsIn))
      const { kind, name, language, file } = document
      if (kind !== 'page') return links.size > 0 ? [{ file, language, links: [...links] }] : []
      return [{ file, language, page: name, isEntry: isEntry(document), links: [...links] }]
    })
  },
  function* (rows, site) {
    for (const { code } of site.languages) {
      // Without its menus or its home page, a language would have an orphan of each page that they lead to.
      const hasHome = site
        .all('page', code)
        .some(({ name }) => (site.pathOf(name, code) ?? '/') === '/')
      if (!hasHome || site.find('navigation', 'navigation', code)?.data === undefined) continue
      const reached = reachedPages(site, code, rows)
      for (const { file, page, language } of rows) {
        if (page === undefined || language !== code || reached.has(page)) continue
        yield { messageId: 'orphan', data: { page }, at: { file, line: 1, column: 1 } }
      }
    }
  },
)

/** A page, or another document with links. */
interface PageRow extends Row {
  readonly language?: string | undefined
  readonly page?: string
  /** Whether visitors reach the page without a link, or should not. */
  readonly isEntry?: boolean
  /** The pages that it links to, as written. */
  readonly links: readonly string[]
}

/** The pages of a language that are reachable by links from its entry pages and other files. */
function reachedPages(site: Site, language: string, rows: readonly PageRow[]): ReadonlySet<string> {
  const own = rows.filter((row) => (row.language ?? language) === language)
  const links = new Map(
    own.flatMap(({ page, links: to }) => (page === undefined ? [] : [[page, to]])),
  )
  const targetOf = (link: string) => site.pageNamed(link) ?? link
  const reached = new Set<string>()
  const queue = own.flatMap(({ page, isEntry: isStart, links: to }) => {
    if (page === undefined) return to.map(targetOf)
    return isStart || site.pathOf(page, language) === '/' ? [page] : []
  })
  for (const page of queue) {
    if (reached.has(page)) continue
    reached.add(page)
    queue.push(...(links.get(page) ?? []).map(targetOf))
  }
  return reached
}

function isEntry({ data }: SourceDocument): boolean {
  const { status, unlisted } = isRecord(data) ? data : {}
  return status === 404 || unlisted === true
}

function targetsIn({ text, schema }: Text): readonly string[] {
  return linksOf(text, schema).flatMap((link) => {
    const target = readTarget(link)
    return target.kind === 'page' ? [target.page] : []
  })
}

const linksOf = (text: string, schema: Text['schema']) => {
  if (schema['x-ref'] === 'page') return [text]
  return schema['x-kind'] === 'rich' ? linksIn(text) : []
}

export const removed = siteRule('page/removed', 'warning', function* (site) {
  const redirects = site.find('redirects', 'redirects')
  const told = redirects ?? site.find('site', 'site')
  for (const page of removedPages(site)) {
    const addresses = site.languages
      .map(({ prefix }) => joinAddress(prefix, `/${page}`))
      .filter((address) => !isRedirected(redirects, address))
    if (addresses.length === 0 || !told) continue
    const target = renamedTo(site, page) ?? parentOf(site, page)
    yield {
      messageId: 'removed',
      data: { page, addresses, lines: addresses.map((address) => `${address}: ${target}`) },
      at: told.place([]),
      path: page,
      missing: missingName('page', page),
    }
  }
})

/** The pages with a record of translations that no language has any more. */
const removedPages = (site: Site): ReadonlySet<string> =>
  new Set(
    site
      .all('state')
      .flatMap(({ name }) => /^[^/]+\/pages\/(.+)$/.exec(name)?.[1] ?? [])
      .filter((page) => site.pathOf(page) === undefined),
  )

const isRedirected = (redirects: SourceDocument | undefined, address: string) =>
  Object.keys(Object(redirects?.data)).some((from) =>
    from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : plainAddress(from) === address,
  )

/** The page that has the title of a removed one: its file was renamed. */
function renamedTo(site: Site, page: string): string | undefined {
  const record = site.all('state').find(({ name }) => name.endsWith(`/pages/${page}`))
  const title = valueAlong(record?.data, [`pages/${page}#title`, 'source'])
  return site
    .all('page', site.source.code)
    .find(({ data }) => title === fingerprint(String(valueAlong(data, ['title']))))?.name
}

/** The page above another one: plans for plans/core. The home page if there is none. */
function parentOf(site: Site, page: string): string {
  const parent = page.slice(0, Math.max(page.lastIndexOf('/'), 0))
  if (site.all('page').some(({ name }) => name === parent)) return parent
  return site.all('page').find(({ name }) => site.pathOf(name) === '/')?.name ?? 'home'
}
