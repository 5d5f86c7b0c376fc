import type { Document } from 'yaml'
import { isRecord, readTarget, type Site, valueAt } from '#generator/index.ts'
import { insertItem, removeAt, type YamlPath } from './edit-yaml.ts'

/** A list of links in `navigation.yaml`. */
interface Menu {
  /** `header`, `drawer`, or the id of a column of the footer. */
  readonly name: string
  readonly path: YamlPath
  readonly entries: readonly unknown[]
}

/** The menus of a language. */
function menusOf(data: unknown): readonly Menu[] {
  const columns = listAt(data, 'footer.columns')
  const lists = [
    { name: 'header', path: ['header'], at: 'header' },
    { name: 'drawer', path: ['drawer'], at: 'drawer' },
    ...columns.map((column, index) => ({
      name: String(isRecord(column) ? column['id'] : index),
      path: ['footer', 'columns', index, 'links'],
      at: `footer.columns[${index}].links`,
    })),
  ]
  return lists.map(({ name, path, at }) => ({ name, path, entries: listAt(data, at) }))
}

/** The names of the menus of a site. */
export const menuNames = (site: Site): readonly string[] =>
  menusOf(navigationOf(site, site.source.code)?.data).map(({ name }) => name)

export const navigationOf = (site: Site, language: string) =>
  site.find('navigation', 'navigation', language)

interface MenuEntry {
  readonly label: string
  readonly to: string
}

/**
 * Adds an entry to a menu: last of its plain links, before the button and the submenus that a menu
 * ends with.
 */
export function addMenuEntry(
  document: Document,
  { data, menu: name }: { readonly data: unknown; readonly menu: string },
  entry: MenuEntry,
): void {
  const menu = menusOf(data).find((each) => each.name === name)
  if (!menu) return
  const last = menu.entries.findLastIndex(
    (each) => isRecord(each) && each['highlight'] !== true && each['menu'] === undefined,
  )
  insertItem(document, menu.path, entry, last < 0 ? undefined : last)
}

/** Takes the entries that lead to a page out of all menus of a language. */
export function removeMenuEntries(document: Document, data: unknown, isTarget: IsTarget): void {
  const paths = menusOf(data).flatMap(({ path, entries }) =>
    entries.flatMap((entry, index) =>
      isRecord(entry) && leadsTo(entry['to'], isTarget) ? [[...path, index]] : [],
    ),
  )
  // From the last to the first: the positions before it stay as they are.
  for (const path of paths.toReversed()) removeAt(document, path)
}

/** Whether a page id or another address of a page is that of a certain page. */
export type IsTarget = (page: string) => boolean

/** Whether a target leads to a certain page. */
export function leadsTo(target: unknown, isTarget: IsTarget): boolean {
  if (typeof target !== 'string') return false
  const read = readTarget(target)
  return read.kind === 'page' && isTarget(read.page)
}

function listAt(data: unknown, path: string): readonly unknown[] {
  const list = valueAt(data, path)
  return Array.isArray(list) ? list : []
}
