import { keptBundle } from './bundle/kept-bundle.ts'
import { charactersIn } from './bundle/subset-fonts.ts'
import { compress } from './compress.ts'
import { publicFiles } from './files/public-files.ts'
import { headerFiles } from './headers/headers.ts'
import { readBrandArt } from './images/brand-art.ts'
import type { BuildInput } from './page-input.ts'
import { partsOf } from './pages/make-page.ts'
import { isSmall, makePages, recordFile } from './pages/make-pages.ts'

/** Bundles the client, makes every page, and writes the files of the site. Returns the number of pages. */
export async function build(input: BuildInput): Promise<number> {
  const { root, cache, count, texts, site, forms, isRelease, output, onStage } = input
  onStage('bundle')
  const bundle = await keptBundle({
    root,
    folder: cache,
    characters: texts && charactersIn(texts),
  })

  onStage('pages')
  const art = readBrandArt(root)
  // Beside the bundles, of which only the newest are kept.
  const parts = partsOf(bundle, forms, art, `${cache}-cards`)
  const { pages, records } = await makePages({ ...input, bundle, parts })

  for (const [path, contents] of bundle.files) output.write(path, contents)
  const quality = isRelease || isSmall(count) ? 'best' : 'quick'
  for (const [path, contents] of publicFiles({ art, pages, site })) {
    for (const file of compress(path, contents, quality)) output.write(...file)
  }
  const textOf = (name: string) => parts.styles[name]?.text ?? ''
  const headers = headerFiles({
    documents: new Map(records.map(({ document, styles }) => [document, styles.map(textOf)])),
    boot: bundle.boot,
    origin: pages[0]?.chrome.origin ?? '',
    scheduling: site.scheduling,
    https: site.security?.https,
    redirects: new Map(site.redirects.map(({ from, to }) => [from, to])),
  })
  for (const [path, contents] of headers) output.write(path, contents)
  output.write(recordFile, JSON.stringify(records))
  return pages.length
}
