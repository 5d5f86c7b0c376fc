import type { Checked } from '#generator/index.ts'
import type { KeptBundle } from '#renderer/site/bundle/kept-bundle.ts'
import { documentFile } from '#renderer/site/files/file-names.ts'
import { publicFiles } from '#renderer/site/files/public-files.ts'
import { readBrandArt } from '#renderer/site/images/brand-art.ts'
import { faultsOf } from '../../generator/emit/emitted-schemas.ts'
import { emitData } from '../../support/emitted-data.ts'
import { ownProject } from '../../support/project.ts'
import { renderedPages } from '../../support/rendered-pages.ts'
import { check, type Files, original } from './content.ts'
import { documentFaults } from './document-faults.ts'

/** What an edit made of the site. */
export interface BuiltEdit {
  /** What a visitor would see as broken. */
  readonly faults: readonly string[]
  /** The documents and data that differ from those of the content before, by path. */
  readonly files: ReadonlyMap<string, string>
  /** The addresses of the pages that differ. */
  readonly touched: readonly string[]
  /** The addresses of all pages. */
  readonly paths: ReadonlySet<string>
}

const errorsIn = ({ diagnostics }: Checked) =>
  diagnostics.flatMap(({ severity, id }) => (severity === 'error' ? [id] : []))

const base = check(original)
const known = new Set(errorsIn(base))
const pageKey = ({ page, chrome }: { page: object; chrome: object }) =>
  JSON.stringify([page, chrome])
const art = readBrandArt(ownProject)
const before = new Set(emitData(base.site).pages.map(pageKey))

/** Builds content as `build` does, without compression, and only the pages that differ. undefined if it has an error. */
export async function builtEdit(files: Files, bundle: KeptBundle): Promise<BuiltEdit | undefined> {
  const checked = check(files)
  if (errorsIn(checked).some((id) => !known.has(id))) return undefined

  const { pages, forms, players, site: data } = emitData(checked.site)
  const changed = pages.filter((page) => !before.has(pageKey(page)))
  const rendered = await renderedPages(changed, bundle)
  const shared = await publicFiles({ art, pages, site: data, players })
  const paths = new Set(pages.map(({ page }) => page.path))
  const documents = Map.groupBy(pages, ({ page }) => documentFile(page))
  const faults = [
    ...pages.flatMap(({ chrome: { home } }) => (paths.has(home) ? [] : [`no page at ${home}`])),
    ...[...documents].flatMap(([file, { length }]) =>
      length > 1 ? [`two pages are written to ${file}`] : [],
    ),
    ...[...rendered.documents].flatMap(([file, html]) =>
      documentFaults(html, paths).map((fault) => `${file}: ${fault}`),
    ),
    ...faultsOf('data/form-rules.schema.json', forms),
    ...changed.flatMap(({ page }) => faultsOf('data/page.schema.json', page)),
    ...pages.slice(0, 1).flatMap(({ chrome }) => faultsOf('data/chrome.schema.json', chrome)),
  ]
  return {
    faults,
    files: new Map([
      ...[...shared].map(([path, contents]) => [path, String(contents)] as const),
      ...rendered.documents,
      ...rendered.data,
    ]),
    paths,
    touched: changed.filter(({ page }) => page.status === 200).map(({ page }) => page.path),
  }
}
