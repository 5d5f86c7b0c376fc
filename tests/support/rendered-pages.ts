import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type KeptBundle, keptBundle } from '#renderer/site/bundle/kept-bundle.ts'
import { componentTypes } from '#renderer/site/bundle/sources.ts'
import { readBrandArt } from '#renderer/site/images/brand-art.ts'
import type { PageInput } from '#renderer/site/page-input.ts'
import { pageJob, partsOf, renderPage, type ServerEntry } from '#renderer/site/pages/make-page.ts'
import type { FormRules } from '#site/types.ts'
import { ownProject, projectAt } from './project.ts'

/** The bundle that visitors get, with whole fonts. */
export function bundleForVisitors(root: string): Promise<KeptBundle> {
  const project = projectAt(root)
  return keptBundle({
    project,
    types: componentTypes(project),
    folder: join(root, '.cache'),
    characters: undefined,
  })
}

interface Input {
  readonly pages: readonly PageInput[]
  readonly bundle: KeptBundle
  readonly forms: FormRules
}

/** The documents and data files of pages, by path, as a build in 2026 makes them. */
export async function renderedPages({ pages, bundle, forms }: Input) {
  const art = readBrandArt(ownProject)
  const parts = partsOf(bundle, { forms, isRelease: true, own: {}, art, cache: tmpdir() })
  const entry: ServerEntry = await import(bundle.server)
  const documents = new Map<string, string>()
  const data = new Map<string, string>()
  for (const each of pages) {
    const job = pageJob({
      ...each,
      chromeText: JSON.stringify(each.chrome),
      bundle,
      art,
      year: 2026,
      quality: 'quick',
    })
    const page = await renderPage(job, parts, entry)
    documents.set(job.document, page.html)
    data.set(job.dataFile, page.data)
  }
  return { documents, data }
}
