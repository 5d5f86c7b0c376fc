import { type Bundle, bundle } from './bundle/bundle.ts'
import { precompress } from './files/precompress.ts'
import { prerender } from './files/prerender.ts'
import { publicFiles } from './files/public-files.ts'
import { checkFormFields } from './headers/form-fields.ts'
import { headerFiles } from './headers/headers.ts'
import type { BuildInput, BuildOutput } from './page-input.ts'

/** Bundles the client, prerenders every page, and compresses text files. */
export async function build({
  root,
  pages,
  site,
  forms,
  year,
  onStage,
}: BuildInput): Promise<BuildOutput> {
  onStage('bundle')
  const bundled: Bundle = await bundle(root)

  onStage('prerender')
  const { documents, data } = await prerender({ pages, bundle: bundled, year })

  checkFormFields(documents, forms)

  onStage('compress')
  const files = await precompress(
    new Map([...bundled.files, ...documents, ...data, ...publicFiles({ root, pages, site })]),
  )
  return new Map([
    ...files,
    ...headerFiles({
      documents,
      boot: bundled.boot,
      origin: pages[0]?.chrome.origin ?? '',
      scheduling: site.scheduling,
      https: site.security?.https,
      redirects: new Map(site.redirects.map(({ from, to }) => [from, to])),
    }),
  ])
}
