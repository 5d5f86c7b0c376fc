import { join } from 'node:path'
import { type KeptBundle, keptBundle } from '#renderer/site/bundle/kept-bundle.ts'
import { dataFile, documentFile } from '#renderer/site/files/file-names.ts'
import { readBrandArt } from '#renderer/site/images/brand-art.ts'
import type { PageInput } from '#renderer/site/page-input.ts'
import { renderPage, type ServerEntry } from '#renderer/site/pages/make-page.ts'
import { ownProject, projectAt } from './project.ts'

/** The bundle that visitors get, with whole fonts. */
export function bundleForVisitors(root: string): Promise<KeptBundle> {
  return keptBundle({
    project: projectAt(root),
    folder: join(root, '.cache'),
    characters: undefined,
  })
}

/** The documents and data files of pages, by path, as a build in 2026 makes them. */
export async function renderedPages(pages: readonly PageInput[], bundle: KeptBundle) {
  const parts = { bundle, own: {}, year: 2026, isRelease: true, art: readBrandArt(ownProject) }
  const entry: ServerEntry = await import(bundle.server)
  const documents = new Map<string, string>()
  const data = new Map<string, string>()
  for (const each of pages) {
    const page = await renderPage(each, parts, entry)
    documents.set(documentFile(each.page), page.html)
    data.set(dataFile(each.page), page.data)
  }
  return { documents, data }
}
