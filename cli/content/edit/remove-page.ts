import { parse } from 'yaml'
import {
  createMemo,
  indexPath,
  isRecord,
  ledgerPath,
  linksIn,
  type Site,
  textsOf,
  withoutListing,
} from '#generator/index.ts'
import { CliError } from '../../cli-error.ts'
import type { ContentEdit } from './edit-content.ts'
import { removeAt } from './edit-yaml.ts'
import { type IsTarget, leadsTo, withoutMenuEntries } from './menus.ts'
import { replaceAddresses, requirePage } from './redirects.ts'

interface RemovedPage {
  /** The page that the addresses lead to now. */
  readonly target: string
  /** Places that still name the page, as `content/en/pages/home.yaml:3`. */
  readonly links: readonly string[]
}

/** Removes a page in every language. Its addresses lead to another page; menus no longer name it. */
export function removePageFrom(edit: ContentEdit, id: string, to?: string): RemovedPage {
  const { site } = edit
  const target = replacementOf(edit, id, to)
  const isTarget: IsTarget = (page) => site.pageNamed(page) === id
  const links = new Set(placesNaming(site, isTarget))
  for (const { name, language } of site.all('page')) {
    if (name === id) edit.remove(`${language}/pages/${id}.yaml`)
  }
  for (const { code } of site.translations) removeRecord(edit, code, `pages/${id}`)
  for (const { language, data } of site.all('navigation')) {
    edit.edit(`${language}/navigation.yaml`, (text) => withoutMenuEntries(text, data, isTarget))
  }
  replaceAddresses(edit, id, target)
  for (const list of ['stand-ins', 'acknowledged'] as const) {
    removeEntries(edit, list, (at) => at.startsWith(`pages/${id}#`))
  }
  return { target, links: [...links] }
}

/** The page that the addresses of a page lead to when it goes: the named one, that above it, or home. */
function replacementOf(edit: ContentEdit, id: string, to?: string): string {
  const { site } = edit
  requirePage(edit, id)
  const home = homeOf(site)
  if (id === home) {
    throw new CliError('The site needs its home page.', 'Change its sections instead.')
  }
  const target = to ?? parentOf(site, id) ?? home
  requirePage(edit, target)
  if (target === id) throw new CliError('The page leads to itself.', 'Name another with --to.')
  return target
}

/** Removes what is on record of a translation. */
function removeRecord(edit: ContentEdit, language: string, address: string): void {
  const own = ledgerPath({ language, address })
  const index = indexPath(language)
  if (edit.has(own)) edit.remove(own)
  if (edit.has(index)) edit.edit(index, (text) => withoutListing(text, address))
}

/** The page with the address /. */
const homeOf = (site: Site): string =>
  site.all('page').find(({ name }) => site.pathOf(name) === '/')?.name ?? 'home'

/** The page that an id begins with: `plans` for `plans/core`. */
function parentOf(site: Site, id: string): string | undefined {
  const parent = id.split('/').slice(0, -1).join('/')
  return site.all('page').some(({ name }) => name === parent) ? parent : undefined
}

/** Where pages and lists name a page. Menus and redirects are changed with it. */
function placesNaming(site: Site, isTarget: IsTarget): readonly string[] {
  return textsOf(site, createMemo()).flatMap(({ document, text, schema, path }) => {
    if (document.kind === 'redirects') return []
    if (document.kind === 'page' && isTarget(document.name)) return []
    if (document.kind === 'navigation' && path.at(-2) !== 'all') return []
    const targets = schema['x-kind'] === 'rich' ? linksIn(text) : []
    const named = schema['x-ref'] === 'page' ? [text] : targets
    if (!named.some((each) => leadsTo(each, isTarget))) return []
    const { file, line } = document.place(path)
    return [`${file}:${line}`]
  })
}

/** Takes out the entries of a list about places that are gone. */
function removeEntries(
  edit: ContentEdit,
  kind: 'stand-ins' | 'acknowledged',
  isGone: (at: string) => boolean,
): void {
  if (!Array.isArray(edit.site.find(kind, kind)?.data)) return
  edit.edit(`${kind}.yaml`, (text) => {
    const entries: unknown = parse(text)
    const gone = (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) =>
      isRecord(entry) && isGone(String(entry['at'])) ? [index] : [],
    )
    return gone.toReversed().reduce((edited, index) => removeAt(edited, [index]), text)
  })
}
