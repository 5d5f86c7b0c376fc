import { memoize } from '../../memoize.ts'
import { joinAddress } from '../../model/links.ts'
import { type Language, languageNamed, type Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { fillFacts } from '../../text/resolve.ts'
import { emitPlans } from '../catalog.ts'
import { navigationOf, withoutBrand } from '../navigation.ts'

/**
 * What a page is called: as the menus call it, as the page calls itself, or as its title does. undefined if
 * the language has no page at this path.
 */
export function pageName(site: Site, language: Language, path: string): string | undefined {
  const page = pagesByPath(site, language.code).get(path)
  if (!page) return undefined
  const label = labelsOf(site, language.code).get(path)
  if (label !== undefined) return label
  const { name, title } = site.faceOf(page)
  return fillFacts(site, language, name ?? withoutBrand(title)).trim()
}

/** Pages that stand together in a list of all pages. */
interface PageGroup {
  /** The heading of the footer's column that alone names them. */
  readonly heading?: string
  /** What they are called, by path. */
  readonly names: ReadonlyMap<string, string>
}

/**
 * The pages of a language in the order of its menus: first those of the header and those that no menu
 * names, then column by column those that only the footer names.
 */
export function pageGroups(site: Site, language: Language): readonly PageGroup[] {
  const pages = pagesByPath(site, language.code)
  const [header, ...columns] = menusOf(site, language.code)
  const inMenu = labelsOf(site, language.code)
  const others = [...pages.keys()].filter((path) => !inMenu.has(path))
  const named = (paths: Iterable<string>) =>
    new Map(
      [...paths].flatMap((path) => {
        const name = pageName(site, language, path)
        return name === undefined ? [] : [[path, name]]
      }),
    )

  return [
    { names: named([...header.labels.keys(), ...others]) },
    ...columns.map(({ heading, labels }) => ({ heading, names: named(labels.keys()) })),
  ]
}

/** The pages of a language by path. */
const pagesByPath = memoize((site: Site, code: string): ReadonlyMap<string, SourceDocument> => {
  const { prefix } = languageNamed(site, code)
  return new Map(
    site
      .all('page', code)
      .map((page) => [joinAddress(prefix, site.pathOf(page.name, code) ?? `/${page.name}`), page]),
  )
})

/** What the menus call pages. */
const labelsOf = memoize(
  (site: Site, code: string): ReadonlyMap<string, string> =>
    new Map(menusOf(site, code).flatMap(({ labels }) => [...labels])),
)

interface Menu {
  readonly labels: ReadonlyMap<string, string>
}

interface Column extends Menu {
  readonly heading: string
}

/** The header with the plans, then the columns of the footer. The first label of a page counts. */
const menusOf = memoize(
  (site: Site, code: string): readonly [header: Menu, ...columns: Column[]] => {
    const language = languageNamed(site, code)
    const { header, footer } = navigationOf(site, language)
    const seen = new Set<string>()
    const menu = (entries: readonly (readonly [path: string | undefined, label: string])[]) => {
      const labels = new Map<string, string>()
      for (const [path, label] of entries) {
        if (path === undefined || seen.has(path)) continue
        seen.add(path)
        labels.set(path, label)
      }
      return labels
    }

    return [
      {
        labels: menu([
          ...header.map(({ to, all, label }) => [to ?? all?.to, label] as const),
          ...emitPlans(site, language).map(({ href, name }) => [href, name] as const),
        ]),
      },
      ...footer.columns.map(({ heading, links }) => ({
        heading,
        labels: menu(links.map(({ to, label }) => [to, label] as const)),
      })),
    ]
  },
)

/** A title without the name of the site, which stands at its end. */
