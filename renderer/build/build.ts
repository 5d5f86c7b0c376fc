import type { Chrome, Page } from '#site/types.ts'
import { type Bundle, bundle } from './bundle.ts'
import { headerFiles } from './headers.ts'
import { precompress } from './precompress.ts'
import { prerender } from './prerender.ts'
import { publicFiles } from './public-files.ts'

/** A page and what surrounds it. */
export interface PageInput {
  readonly page: Page
  readonly chrome: Chrome
}

export interface BuildInput {
  /** The project's root, where the renderer's sources are. */
  readonly root: string
  readonly pages: readonly PageInput[]
  /** The year in the copyright line. */
  readonly year: number
  /** Called as each stage starts. */
  readonly onStage: (stage: 'bundle' | 'prerender' | 'compress') => void
}

/** Every file of the built site, by its path inside the output folder. */
export type BuildOutput = ReadonlyMap<string, string | Uint8Array>

/** Bundles the client, renders every page to its document, and compresses what is text. */
export async function build({ root, pages, year, onStage }: BuildInput): Promise<BuildOutput> {
  onStage('bundle')
  const bundled: Bundle = await bundle(root)

  onStage('prerender')
  const { documents, data } = await prerender({ pages, bundle: bundled, year })

  onStage('compress')
  const files = await precompress(
    new Map([...bundled.files, ...documents, ...data, ...publicFiles(root, pages)]),
  )
  return new Map([
    ...files,
    ...headerFiles({
      documents,
      boot: bundled.boot,
      origin: pages[0]?.chrome.origin ?? '',
      redirects: new Map(),
    }),
  ])
}
