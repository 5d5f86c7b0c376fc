import { keptBundle } from './bundle/kept-bundle.ts'
import { charactersIn } from './bundle/subset-fonts.ts'
import { compress } from './compress.ts'
import { publicFiles } from './files/public-files.ts'
import { servedHeaders } from './headers/headers.ts'
import { readBrandArt } from './images/brand-art.ts'
import { dropOldCards } from './images/card/kept-card.ts'
import type { BuildInput, Built } from './page-input.ts'
import { makePages } from './pages/make-pages.ts'

/** Bundles the client, makes every page, and writes the files of the site. */
export async function build(input: BuildInput): Promise<Built> {
  const { project, cache, texts, site, players } = input
  const { year, isRelease, output, onStage } = input
  onStage('bundle')
  const bundle = await keptBundle({
    project,
    folder: cache,
    characters: texts && charactersIn(texts),
  })

  onStage('pages')
  const art = readBrandArt(project)
  const cards = `${cache}/cards`
  const parts = { bundle, year, isRelease, art }
  const { pages, files } = await makePages({ pages: input.pages, parts, cards, output })
  dropOldCards(
    cards,
    files.flatMap((page) => page.files.map(([path]) => path)),
  )

  for (const [path, contents] of bundle.files) output.write(path, contents)
  const quality = isRelease ? 'best' : 'quick'
  for (const [path, contents] of await publicFiles({ art, pages, site, players })) {
    for (const file of await compress(path, contents, quality)) output.write(...file)
  }
  const headers = servedHeaders({
    documents: new Map(files.map(({ document, style }) => [document, style])),
    boot: bundle.boot,
    origin: pages[0]?.chrome.origin ?? '',
    scheduling: site.scheduling,
    https: site.security?.https,
    redirects: new Map(site.redirects.map(({ from, to }) => [from, to])),
  })
  return { pages: pages.length, headers }
}
