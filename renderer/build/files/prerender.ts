import { tsImport } from 'tsx/esm/api'
import type { Bundle } from '../bundle/bundle.ts'
import type { PageInput } from '../page-input.ts'
import { toolbarColors } from './brand.ts'
import { chromeFile, dataFile, documentFile } from './file-names.ts'

/** The used part of the server entry. `renderer/app` is loaded at run time, never imported. */
export interface ServerEntry {
  render(first: unknown, assets: unknown): Promise<string>
}

export interface PrerenderInput {
  readonly pages: readonly PageInput[]
  readonly bundle: Bundle
  readonly year: number
}

/** The files of the pages, by path. */
export interface Prerendered {
  readonly documents: ReadonlyMap<string, string>
  readonly data: ReadonlyMap<string, string>
}

/** Renders each page to its document and the data file beside it. */
export async function prerender({ pages, bundle, year }: PrerenderInput): Promise<Prerendered> {
  const { render }: ServerEntry = await tsImport(
    '../../app/entry/entry-server.tsx',
    import.meta.url,
  )
  const documents = new Map<string, string>()
  const data = new Map<string, string>()
  const toolbar = toolbarColors(bundle.commonStyle.text)

  for (const { page, chrome } of pages) {
    const types = [...new Set(page.sections.map(({ type }) => type))]
    const styles = [
      page.layout === 'bare' ? bundle.bareStyle : undefined,
      ...types.map((type) => bundle.style(type)),
    ].filter((style) => style !== undefined)
    const build = { id: bundle.id, sprite: bundle.sprite, year }
    const assets = {
      boot: bundle.boot,
      entry: bundle.entry,
      data: `/${dataFile(page)}`,
      styles: [bundle.commonStyle, ...styles],
      fonts: bundle.fonts,
      toolbar,
      icon: '/favicon.svg',
    }

    documents.set(documentFile(page), await render({ page, chrome, build }, assets))
    data.set(
      dataFile(page),
      JSON.stringify({
        page,
        chrome: `/${chromeFile(chrome)}`,
        styles: styles.map(({ name, href }) => ({ name, href })),
        build,
      }),
    )
  }
  return { documents, data }
}
