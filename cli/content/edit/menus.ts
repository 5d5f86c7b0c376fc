import { isRecord, type Site, valueAt } from '#generator/index.ts'
import type { YamlPath } from './edit-yaml.ts'

/** A list of links in `navigation.yaml`. */
interface Menu {
  /** `header`, `drawer`, or the id of a column of the footer. */
  readonly name: string
  readonly path: YamlPath
  /** Behind which entry a new one goes: the last plain link, before the button and the submenus that a menu ends with. */
  readonly last: number | undefined
}

/** The menus of a language. */
export function menusOf(site: Site, language: string): readonly Menu[] {
  const navigation = site.find('navigation', 'navigation', language)
  if (!navigation) return []
  const listAt = (path: string): readonly unknown[] => {
    const list = valueAt(navigation.data, path)
    return Array.isArray(list) ? list : []
  }
  const menu = (name: string, at: string, path: YamlPath = [at]): Menu => {
    const last = listAt(at).findLastIndex(
      (each) => isRecord(each) && each['highlight'] !== true && each['menu'] === undefined,
    )
    return { name, path, last: last < 0 ? undefined : last }
  }
  const columns = listAt('footer.columns').map((column, index) =>
    menu(String(isRecord(column) ? column['id'] : index), `footer.columns[${index}].links`, [
      ...['footer', 'columns', index, 'links'],
    ]),
  )
  return [menu('header', 'header'), menu('drawer', 'drawer'), ...columns]
}
