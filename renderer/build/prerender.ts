import { tsImport } from 'tsx/esm/api'
import type { PageInput } from './build.ts'
import type { Bundle } from './bundle.ts'
import { styleOf } from './sources.ts'

/** The part of the renderer's server entry that is used here; `renderer/app` is loaded, never imported. */
export interface ServerEntry {
  render(first: unknown, assets: unknown): Promise<string>
}

export interface PrerenderInput {
  readonly pages: readonly PageInput[]
  readonly bundle: Bundle
  readonly year: number
}

/** Renders each page to its document and the data file beside it. */
export async function prerender({
  pages,
  bundle,
  year,
}: PrerenderInput): Promise<ReadonlyMap<string, string>> {
  const { render }: ServerEntry = await tsImport('../app/entry-server.tsx', import.meta.url)
  const files = new Map<string, string>()

  for (const { page, chrome } of pages) {
    const types = [...new Set(page.sections.map(({ type }) => type))]
    const styles = types.flatMap((type) => bundle.style(styleOf(type)) ?? [])
    const assets = {
      boot: bundle.boot,
      modules: bundle.modules(types),
      styles: [bundle.commonStyle, ...styles],
      fonts: bundle.fonts,
      icon: '/favicon.svg',
    }
    const build = { id: bundle.id, sprite: bundle.sprite, year }
    const { document, data } = fileNames(page)

    files.set(document, await render({ page, chrome, build }, assets))
    files.set(
      data,
      JSON.stringify({ page, styles: styles.map(({ href }) => href), build: bundle.id }),
    )
  }
  return files
}

/** Where a page's document and data lie: `nl/plans/index.html`, and `404.html` for the page of no address. */
function fileNames({ path, status }: PageInput['page']) {
  const folder = path === '/' ? '' : `${path.slice(1)}/`
  if (status === 200) return { document: `${folder}index.html`, data: `${folder}page.json` }

  const parent = folder.replace(/[^/]+\/$/, '')
  return { document: `${parent}404.html`, data: `${parent}404.json` }
}
