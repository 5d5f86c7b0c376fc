import type { Document } from 'yaml'
import { isRecord, type Site, valueAt } from '#generator/index.ts'
import { insertItem, type YamlPath } from './edit-yaml.ts'

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

function listAt(data: unknown, path: string): readonly unknown[] {
  const list = valueAt(data, path)
  return Array.isArray(list) ? list : []
}
